import type {
  ItemNumberAssignment,
  NumberBlock,
  PrefixRangeEvent,
} from '@contracts/events/prefix-range.events.js';
import { countNumbers } from '@contracts/rules/offer-number.js';

/** Numbers of individual pieces, shared by all accounts of a prefix. */
export interface ItemNumbers {
  readonly range: NumberBlock;
  /** Number assigned last; just below the range before the first. */
  readonly latest: number;
  /** Current assignments, newest last. */
  readonly recent: readonly ItemNumberAssignment[];
}

/** Numbers that a consignment already has from this range, according to its own stream or an earlier attempt. */
export interface HeldNumbers {
  readonly number: number | null;
  readonly blocks: readonly NumberBlock[];
}

/** A consignment whose pieces need numbers. */
export interface PiecesRequest {
  readonly consignmentId: number;
  /** Number of pieces; absent when they need no numbers. */
  readonly pieces?: number;
  /** Absent if the consignment never had any. */
  readonly held?: HeldNumbers;
}

/** All item numbers of a consignment, ascending. */
export function blocksOf(
  { recent }: ItemNumbers,
  { consignmentId, held }: PiecesRequest,
): readonly NumberBlock[] {
  const assigned = recent.filter((one) => one.consignmentId === consignmentId);
  const blocks = new Map(
    [...(held?.blocks ?? []), ...assigned].map(({ from, to }) => [from, { from, to }]),
  );
  return [...blocks.values()].sort((a, b) => a.from - b.from);
}

/**
 * Filters requests to those whose every piece can have a number; a consignment is never numbered partially. One without
 * a connote uses no item numbers.
 * @param takesConnote called once for each request that can have them, in order
 */
export function requestsWithinRange<Request extends PiecesRequest>(
  items: ItemNumbers,
  requests: readonly Request[],
  takesConnote: (request: Request) => boolean,
): Request[] {
  const granted = new Map<number, number>();
  let left = itemsLeft(items);
  return requests.filter((request) => {
    const before = granted.get(request.consignmentId) ?? 0;
    const missing = Math.max(0, missingPieces(items, request) - before);
    if (missing > left) return false;
    if (!takesConnote(request)) return true;
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
  const assignments = mergeRequests(requests).flatMap((request) => {
    const missing = missingPieces(items, request);
    if (missing === 0) return [];
    const from = latest + 1;
    latest += missing;
    return [{ consignmentId: request.consignmentId, from, to: latest }];
  });
  return assignments.length > 0 ? [{ type: 'ItemNumbersAssigned', data: { assignments } }] : [];
}

/** Returns the item numbers with new assignments added. */
export const withAssignedItems = (
  items: ItemNumbers,
  assignments: readonly ItemNumberAssignment[],
): ItemNumbers => ({
  ...items,
  latest: assignments.at(-1)?.to ?? items.latest,
  recent: withRecent(items.recent, assignments),
});

export const itemsLeft = ({ range, latest }: ItemNumbers): number => range.to - latest;

export const missingPieces = (items: ItemNumbers, request: PiecesRequest): number =>
  Math.max(0, (request.pieces ?? 0) - countNumbers(blocksOf(items, request)));

/** Merges concurrent requests of a consignment, so that it is numbered once. */
function mergeRequests(requests: readonly PiecesRequest[]): PiecesRequest[] {
  const merged = new Map<number, PiecesRequest>();
  for (const request of requests) {
    const before = merged.get(request.consignmentId);
    const pieces = Math.max(request.pieces ?? 0, before?.pieces ?? 0);
    merged.set(request.consignmentId, { ...before, ...request, pieces });
  }
  return [...merged.values()];
}

/**
 * Maximum assignments in a range's state, newest last: more than are ever in progress at once. Numbers of older
 * consignments are in their own streams.
 */
export const MAX_CURRENT_ASSIGNMENTS = 500;

/** Appends assignments, keeping only the newest. */
export const withRecent = <Assignment>(
  recent: readonly Assignment[],
  added: readonly Assignment[],
): readonly Assignment[] => [...recent, ...added].slice(-MAX_CURRENT_ASSIGNMENTS);
