import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { IntegrationStatus } from '@contracts/views/manifest.view.js';

import type { Columns } from './columns.js';

/** One submitted manifest with the state of its transfer and its pickup booking (GAP-37, GAP-63). */
@Entity('manifest_list')
export class ManifestListRow {
  @PrimaryColumn('integer')
  id: number;

  @Column('text', { name: 'manifest_number' })
  manifestNumber: string;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('text', { name: 'client_name' })
  clientName: string;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('text', { name: 'carrier_display_name' })
  carrierDisplayName: string;

  @Column('text', { name: 'display_service_type' })
  displayServiceType: string;

  @Column('text', { name: 'sender_company' })
  senderCompany: string;

  /** yyyy-MM-dd. */
  @Column('date', { name: 'dispatch_date' })
  dispatchDate: string;

  /** ISO instants. */
  @Column('timestamptz', { name: 'created_at' })
  createdAt: string;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: string;

  @Column('integer', { name: 'consignment_count' })
  consignmentCount: number;

  /** False while it is being made, and for ever when everything was left out: neither is on the list. */
  @Column('boolean', { name: 'is_submitted' })
  isSubmitted: boolean;

  @Column('text', { name: 'data_status' })
  dataStatus: IntegrationStatus;

  /** The carrier's own number for what it received. */
  @Column('text', { name: 'integration_id', nullable: true })
  integrationId: string | null;

  @Column('text', { name: 'integration_error', nullable: true })
  integrationError: string | null;

  @Column('integer', { name: 'integration_attempts' })
  integrationAttempts: number;

  @Column('timestamptz', { name: 'integration_next_try_at', nullable: true })
  integrationNextTryAt: string | null;

  @Column('timestamptz', { name: 'integration_updated_at' })
  integrationUpdatedAt: string;

  @Column('text', { name: 'booking_status' })
  bookingStatus: IntegrationStatus;

  @Column('text', { name: 'booking_reference', nullable: true })
  bookingReference: string | null;

  @Column('text', { name: 'booking_error', nullable: true })
  bookingError: string | null;

  @Column('integer', { name: 'booking_attempts' })
  bookingAttempts: number;

  @Column('timestamptz', { name: 'booking_next_try_at', nullable: true })
  bookingNextTryAt: string | null;

  @Column('timestamptz', { name: 'booking_updated_at' })
  bookingUpdatedAt: string;

  @Column('timestamptz', { name: 'ready_time', nullable: true })
  readyTime: string | null;

  @Column('timestamptz', { name: 'closing_time', nullable: true })
  closingTime: string | null;

  @Column('boolean', { name: 'printed_label' })
  printedLabel: boolean;

  @Column('boolean', { name: 'printed_consignment' })
  printedConsignment: boolean;

  @Column('boolean', { name: 'printed_freight_summary' })
  printedFreightSummary: boolean;

  /** Lower case, one line each: number, client, carrier, service, sender, booking reference. */
  @Column('text', { name: 'search_text' })
  searchText: string;
}

export type ManifestListColumns = Columns<ManifestListRow>;
