import type { CheckDigitRule } from '@contracts/events/prefix-range.events.js';

import { bigint, boolean, integer, key, oneOf, orNull, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Usage of the numbers of a connote prefix. Numbers are inclusive at both ends. */
const columns = {
  prefixRangeId: key(integer),
  customerId: integer,
  customerCarrierAccountId: integer,
  prefix: text,
  digits: integer,
  checkDigit: oneOf<CheckDigitRule>('NONE'),
  firstNumber: bigint,
  lastNumber: bigint,
  /** Last number that belongs to a client's block; null before the first block. */
  allottedTo: orNull(bigint),
  /** Count of numbers in blocks. */
  allotted: bigint,
  assigned: bigint,
  /** Highest number on a consignment; null before the first. */
  latestNumber: orNull(bigint),
  isWithdrawn: boolean,
  /** Count of numbers of the item range on pieces; all accounts of the prefix share the range. */
  itemsAssigned: bigint,
};

export const PrefixRangeUsageRow = rowSchema('prefix_range_usage', columns);
export type PrefixRangeUsageRow = RowOf<typeof columns>;
