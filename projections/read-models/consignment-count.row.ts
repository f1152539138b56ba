import { integer, key, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Exact number of a client's consignments in each tab (GAP-72). A client without any has no row. */
const columns = {
  clientId: key(integer),
  customerId: integer,
  open: integer,
  manifested: integer,
  deleted: integer,
};

export const ConsignmentCountRow = rowSchema('consignment_count', columns);
export type ConsignmentCountRow = RowOf<typeof columns>;
