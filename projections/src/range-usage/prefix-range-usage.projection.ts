import type { Recorded } from '@contracts/events/domain-event.js';
import { evolveBy } from '@contracts/events/evolve-by.js';
import {
  prefixRangeStream,
  type PrefixRangeEvent,
  type RangeRegistered,
} from '@contracts/events/prefix-range.events.js';
import {
  PrefixRangeUsageRow,
  type PrefixRangeUsageColumns,
} from '@read-models/prefix-range-usage.row.js';

import { foldProjection } from '../platform/fold-projection.js';
import { highestOf } from './highest-of.js';

/** How far the numbers of each connote prefix are given out. */
export const prefixRangeUsage = foldProjection<PrefixRangeEvent, PrefixRangeUsageColumns>({
  name: 'prefix-range-usage',
  prefix: prefixRangeStream.prefix,
  row: PrefixRangeUsageRow,
  key: ({ stream }) => Number(stream.slice(prefixRangeStream.prefix.length)),
  evolve: evolvePrefixRange,
});

type RecordedEvent = Recorded<PrefixRangeEvent>;

export function evolvePrefixRange(
  row: PrefixRangeUsageColumns | null,
  event: RecordedEvent,
): PrefixRangeUsageColumns {
  return evolveColumns(row ?? rowBefore(event), event);
}

const evolveColumns = evolveBy<PrefixRangeUsageColumns, RecordedEvent>({
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

function rowBefore(event: RecordedEvent): PrefixRangeUsageColumns {
  if (event.type === 'RangeRegistered') return newRow(event);
  throw new Error(`${event.stream} was never registered`);
}

function newRow({ data }: Recorded<RangeRegistered>): PrefixRangeUsageColumns {
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
