import type {
  ItemNumberAssignment,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';
import { countNumbers } from '@contracts/rules/number-block.js';

import { addNumbers, findNumber, type AssignmentIndex } from './assignment-index.js';

/** The numbers of single pieces that all accounts of a prefix share. */
export interface ItemNumbers {
  readonly range: NumberBlock;
  /** Number given out last; just below the range before the first. */
  readonly latest: number;
  readonly assigned: AssignmentIndex<readonly NumberBlock[]>;
}

/** A consignment whose pieces need numbers. */
export interface PiecesRequest {
  readonly consignmentId: number;
  /** How many pieces; absent where they need no numbers. */
  readonly pieces?: number;
}

export const blocksOf = (items: ItemNumbers, consignmentId: number): readonly NumberBlock[] =>
  findNumber(items.assigned, consignmentId) ?? [];

/** Those whose every piece can have a number; a consignment never goes out with some of its pieces numbered. */
export function withEnoughItems<Request extends PiecesRequest>(
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

/** The next numbers for everybody's pieces, one block each, without a gap. Whoever has enough keeps what it has. */
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

/** The item numbers after some were given out. */
export function withGivenItems(
  items: ItemNumbers,
  assignments: readonly ItemNumberAssignment[],
): ItemNumbers {
  return {
    ...items,
    latest: assignments.at(-1)?.to ?? items.latest,
    assigned: addNumbers(
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

/** Asked for twice at once, a consignment is numbered once. */
function mostPieces(requests: readonly PiecesRequest[]): ReadonlyMap<number, number> {
  const wanted = new Map<number, number>();
  for (const { consignmentId, pieces = 0 } of requests)
    wanted.set(consignmentId, Math.max(pieces, wanted.get(consignmentId) ?? 0));
  return wanted;
}
