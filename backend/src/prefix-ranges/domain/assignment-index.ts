type Layer<Given> = ReadonlyMap<number, Given>;

/**
 * What each consignment was given, without ever being copied whole: every addition is a layer of its own,
 * and layers are merged when they have grown alike. A look-up passes log2(n) layers.
 */
export interface AssignmentIndex<Given = number> {
  readonly layers: readonly Layer<Given>[];
}

/** Nothing was given out yet. */
export const emptyIndex = { layers: [] } as const;

export function findNumber<Given>(
  { layers }: AssignmentIndex<Given>,
  consignmentId: number,
): Given | null {
  for (const layer of layers) {
    const given = layer.get(consignmentId);
    if (given !== undefined) return given;
  }
  return null;
}

/** What a consignment is given now stands in place of what it was given before. */
export function addNumbers<Given>(
  { layers }: AssignmentIndex<Given>,
  assignments: Iterable<readonly [consignmentId: number, given: Given]>,
): AssignmentIndex<Given> {
  let newest: Layer<Given> = new Map(assignments);
  let older = layers;
  for (let next = older[0]; next && next.size <= newest.size; next = older[0]) {
    newest = new Map([...next, ...newest]);
    older = older.slice(1);
  }
  return { layers: [newest, ...older] };
}
