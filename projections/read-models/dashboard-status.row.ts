import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ConsignmentStatus } from '@contracts/rules/consignment.js';

import type { Columns } from './columns.js';

/** How many consignments of a client or of a whole customer are in a status with one carrier; deleted ones apart. */
@Entity('dashboard_status')
export class DashboardStatusRow {
  /** Owner, carrier and status, in this order. */
  @PrimaryColumn('text')
  id: string;

  /** 'client/7' or 'customer/3'. */
  @Column('text')
  owner: string;

  /** 0 for consignments without a carrier. */
  @Column('integer', { name: 'customer_carrier_id' })
  customerCarrierId: number;

  @Column('text')
  status: ConsignmentStatus;

  @Column('integer')
  quantity: number;
}

export type DashboardStatusColumns = Columns<DashboardStatusRow>;
