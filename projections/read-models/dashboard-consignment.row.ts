import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ConsignmentState, ConsignmentStatus } from '@contracts/rules/consignment.js';

import type { Columns } from './columns.js';

/** What the dashboard has to remember of a consignment so that its numbers can follow every change. */
@Entity('dashboard_consignment')
export class DashboardConsignmentRow {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  /** 0 while no carrier is chosen. */
  @Column('integer', { name: 'customer_carrier_id' })
  customerCarrierId: number;

  @Column('text')
  status: ConsignmentStatus;

  @Column('text')
  state: ConsignmentState;

  /** Empty while there is no sender's suburb. */
  @Column('text', { name: 'sender_state' })
  senderState: string;

  @Column('text', { name: 'receiver_state', nullable: true })
  receiverState: string | null;

  /** Days, yyyy-MM-dd: of the sender's state, of the receiver's state for the last two. */
  @Column('date', { name: 'created_date' })
  createdDate: string;

  @Column('date', { name: 'dispatch_date' })
  dispatchDate: string;

  @Column('date', { name: 'eta_date', nullable: true })
  etaDate: string | null;

  /** When its status became what it is out there; null before the first scan. */
  @Column('date', { name: 'status_date', nullable: true })
  statusDate: string | null;
}

export type DashboardConsignmentColumns = Columns<DashboardConsignmentRow>;
