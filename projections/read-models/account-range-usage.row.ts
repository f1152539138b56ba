import { bigint, boolean, integer, key, orNull, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** How far a client's carrier account has used the numbers it was allotted (X-06, GAP-58). */
const columns = {
  clientCarrierAccountId: key(integer),
  clientId: integer,
  prefixRangeId: integer,
  allotted: bigint,
  assigned: bigint,
  /** Number given out last, without prefix; null before the first. */
  latestNumber: orNull(bigint),
  isExhausted: boolean,
};

export const AccountRangeUsageRow = rowSchema('account_range_usage', columns);
export type AccountRangeUsageRow = RowOf<typeof columns>;
