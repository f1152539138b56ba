import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Columns } from './columns.js';

/** How many consignments a client has in each tab, exactly (GAP-72). A client without any has no row. */
@Entity('consignment_count')
export class ConsignmentCountRow {
  @PrimaryColumn('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('integer')
  open: number;

  @Column('integer')
  manifested: number;

  @Column('integer')
  deleted: number;
}

export type ConsignmentCountColumns = Columns<ConsignmentCountRow>;
