import type { ItemNumbersData } from '@contracts/events/consignment.events.js';
import type { PrefixRangeEvent } from '@contracts/events/prefix-range.events.js';

import { findNumber } from './assignment-index.js';
import { formatConnote } from './connote-format.js';
import { itemFormat } from './item-format.js';
import {
  assignItems,
  blocksOf,
  itemsLeft,
  missingPieces,
  withEnoughItems,
  type PiecesRequest,
} from './item-numbers.js';
import { evolve, type Allotment, type PrefixRange } from './prefix-range.js';
import {
  ConnotesExhausted,
  ItemNumbersExhausted,
  NoNumbersAllotted,
  RangeNotInUse,
} from './prefix-range.errors.js';

/** A consignment that needs a number of an account, and where the carrier reads those, one for each piece. */
export interface NumberRequest extends PiecesRequest {
  readonly clientCarrierAccountId: number;
  /** Its connote is settled, or the carrier's to give: only its pieces are numbered. */
  readonly isForPiecesOnly?: boolean;
}

/**
 * Gives the next numbers to everybody who asks, in the order they asked. Whoever has a number already
 * keeps it; where an account has too few, the last ones go without and the range says that it is dry.
 * Connote and item numbers are given together, or neither: what is refused uses up none.
 */
export function assign(range: PrefixRange, requests: readonly NumberRequest[]): PrefixRangeEvent[] {
  if (range.isWithdrawn) return [];
  const { items } = range;
  if (!items) return assignConnotes(range, requests);

  const affordable = withEnoughItems(items, requests);
  const connotes = assignConnotes(range, affordable);
  const after = connotes.reduce(evolve, range);
  return [
    ...connotes,
    ...assignItems(
      items,
      affordable.filter((one) => hasConnote(after, one)),
    ),
  ];
}

const hasConnote = (
  { accounts }: PrefixRange,
  { isForPiecesOnly, clientCarrierAccountId, consignmentId }: NumberRequest,
): boolean => {
  const account = accounts.get(clientCarrierAccountId);
  return (
    isForPiecesOnly === true ||
    (account !== undefined && findNumber(account.assigned, consignmentId) !== null)
  );
};

function assignConnotes(range: PrefixRange, all: readonly NumberRequest[]): PrefixRangeEvent[] {
  const requests = all.filter(({ isForPiecesOnly }) => !isForPiecesOnly);
  const accountIds = new Set(requests.map((request) => request.clientCarrierAccountId));

  return [...accountIds].flatMap((accountId) => {
    const account = range.accounts.get(accountId);
    if (!account) return [];
    const asking = requests.filter((request) => request.clientCarrierAccountId === accountId);
    return assignFrom(account, accountId, withoutNumber(account, asking));
  });
}

/**
 * The number a consignment was given, and the connote it makes.
 * @throws ConnotesExhausted or NoNumbersAllotted when it was given none
 */
export function assignedNumber(
  range: PrefixRange,
  { clientCarrierAccountId, consignmentId }: NumberRequest,
): { readonly number: number; readonly connoteNumber: string } {
  const account = range.accounts.get(clientCarrierAccountId);
  const number = account ? findNumber(account.assigned, consignmentId) : null;
  if (number !== null) return { number, connoteNumber: formatConnote(range.format, number) };

  throw account && !range.isWithdrawn ? new ConnotesExhausted() : new NoNumbersAllotted();
}

/**
 * The numbers its pieces were given; null where they need none, or went without because it got no connote.
 * @throws ItemNumbersExhausted or RangeNotInUse when no more are to be had
 */
export function assignedItems(
  { id: prefixRangeId, format, items, isWithdrawn }: PrefixRange,
  request: PiecesRequest,
): ItemNumbersData | null {
  if (!items || !request.pieces) return null;
  const missing = missingPieces(items, request);
  if (missing > 0 && isWithdrawn) throw new RangeNotInUse();
  if (missing > itemsLeft(items)) throw new ItemNumbersExhausted();
  if (missing > 0) return null;
  const blocks = blocksOf(items, request.consignmentId);
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
  const isDry = numbers.length < consignmentIds.length && !account.isExhausted;
  return [
    ...(assignments.length > 0
      ? [{ type: 'NumbersAssigned' as const, data: { clientCarrierAccountId, assignments } }]
      : []),
    ...(isDry ? [{ type: 'RangeExhausted' as const, data: { clientCarrierAccountId } }] : []),
  ];
}

const withoutNumber = (account: Allotment, requests: readonly NumberRequest[]): number[] => [
  ...new Set(
    requests
      .map(({ consignmentId }) => consignmentId)
      .filter((consignmentId) => findNumber(account.assigned, consignmentId) === null),
  ),
];

/** At most `count` numbers that follow the last one, through the account's blocks. */
function nextNumbers({ blocks, latest }: Allotment, count: number): number[] {
  const numbers: number[] = [];
  for (const { from, to } of blocks) {
    const first = latest === null ? from : Math.max(from, latest + 1);
    for (let number = first; number <= to && numbers.length < count; number += 1)
      numbers.push(number);
  }
  return numbers;
}
