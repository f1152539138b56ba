type Layer = ReadonlyMap<number, number>;

/**
 * Which number each consignment was given, without ever being copied whole: every addition is a layer of
 * its own, and layers are merged when they have grown alike. A look-up passes log2(n) layers.
 */
export interface AssignmentIndex {
  readonly layers: readonly Layer[];
}

export const emptyIndex: AssignmentIndex = { layers: [] };

export function findNumber({ layers }: AssignmentIndex, consignmentId: number): number | null {
  for (const layer of layers) {
    const number = layer.get(consignmentId);
    if (number !== undefined) return number;
  }
  return null;
}

export function addNumbers(
  { layers }: AssignmentIndex,
  assignments: Iterable<readonly [consignmentId: number, number: number]>,
): AssignmentIndex {
  let newest: Layer = new Map(assignments);
  let older = layers;
  for (let next = older[0]; next && next.size <= newest.size; next = older[0]) {
    newest = new Map([...next, ...newest]);
    older = older.slice(1);
  }
  return { layers: [newest, ...older] };
}
