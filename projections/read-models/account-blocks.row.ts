import { bigint, integer, json, key, orNull, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** A block of numbers; both ends inclusive. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** The blocks of numbers that a client's carrier account was allotted; between two may lie those of others. */
const columns = {
  clientCarrierAccountId: key(integer),
  clientId: integer,
  /** Ascending, as they are used. */
  blocks: json<readonly Block[]>([]),
  /** Highest number on a consignment, without prefix; null before the first. */
  latestNumber: orNull(bigint),
};

export const AccountBlocksRow = rowSchema('account_blocks', columns);
export type AccountBlocksRow = RowOf<typeof columns>;
