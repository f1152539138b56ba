import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import { integer, key, oneOf, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Number of consignments of a client or a whole customer in a status with one carrier; deleted ones separately. */
const columns = {
  /** Owner, carrier and status, in this order. */
  id: key(text),
  /** 'client/7' or 'customer/3'. */
  owner: text,
  /** 0 for consignments without a carrier. */
  customerCarrierId: integer,
  status: oneOf<ConsignmentStatus>('DRAFT'),
  quantity: integer,
};

export const DashboardStatusRow = rowSchema('dashboard_status', columns);
export type DashboardStatusRow = RowOf<typeof columns>;
