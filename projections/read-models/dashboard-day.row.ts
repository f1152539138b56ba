import { date, integer, key, text, type RowOf } from './column.js';
import { rowSchema } from './row-schema.js';

/** Counts of a day. A consignment counts on the day of each count. */
export const dayCounts = [
  /** Created on that day. */
  'made',
  /** With that dispatch date: draft, ready, in transit, delivered on time, delivered after its ETA. */
  'drafts',
  'ready',
  'underway',
  'onTime',
  'late',
  /** Out for delivery with that ETA. */
  'due',
  /** Delivered on that day. */
  'delivered',
  /** Since that day in a status that needs attention. */
  'troubled',
] as const;
export type DayCount = (typeof dayCounts)[number];

/**
 * A day of a client or of a whole customer with one carrier, for goods from one state. Rows of a customer exist alongside
 * those of its clients, so that a dashboard adds up only one row per carrier.
 */
const columns = {
  /** Owner, carrier, state and day, in this order. */
  id: key(text),
  /** 'client/7' or 'customer/3'. */
  owner: text,
  /** 0 for consignments without a carrier. */
  customerCarrierId: integer,
  /** Empty while there is no sender's suburb. */
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
