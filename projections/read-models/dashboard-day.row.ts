import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Columns } from './columns.js';

/** What is counted of a day. A consignment counts on the day that the word belongs to. */
export const dayCounts = [
  /** Made on that day. */
  'made',
  /** With that dispatch date: still a draft, ready to go, gone, arrived in time, arrived after its ETA. */
  'drafts',
  'ready',
  'underway',
  'onTime',
  'late',
  /** Out for delivery with that ETA. */
  'due',
  /** Delivered on that day. */
  'delivered',
  /** Since that day in a status that asks for a person. */
  'troubled',
] as const;
export type DayCount = (typeof dayCounts)[number];

/**
 * A day of a client or of a whole customer with one carrier, for goods from one state. Rows of a customer
 * stand beside those of its clients, so that nobody's dashboard adds up more rows than it shows carriers.
 */
@Entity('dashboard_day')
export class DashboardDayRow {
  /** Owner, carrier, state and day, in this order. */
  @PrimaryColumn('text')
  id: string;

  /** 'client/7' or 'customer/3'. */
  @Column('text')
  owner: string;

  /** 0 for consignments without a carrier. */
  @Column('integer', { name: 'customer_carrier_id' })
  customerCarrierId: number;

  /** Empty while there is no sender's suburb. */
  @Column('text', { name: 'sender_state' })
  senderState: string;

  /** yyyy-MM-dd. */
  @Column('date')
  day: string;

  @Column('integer')
  made: number;

  @Column('integer')
  drafts: number;

  @Column('integer')
  ready: number;

  @Column('integer')
  underway: number;

  @Column('integer', { name: 'on_time' })
  onTime: number;

  @Column('integer')
  late: number;

  @Column('integer')
  due: number;

  @Column('integer')
  delivered: number;

  @Column('integer')
  troubled: number;
}

export type DashboardDayColumns = Columns<DashboardDayRow>;
