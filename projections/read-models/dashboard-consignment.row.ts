import type { ConsignmentState, ConsignmentStatus } from '@contracts/rules/consignment.js';

import { date, instant, integer, key, oneOf, orNull, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** State of a consignment that the dashboard needs to update its numbers. */
const columns = {
  id: key(integer),
  clientId: integer,
  customerId: integer,
  /** 0 while no carrier is chosen. */
  customerCarrierId: integer,
  status: oneOf<ConsignmentStatus>('DRAFT'),
  state: oneOf<ConsignmentState>('OPEN'),
  /** Empty while there is no sender suburb. */
  senderState: text,
  receiverState: orNull(text),
  /** Calendar days, yyyy-MM-dd: created and dispatched in the sender's state, ETA and status in the receiver's. */
  createdDate: date,
  dispatchDate: date,
  etaDate: orNull(date),
  /** When the carrier recorded its status; null before the first scan. */
  statusDate: orNull(date),
  /** Time of the last recorded change of its status or its tab. */
  changedAt: instant,
};

export const DashboardConsignmentRow = rowSchema('dashboard_consignment', columns);
export type DashboardConsignmentRow = RowOf<typeof columns>;
