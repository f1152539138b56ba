import { Column, Entity, PrimaryColumn } from 'typeorm';

import type {
  ConsignmentState,
  ConsignmentStatus,
  ConsignmentType,
} from '@contracts/rules/consignment.js';

import type { Columns } from './columns.js';

/**
 * One consignment as the list, its filters and its bulk bar see it. What a record of another context
 * decides (cut-offs, whether manifesting is on) is added when the list is read.
 */
@Entity('consignment_list')
export class ConsignmentListRow {
  @PrimaryColumn('integer')
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('text', { name: 'client_name' })
  clientName: string;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('text', { name: 'consignment_type' })
  consignmentType: ConsignmentType;

  @Column('text')
  status: ConsignmentStatus;

  @Column('text')
  state: ConsignmentState;

  /** How many changes of content there have been (GAP-61). */
  @Column('integer')
  revision: number;

  /** A number, 'DRAFT' or 'PENDING MANIFEST' (GAP-22). */
  @Column('text', { name: 'connote_number' })
  connoteNumber: string;

  /** The range and account the number came from: an offer of another account leaves it behind. */
  @Column('integer', { name: 'connote_range_id', nullable: true })
  connoteRangeId: number | null;

  @Column('integer', { name: 'connote_account_id', nullable: true })
  connoteAccountId: number | null;

  /** Prefix of the chosen offer's numbers. */
  @Column('text', { name: 'connote_prefix', nullable: true })
  connotePrefix: string | null;

  @Column('integer', { name: 'manifest_id', nullable: true })
  manifestId: number | null;

  @Column('text', { name: 'manifest_number', nullable: true })
  manifestNumber: string | null;

  @Column('text', { name: 'booking_reference', nullable: true })
  bookingReference: string | null;

  /** ISO instant. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt: string;

  /** Calendar day of the sender's state, yyyy-MM-dd. */
  @Column('date', { name: 'dispatch_date' })
  dispatchDate: string;

  @Column('text', { name: 'consignment_references', array: true })
  consignmentReferences: string[];

  @Column('text', { name: 'formatted_references' })
  formattedReferences: string;

  @Column('integer', { name: 'item_quantity' })
  itemQuantity: number;

  /** Of all items together. */
  @Column('bigint', { name: 'weight_grams' })
  weightGrams: number;

  @Column('boolean', { name: 'printed_label' })
  printedLabel: boolean;

  @Column('integer', { name: 'carrier_id', nullable: true })
  carrierId: number | null;

  @Column('text', { name: 'carrier_display_name', nullable: true })
  carrierDisplayName: string | null;

  @Column('integer', { name: 'customer_carrier_id', nullable: true })
  customerCarrierId: number | null;

  @Column('integer', { name: 'client_carrier_account_id', nullable: true })
  clientCarrierAccountId: number | null;

  @Column('integer', { name: 'carrier_service_type_id', nullable: true })
  carrierServiceTypeId: number | null;

  @Column('text', { name: 'display_service_type', nullable: true })
  displayServiceType: string | null;

  @Column('integer', { name: 'sender_address_id', nullable: true })
  senderAddressId: number | null;

  @Column('text', { name: 'sender_company', nullable: true })
  senderCompany: string | null;

  @Column('text', { name: 'sender_state', nullable: true })
  senderState: string | null;

  @Column('text', { name: 'receiver_company', nullable: true })
  receiverCompany: string | null;

  /** 'Brunswick VIC 3056'. */
  @Column('text', { name: 'receiver_suburb', nullable: true })
  receiverSuburb: string | null;

  /** Calendar day of the receiver's state, yyyy-MM-dd. */
  @Column('date', { nullable: true })
  eta: string | null;

  /** Including GST; 0 is price on application, null while nothing is chosen. */
  @Column('bigint', { name: 'total_cost_cents', nullable: true })
  totalCostCents: number | null;

  @Column('boolean', { name: 'permanent_booking' })
  permanentBooking: boolean;

  @Column('boolean', { name: 'booking_api_available' })
  bookingApiAvailable: boolean;

  /** The group it could leave with (GAP-32); null unless it is open, created and has a connote's prefix. */
  @Column('bigint', { name: 'open_manifest_id', nullable: true })
  openManifestId: number | null;

  /** Lower case, one line each: connote, references, companies, suburb, manifest number. */
  @Column('text', { name: 'search_text' })
  searchText: string;
}

export type ConsignmentListColumns = Columns<ConsignmentListRow>;
