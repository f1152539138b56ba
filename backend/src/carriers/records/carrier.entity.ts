import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { CheckDigitRule } from '@contracts/events/prefix-range.events.js';
import type { TransferType } from '@contracts/rules/carrier-connection.js';

/** Freight carrier, shared by all customers except for the generic `cc_` ones (CARRIER-20, CARRIER-48). */
@Entity('carrier')
export class Carrier {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Without spaces; generic carriers begin with `cc_`. */
  @Column('text')
  name: string;

  @Column('text', { name: 'display_name' })
  displayName: string;

  /** Kind of connection: `generic`, or the name of its adapter (ADR 51). */
  @Column('text', { default: 'generic' })
  adapter: string;

  /** Customer that a generic carrier belongs to; null for shared carriers. */
  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  @Column('boolean', { name: 'is_data_transfer_required', default: true })
  isDataTransferRequired: boolean;

  @Column('text', { name: 'data_transfer_frequency', nullable: true })
  dataTransferFrequency: string | null;

  @Column('text', { name: 'data_transfer_options', array: true, default: '{}' })
  dataTransferOptions: TransferType[];

  /** Null if a prefix may be shorter than `prefixCharacterLength` (ACCT-32, ACCT-33). */
  @Column('integer', { name: 'total_connote_length', nullable: true })
  totalConnoteLength: number | null;

  @Column('integer', { name: 'prefix_character_length' })
  prefixCharacterLength: number;

  @Column('integer', { name: 'connote_digit_length' })
  connoteDigitLength: number;

  @Column('text', { name: 'check_digit', default: 'NONE' })
  checkDigit: CheckDigitRule;

  /** The carrier's own system issues the connote when the manifest is transmitted (GAP-22). */
  @Column('boolean', { name: 'is_api_based_connote', default: false })
  isApiBasedConnote: boolean;

  @Column('boolean', { name: 'has_suburb_surcharge', default: false })
  hasSuburbSurcharge: boolean;

  @Column('boolean', { name: 'has_sender_id', default: false })
  hasSenderId: boolean;

  @Column('boolean', { name: 'has_item_number', default: false })
  hasItemNumber: boolean;

  @Column('text', { nullable: true })
  pricing: string | null;

  @Column('boolean', { name: 'is_internal_invoicing', default: false })
  isInternalInvoicing: boolean;

  @Column('boolean', { name: 'is_tracking_difot', default: false })
  isTrackingDifot: boolean;

  /** May contain a placeholder for the connote number (CON-44). */
  @Column('text', { name: 'tracking_url', nullable: true })
  trackingUrl: string | null;

  @Column('boolean', { name: 'can_travel_dangerous_goods', default: false })
  canTravelDangerousGoods: boolean;

  @Column('boolean', { name: 'pallet_type_required', default: false })
  palletTypeRequired: boolean;

  /** Offers are POA if the rate card has no lane (docs/pricing.md, Rate cards). */
  @Column('boolean', { name: 'allow_poa', default: false })
  allowPoa: boolean;

  @Column('text', { name: 'label_reference', nullable: true })
  labelReference: string | null;

  /** BOOKING_API books pickups through an API; any other value by email (GAP-73). */
  @Column('text', { name: 'booking_integration_type', default: 'NA' })
  bookingIntegrationType: string;

  /** 0: same day before `cutOffTime`; 1: always the next business day. Customers may set their own. */
  @Column('integer', { name: 'cut_off_day', default: 0 })
  cutOffDay: number;

  /** HH:mm in the sender state's time zone. */
  @Column('text', { name: 'cut_off_time', default: '15:00' })
  cutOffTime: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
