import type {
  ItemNumberAssignment,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';
import { countNumbers } from '@contracts/rules/offer-number.js';

type Layer<Given> = ReadonlyMap<number, Given>;

/**
 * Immutable index of assignments by consignment. Every addition is a new layer, and layers of similar size are
 * merged, so nothing is copied whole and a look-up passes log2(n) layers.
 */
export interface AssignmentIndex<Given = number> {
  readonly layers: readonly Layer<Given>[];
}

/** An index without assignments. */
export const emptyIndex = { layers: [] } as const;

export function findAssignment<Given>(
  { layers }: AssignmentIndex<Given>,
  consignmentId: number,
): Given | null {
  for (const layer of layers) {
    const given = layer.get(consignmentId);
    if (given !== undefined) return given;
  }
  return null;
}

/** Returns an index in which the new assignments replace earlier ones of the same consignment. */
export function addAssignments<Given>(
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

/** Numbers of single pieces, shared by all accounts of a prefix. */
export interface ItemNumbers {
  readonly range: NumberBlock;
  /** Number assigned last; just below the range before the first. */
  readonly latest: number;
  readonly assigned: AssignmentIndex<readonly NumberBlock[]>;
}

/** A consignment whose pieces need numbers. */
export interface PiecesRequest {
  readonly consignmentId: number;
  /** Number of pieces; absent when they need no numbers. */
  readonly pieces?: number;
}

export const blocksOf = (items: ItemNumbers, consignmentId: number): readonly NumberBlock[] =>
  findAssignment(items.assigned, consignmentId) ?? [];

/** Filters requests to those whose every piece can have a number; a consignment never leaves partly numbered. */
export function affordableRequests<Request extends PiecesRequest>(
  items: ItemNumbers,
  requests: readonly Request[],
): Request[] {
  const granted = new Map<number, number>();
  let left = itemsLeft(items);
  return requests.filter((request) => {
    const before = granted.get(request.consignmentId) ?? 0;
    const missing = Math.max(0, missingPieces(items, request) - before);
    if (missing > left) return false;
    left -= missing;
    granted.set(request.consignmentId, before + missing);
    return true;
  });
}

/**
 * Assigns the next numbers to pieces, one block per consignment, without a gap. Consignments with enough keep
 * theirs.
 */
export function assignItems(
  items: ItemNumbers,
  requests: readonly PiecesRequest[],
): PrefixRangeEvent[] {
  let { latest } = items;
  const assignments = [...mostPieces(requests)].flatMap(([consignmentId, pieces]) => {
    const missing = missingPieces(items, { consignmentId, pieces });
    if (missing === 0) return [];
    const from = latest + 1;
    latest += missing;
    return [{ consignmentId, from, to: latest }];
  });
  return assignments.length > 0 ? [{ type: 'ItemNumbersAssigned', data: { assignments } }] : [];
}

/** Returns the item numbers with new assignments added. */
export function withAssignedItems(
  items: ItemNumbers,
  assignments: readonly ItemNumberAssignment[],
): ItemNumbers {
  return {
    ...items,
    latest: assignments.at(-1)?.to ?? items.latest,
    assigned: addAssignments(
      items.assigned,
      assignments.map(({ consignmentId, from, to }) => [
        consignmentId,
        [...blocksOf(items, consignmentId), { from, to }],
      ]),
    ),
  };
}

export const itemsLeft = ({ range, latest }: ItemNumbers): number => range.to - latest;

export const missingPieces = (
  items: ItemNumbers,
  { consignmentId, pieces = 0 }: PiecesRequest,
): number => Math.max(0, pieces - countNumbers(blocksOf(items, consignmentId)));

/** Merges concurrent requests of a consignment, so that it is numbered once. */
function mostPieces(requests: readonly PiecesRequest[]): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { consignmentId, pieces = 0 } of requests)
    wanted.set(consignmentId, Math.max(pieces, wanted.get(consignmentId) ?? 0));
  return wanted;
}
