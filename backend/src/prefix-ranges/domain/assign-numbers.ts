import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import {
  requestsWithinRange,
  assignItems,
  blocksOf,
  itemsLeft,
  missingPieces,
  type PiecesRequest,
} from './item-numbers.js';
import { formatConnote, itemFormat } from './number-format.js';
import { evolve, type ActiveRange, type Allotment, type RegisteredRange } from './prefix-range.js';
import {
  ConnotesExhausted,
  ItemNumbersExhausted,
  NoNumbersAllotted,
  RangeNotInUse,
} from './prefix-range.errors.js';

/** Request for a number of an account and, if the carrier reads item numbers, for one per piece. */
export interface NumberRequest extends PiecesRequest {
  readonly clientCarrierAccountId: number;
  /** Numbers only the pieces: the connote is already assigned, or the carrier issues it. */
  readonly isForPiecesOnly?: boolean;
}

/**
 * Assigns the next numbers in the order of the requests. A consignment that has a number keeps it; when an account has
 * too few, the last requests get none and the account is recorded as exhausted. Connote and item numbers are assigned
 * together or not at all: a rejected request uses none.
 */
export function assignNumbers(
  range: RegisteredRange,
  requests: readonly NumberRequest[],
): PrefixRangeEvent[] {
  if (range.phase === 'WITHDRAWN') return [];
  const { items } = range;
  if (!items) return assignConnotes(range, requests);

  const satisfiable = requestsWithinRange(items, requests, connoteTaker(range));
  const connotes = assignConnotes(range, satisfiable);
  const after = connotes.reduce<RegisteredRange>(evolve, range);
  return [
    ...connotes,
    ...assignItems(
      items,
      satisfiable.filter((one) => hasConnote(after, one)),
    ),
  ];
}

/** Whether each request has, gets or needs no connote, if `assignConnotes` serves the requests in this order. */
function connoteTaker(range: ActiveRange): (request: NumberRequest) => boolean {
  const remaining = new Map([...range.accounts].map(([id, account]) => [id, numbersLeft(account)]));
  const served = new Set<string>();
  return (request) => {
    const { clientCarrierAccountId, consignmentId } = request;
    const key = `${clientCarrierAccountId} ${consignmentId}`;
    if (hasConnote(range, request) || served.has(key)) return true;
    const left = remaining.get(clientCarrierAccountId) ?? 0;
    if (left === 0) return false;
    remaining.set(clientCarrierAccountId, left - 1);
    served.add(key);
    return true;
  };
}

const hasConnote = (range: RegisteredRange, request: NumberRequest): boolean =>
  request.isForPiecesOnly === true || findNumber(range, request) !== null;

/** Number that the consignment has from the account; null if there is none. */
export function findNumber(
  { recent }: RegisteredRange,
  { clientCarrierAccountId, consignmentId, held }: NumberRequest,
): number | null {
  const assigned = recent.findLast(
    (one) =>
      one.consignmentId === consignmentId && one.clientCarrierAccountId === clientCarrierAccountId,
  );
  return assigned?.number ?? held?.number ?? null;
}

function assignConnotes(range: ActiveRange, all: readonly NumberRequest[]): PrefixRangeEvent[] {
  const requests = all.filter(({ isForPiecesOnly }) => !isForPiecesOnly);
  const accountIds = new Set(requests.map((request) => request.clientCarrierAccountId));

  return [...accountIds].flatMap((accountId) => {
    const account = range.accounts.get(accountId);
    if (!account) return [];
    const accountRequests = requests.filter(
      (request) => request.clientCarrierAccountId === accountId,
    );
    return assignFrom(account, accountId, withoutNumber(range, accountRequests));
  });
}

/**
 * Returns a consignment's number and the connote formatted from it.
 * @throws ConnotesExhausted or NoNumbersAllotted when it has none
 */
export function assignedNumber(
  range: RegisteredRange,
  request: NumberRequest,
): { readonly number: number; readonly connoteNumber: string } {
  const number = findNumber(range, request);
  if (number !== null) return { number, connoteNumber: formatConnote(range.format, number) };

  throw range.accounts.has(request.clientCarrierAccountId) && range.phase === 'ACTIVE'
    ? new ConnotesExhausted()
    : new NoNumbersAllotted();
}

/**
 * Returns the item numbers of a consignment's pieces; null when they need none, or the consignment got no connote.
 * @throws ItemNumbersExhausted or RangeNotInUse when too few are left
 */
export function assignedItems(
  { phase, id: prefixRangeId, format, items }: RegisteredRange,
  request: PiecesRequest,
): ItemNumbersData | null {
  if (!items || !request.pieces) return null;
  const missing = missingPieces(items, request);
  if (missing > 0 && phase === 'WITHDRAWN') throw new RangeNotInUse();
  if (missing > itemsLeft(items)) throw new ItemNumbersExhausted();
  if (missing > 0) return null;
  const blocks = blocksOf(items, request);
  return { prefixRangeId, format: itemFormat(format), blocks };
}

function assignFrom(
  account: Allotment,
  clientCarrierAccountId: number,
  consignmentIds: readonly number[],
): PrefixRangeEvent[] {
  const numbers = nextNumbers(account, consignmentIds.length);
  const assignments = numbers.map((number, index) => ({
    consignmentId: consignmentIds[index] ?? 0,
    number,
  }));
  const isExhausted = numbers.length < consignmentIds.length && !account.isExhausted;
  return [
    ...(assignments.length > 0
      ? [{ type: 'NumbersAssigned' as const, data: { clientCarrierAccountId, assignments } }]
      : []),
    ...(isExhausted ? [{ type: 'RangeExhausted' as const, data: { clientCarrierAccountId } }] : []),
  ];
}

const withoutNumber = (range: ActiveRange, requests: readonly NumberRequest[]): number[] => [
  ...new Set(
    requests
      .filter((request) => findNumber(range, request) === null)
      .map(({ consignmentId }) => consignmentId),
  ),
];

/** Number of numbers after the last one, in all of the account's blocks. */
const numbersLeft = ({ blocks, latest }: Allotment): number =>
  blocks.reduce((sum, { from, to }) => {
    const first = latest === null ? from : Math.max(from, latest + 1);
    return sum + Math.max(0, to - first + 1);
  }, 0);

/** Returns at most `count` numbers after the last one, across the account's blocks. */
function nextNumbers({ blocks, latest }: Allotment, count: number): number[] {
  const numbers: number[] = [];
  for (const { from, to } of blocks) {
    const first = latest === null ? from : Math.max(from, latest + 1);
    for (let number = first; number <= to && numbers.length < count; number += 1)
      numbers.push(number);
  }
  return numbers;
}
