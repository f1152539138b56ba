import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** GAP-29: an inactive client retains its records, but its manifests are not transmitted. */
export type ClientStatus = 'ACTIVE' | 'INACTIVE';

/** Shipper of a customer, possibly a sub client of another one (spec part 2, section 3: Client). */
@Entity('client')
export class Client {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('integer', { name: 'parent_id', nullable: true })
  parentId: number | null;

  /** The client whose test environment this is; one at a time, with an id from `FIRST_TEST_CLIENT_ID` (ADR 45). */
  @Column('integer', { name: 'test_of', nullable: true })
  testOf: number | null;

  @Column('text')
  name: string;

  @Column('text', { default: 'ACTIVE' })
  status: ClientStatus;

  @Column('boolean', { name: 'manifesting_active', default: true })
  manifestingActive: boolean;

  @Column('boolean', { name: 'goods_pickup', default: false })
  goodsPickup: boolean;

  @Column('boolean', { name: 'notification_email', default: false })
  notificationEmail: boolean;

  @Column('text', { name: 'notification_email_address', nullable: true })
  notificationEmailAddress: string | null;

  @Column('boolean', { name: 'print_node_api', default: false })
  printNodeApi: boolean;

  /** Sealed by `SecretBox` with the record's `salt`. */
  @Column('text', { name: 'print_node_api_key', nullable: true })
  printNodeApiKey: string | null;

  @Column('text', { nullable: true })
  salt: string | null;

  @Column('boolean', { default: false })
  service: boolean;

  @Column('boolean', { default: false })
  consolidation: boolean;

  @Column('boolean', { name: 'extra_pallet_label', default: false })
  extraPalletLabel: boolean;

  @Column('boolean', { default: false })
  difot: boolean;

  @Column('boolean', { name: 'pickup_cut_off', default: false })
  pickupCutOff: boolean;

  @Column('boolean', { name: 'edit_item_totals', default: false })
  editItemTotals: boolean;

  @Column('boolean', { name: 'custom_email', default: false })
  customEmail: boolean;

  @Column('boolean', { name: 'reference_required', default: false })
  referenceRequired: boolean;

  @Column('boolean', { name: 'paperwork_history', default: false })
  paperworkHistory: boolean;

  @Column('boolean', { name: 'pallet_control', default: false })
  palletControl: boolean;

  @Column('boolean', { name: 'auto_booking_preferred', default: false })
  autoBookingPreferred: boolean;

  /** HH:mm in the sender state's time zone; both times are set if automated booking is preferred. */
  @Column('text', { name: 'preferred_pickup_start', nullable: true })
  preferredPickupStart: string | null;

  @Column('text', { name: 'preferred_pickup_end', nullable: true })
  preferredPickupEnd: string | null;

  /** Set on deletion; the record stays for past consignments. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
