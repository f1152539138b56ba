import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import {
  type NumberAssignment,
  type NumbersAssigned,
  type PrefixRangeEvent,
  prefixRangeStream,
  type RangeAllotted,
  type RangeRegistered,
} from '@contracts/events/prefix-range.events.js';
import { AccountBlocksRow } from '@read-models/account-blocks.row.js';
import { AccountRangeUsageRow } from '@read-models/account-range-usage.row.js';
import { PrefixRangeUsageRow } from '@read-models/prefix-range-usage.row.js';

import { foldProjection } from '../platform/fold.js';
import { batchIntervals } from '../platform/projection.js';

/** Highest number on a consignment so far. */
function highestOf(latest: number | null, assignments: readonly NumberAssignment[]): number | null {
  return assignments.reduce<number | null>(
    (highest, { number }) => (highest === null || number > highest ? number : highest),
    latest,
  );
}

/** Usage of the number blocks of each client carrier account. */
export const accountRangeUsage = foldProjection<PrefixRangeEvent, AccountRangeUsageRow>({
  name: 'account-range-usage',
  prefix: prefixRangeStream.prefix,
  minIntervalMs: batchIntervals.live,
  row: AccountRangeUsageRow,
  key: ({ data }) => ('clientCarrierAccountId' in data ? data.clientCarrierAccountId : []),
  evolve: evolveAccountRange,
});

export function evolveAccountRange(
  row: AccountRangeUsageRow | null,
  event: Recorded<PrefixRangeEvent>,
): AccountRangeUsageRow | null {
  switch (event.type) {
    case 'RangeAllotted':
      return allotted(row, event);
    case 'NumbersAssigned':
      return row && assigned(row, event);
    case 'RangeExhausted':
      return row && { ...row, isExhausted: true };
    case 'ItemNumbersAssigned':
    case 'RangeRegistered':
    case 'RangeWithdrawn':
      return row;
  }
}

/** Adds a block, the first or another. */
function allotted(
  row: AccountRangeUsageRow | null,
  { stream, data }: Recorded<RangeAllotted>,
): AccountRangeUsageRow {
  return {
    clientCarrierAccountId: data.clientCarrierAccountId,
    clientId: data.clientId,
    prefixRangeId: Number(stream.slice(prefixRangeStream.prefix.length)),
    allotted: (row?.allotted ?? 0) + data.to - data.from + 1,
    assigned: row?.assigned ?? 0,
    latestNumber: row?.latestNumber ?? null,
    isExhausted: false,
  };
}

function assigned(
  row: AccountRangeUsageRow,
  { data: { assignments } }: Recorded<NumbersAssigned>,
): AccountRangeUsageRow {
  return {
    ...row,
    assigned: row.assigned + assignments.length,
    latestNumber: highestOf(row.latestNumber, assignments),
  };
}

/** The number blocks of each client carrier account, which never overlap. */
export const accountBlocks = foldProjection<PrefixRangeEvent, AccountBlocksRow>({
  name: 'account-blocks',
  prefix: prefixRangeStream.prefix,
  minIntervalMs: batchIntervals.relaxed,
  row: AccountBlocksRow,
  key: ({ data }) => ('clientCarrierAccountId' in data ? data.clientCarrierAccountId : []),
  evolve: evolveAccountBlocks,
});

export function evolveAccountBlocks(
  row: AccountBlocksRow | null,
  { type, data }: Recorded<PrefixRangeEvent>,
): AccountBlocksRow | null {
  switch (type) {
    case 'RangeAllotted':
      return withBlock(row, data);
    case 'NumbersAssigned':
      return row && { ...row, latestNumber: highestOf(row.latestNumber, data.assignments) };
    case 'ItemNumbersAssigned':
    case 'RangeExhausted':
    case 'RangeRegistered':
    case 'RangeWithdrawn':
      return row;
  }
}

function withBlock(
  row: AccountBlocksRow | null,
  { clientCarrierAccountId, clientId, from, to }: RangeAllotted['data'],
): AccountBlocksRow {
  const { blocks, latestNumber } = row ?? { blocks: [], latestNumber: null };
  return { clientCarrierAccountId, clientId, blocks: [...blocks, { from, to }], latestNumber };
}

/** Usage of the numbers of each connote prefix. */
export const prefixRangeUsage = foldProjection<PrefixRangeEvent, PrefixRangeUsageRow>({
  name: 'prefix-range-usage',
  prefix: prefixRangeStream.prefix,
  minIntervalMs: batchIntervals.relaxed,
  row: PrefixRangeUsageRow,
  key: ({ stream }) => Number(stream.slice(prefixRangeStream.prefix.length)),
  evolve: evolvePrefixRange,
});

type RecordedEvent = Recorded<PrefixRangeEvent>;

export function evolvePrefixRange(
  row: PrefixRangeUsageRow | null,
  event: RecordedEvent,
): PrefixRangeUsageRow {
  return evolveColumns(row ?? rowBefore(event), event);
}

const evolveColumns = evolveBy<PrefixRangeUsageRow, RecordedEvent>({
  RangeRegistered: (row) => row,
  RangeAllotted: (row, { data: { from, to } }) => ({
    ...row,
    allottedTo: Math.max(row.allottedTo ?? to, to),
    allotted: row.allotted + to - from + 1,
  }),
  NumbersAssigned: (row, { data: { assignments } }) => ({
    ...row,
    assigned: row.assigned + assignments.length,
    latestNumber: highestOf(row.latestNumber, assignments),
  }),
  ItemNumbersAssigned: (row, { data: { assignments } }) => ({
    ...row,
    itemsAssigned: assignments.reduce(
      (sum, { from, to }) => sum + to - from + 1,
      row.itemsAssigned,
    ),
  }),
  RangeExhausted: (row) => row,
  RangeWithdrawn: (row) => ({ ...row, isWithdrawn: true }),
});

function rowBefore(event: RecordedEvent): PrefixRangeUsageRow {
  if (event.type === 'RangeRegistered') return newRow(event);
  throw new Error(`${event.stream} was never registered`);
}

function newRow({ data }: Recorded<RangeRegistered>): PrefixRangeUsageRow {
  return {
    prefixRangeId: data.prefixRangeId,
    customerId: data.customerId,
    customerCarrierAccountId: data.customerCarrierAccountId,
    ...data.format,
    firstNumber: data.from,
    lastNumber: data.to,
    allottedTo: null,
    allotted: 0,
    assigned: 0,
    latestNumber: null,
    isWithdrawn: false,
    itemsAssigned: 0,
  };
}
