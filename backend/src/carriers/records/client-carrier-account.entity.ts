import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import { ConnotePrefix } from './connote-prefix.entity.js';

/**
 * A carrier account that one client sends with, and the block of numbers it was allotted (ACCT-56).
 * Sub-clients send with the accounts of the clients above them.
 */
@Entity('client_carrier_account')
export class ClientCarrierAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'connote_prefix_id' })
  connotePrefixId: number;

  @ManyToOne(() => ConnotePrefix)
  @JoinColumn({ name: 'connote_prefix_id' })
  connotePrefix: Relation<ConnotePrefix>;

  /** The carrier comes anyway: no pickup is booked. */
  @Column('boolean', { name: 'permanent_booking', default: false })
  permanentBooking: boolean;

  @Column('boolean', { name: 'is_active', default: true })
  isActive: boolean;

  /** Taken out of use; kept for the consignments it carried (GAP-49). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
