import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  VersionColumn,
} from 'typeorm';

import type { TransferType } from '@contracts/rules/carrier-connection.js';
import type { PriceSource } from '@contracts/rules/live-rates.js';

import { Carrier } from './carrier.entity.js';

/** Settings belong to the adapter they were entered for. */
export interface EnteredAdapterSettings {
  readonly adapter: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Carrier of one customer with the customer's connection and cut-off (CARRIER-21). */
@Entity('customer_carrier')
export class CustomerCarrier {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('integer', { name: 'carrier_id' })
  carrierId: number;

  @ManyToOne(() => Carrier)
  @JoinColumn({ name: 'carrier_id' })
  carrier: Relation<Carrier>;

  @Column('text', { name: 'product_account_number', nullable: true })
  productAccountNumber: string | null;

  /** Null if the carrier accepts no data. */
  @Column('text', { name: 'transfer_type', nullable: true })
  transferType: TransferType | null;

  @Column('text', { nullable: true })
  server: string | null;

  @Column('integer', { nullable: true })
  port: number | null;

  @Column('text', { nullable: true })
  path: string | null;

  @Column('text', { nullable: true })
  username: string | null;

  /** `password`, `apiKey` and `difotPassword` are sealed by `SecretBox` with the record's `salt`. */
  @Column('text', { nullable: true })
  password: string | null;

  @Column('text', { name: 'api_key', nullable: true })
  apiKey: string | null;

  @Column('text', { nullable: true })
  salt: string | null;

  @Column('text', { name: 'server_auth', nullable: true })
  serverAuth: string | null;

  /** Settings of the carrier's adapter, without secrets; null for carriers without an adapter. */
  @Column('jsonb', { name: 'adapter_settings', nullable: true })
  adapterSettings: EnteredAdapterSettings | null;

  /** Secrets of those settings as JSON, sealed with `salt`; never sent to a browser. */
  @Column('text', { name: 'adapter_secrets', nullable: true })
  adapterSecrets: string | null;

  /** Source of the offers of its services; other than rate cards only where the adapter has rating. */
  @Column('text', { name: 'price_from', default: 'RATE_CARD' })
  priceFrom: PriceSource;

  /** Time the carrier has for its price. */
  @Column('integer', { name: 'live_rate_ms', default: 1500 })
  liveRateMs: number;

  @Column('text', { name: 'booking_server', nullable: true })
  bookingServer: string | null;

  @Column('text', { name: 'difot_server', nullable: true })
  difotServer: string | null;

  @Column('text', { name: 'difot_username', nullable: true })
  difotUsername: string | null;

  @Column('text', { name: 'difot_password', nullable: true })
  difotPassword: string | null;

  @Column('text', { name: 'difot_path', nullable: true })
  difotPath: string | null;

  @Column('integer', { name: 'difot_port', nullable: true })
  difotPort: number | null;

  /** The customer's own cut-off; null to use the carrier's. Both columns are set, or neither. */
  @Column('integer', { name: 'cut_off_day', nullable: true })
  cutOffDay: number | null;

  @Column('text', { name: 'cut_off_time', nullable: true })
  cutOffTime: string | null;

  /** Set on withdrawal; the record stays for its consignments (GAP-49). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
