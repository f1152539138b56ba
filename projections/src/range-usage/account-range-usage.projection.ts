import type { Recorded } from '@contracts/events/domain-event.js';
import {
  prefixRangeStream,
  type NumbersAssigned,
  type PrefixRangeEvent,
  type RangeAllotted,
} from '@contracts/events/prefix-range.events.js';
import {
  AccountRangeUsageRow,
  type AccountRangeUsageColumns,
} from '@read-models/account-range-usage.row.js';

import { foldProjection } from '../platform/fold-projection.js';
import { highestOf } from './highest-of.js';

/** How far each client's carrier account has used its block of numbers. */
export const accountRangeUsage = foldProjection<PrefixRangeEvent, AccountRangeUsageColumns>({
  name: 'account-range-usage',
  prefix: prefixRangeStream.prefix,
  row: AccountRangeUsageRow,
  key: ({ data }) => ('clientCarrierAccountId' in data ? data.clientCarrierAccountId : []),
  evolve: evolveAccountRange,
});

export function evolveAccountRange(
  row: AccountRangeUsageColumns | null,
  event: Recorded<PrefixRangeEvent>,
): AccountRangeUsageColumns | null {
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

/** A first block, or one more behind it. */
function allotted(
  row: AccountRangeUsageColumns | null,
  { stream, data }: Recorded<RangeAllotted>,
): AccountRangeUsageColumns {
  return {
    clientCarrierAccountId: data.clientCarrierAccountId,
    clientId: data.clientId,
    prefixRangeId: Number(stream.slice(prefixRangeStream.prefix.length)),
    firstNumber: row?.firstNumber ?? data.from,
    lastNumber: data.to,
    allotted: (row?.allotted ?? 0) + data.to - data.from + 1,
    assigned: row?.assigned ?? 0,
    latestNumber: row?.latestNumber ?? null,
    isExhausted: false,
  };
}

function assigned(
  row: AccountRangeUsageColumns,
  { data: { assignments } }: Recorded<NumbersAssigned>,
): AccountRangeUsageColumns {
  return {
    ...row,
    assigned: row.assigned + assignments.length,
    latestNumber: highestOf(row.latestNumber, assignments),
  };
}
