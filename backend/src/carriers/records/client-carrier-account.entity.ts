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

import { ConnotePrefix } from './connote-prefix.entity.js';

/**
 * Carrier account that one client ships with, and its allotted block of numbers (ACCT-56). Sub clients ship with
 * the accounts of their parents.
 */
@Entity('client_carrier_account')
export class ClientCarrierAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'connote_prefix_id' })
  connotePrefixId: number;

  @ManyToOne(() => ConnotePrefix)
  @JoinColumn({ name: 'connote_prefix_id' })
  connotePrefix: Relation<ConnotePrefix>;

  /** The account whose prices and settings this one has in a test environment; null for every other. */
  @Column('integer', { name: 'mirrors_id', nullable: true })
  mirrorsId: number | null;

  /** The carrier picks up every day: no pickup is booked. */
  @Column('boolean', { name: 'permanent_booking', default: false })
  permanentBooking: boolean;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** Set on withdrawal; the record stays for its consignments (GAP-49). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
