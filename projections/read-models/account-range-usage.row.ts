import { bigint, boolean, integer, key, orNull, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Usage of the numbers allotted to a client's carrier account (X-06, GAP-58). */
const columns = {
  clientCarrierAccountId: key(integer),
  clientId: integer,
  prefixRangeId: integer,
  allotted: bigint,
  assigned: bigint,
  /** Last assigned number, without prefix; null before the first. */
  latestNumber: orNull(bigint),
  isExhausted: boolean,
};

export const AccountRangeUsageRow = rowSchema('account_range_usage', columns);
export type AccountRangeUsageRow = RowOf<typeof columns>;
