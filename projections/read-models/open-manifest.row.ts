import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { ConsignmentType } from '@contracts/rules/consignment.js';

import type { Columns } from './columns.js';

/**
 * A group of created consignments that could leave on one manifest (GAP-32): what they share, and how
 * many there are. Names are read from the consignments themselves.
 */
@Entity('open_manifest')
export class OpenManifestRow {
  /** Made from what the group shares: the same group has the same number for ever. */
  @PrimaryColumn('bigint')
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @Column('integer', { name: 'carrier_service_type_id' })
  carrierServiceTypeId: number;

  @Column('integer', { name: 'sender_address_id' })
  senderAddressId: number;

  @Column('text', { name: 'consignment_type' })
  consignmentType: ConsignmentType;

  /** yyyy-MM-dd. */
  @Column('date', { name: 'dispatch_date' })
  dispatchDate: string;

  /** Number of consignments. */
  @Column('integer')
  quantity: number;
}

export type OpenManifestColumns = Columns<OpenManifestRow>;
