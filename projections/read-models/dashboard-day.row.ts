import { date, integer, key, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Counts of a day. Each count uses a different day of the consignment. */
export const dayCounts = [
  /** Created on that day. */
  'made',
  /** Dispatched on that day: draft, ready, in transit, delivered on time, delivered after its ETA. */
  'drafts',
  'ready',
  'underway',
  'onTime',
  'late',
  /** Out for delivery, with its ETA on that day. */
  'due',
  /** Delivered on that day. */
  'delivered',
  /** In a status that needs attention, since that day. */
  'troubled',
] as const;
export type DayCount = (typeof dayCounts)[number];

/**
 * One day of a client or a whole customer, for one carrier and one sender state. A customer has rows of its own besides
 * those of its clients, so that a dashboard adds up only one row per carrier.
 */
const columns = {
  /** Owner, carrier, state and day, in this order. */
  id: key(text),
  /** 'client/7' or 'customer/3'. */
  owner: text,
  /** 0 for consignments without a carrier. */
  customerCarrierId: integer,
  /** Empty while there is no sender suburb. */
  senderState: text,
  /** yyyy-MM-dd. */
  day: date,
  made: integer,
  drafts: integer,
  ready: integer,
  underway: integer,
  onTime: integer,
  late: integer,
  due: integer,
  delivered: integer,
  troubled: integer,
};

export const DashboardDayRow = rowSchema('dashboard_day', columns);
export type DashboardDayRow = RowOf<typeof columns>;
