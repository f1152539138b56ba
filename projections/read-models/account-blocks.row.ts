import { bigint, integer, json, key, orNull, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** A block of numbers; both ends inclusive. */
interface Block {
  readonly from: number;
  readonly to: number;
}

/** The number blocks allotted to a client's carrier account; blocks of other accounts may be between them. */
const columns = {
  clientCarrierAccountId: key(integer),
  clientId: integer,
  /** Ascending, in order of use. */
  blocks: json<readonly Block[]>([]),
  /** Highest number on a consignment, without prefix; null before the first. */
  latestNumber: orNull(bigint),
};

export const AccountBlocksRow = rowSchema('account_blocks', columns);
export type AccountBlocksRow = RowOf<typeof columns>;
