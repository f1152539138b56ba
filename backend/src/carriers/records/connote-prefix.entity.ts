import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import { CustomerCarrierAccount } from './customer-carrier-account.entity.js';

/** Connote prefix of a carrier account; the prefix-range aggregate holds its numbers (ACCT-28). */
@Entity('connote_prefix')
export class ConnotePrefix {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'customer_carrier_account_id' })
  customerCarrierAccountId: number;

  @ManyToOne(() => CustomerCarrierAccount)
  @JoinColumn({ name: 'customer_carrier_account_id' })
  customerCarrierAccount: Relation<CustomerCarrierAccount>;

  /** The prefix that this one mirrors in test environments; null for every other. */
  @Column('integer', { name: 'mirrors_id', nullable: true })
  mirrorsId: number | null;

  @Column('text', { name: 'connote_abbreviation', nullable: true })
  connoteAbbreviation: string | null;

  @Column('text', { name: 'connote_prefix' })
  connotePrefix: string;

  /** First number, inclusive like the last; null if the carrier's own system issues the numbers. */
  @Column('bigint', { name: 'master_range_start', nullable: true })
  masterRangeStart: number | null;

  @Column('bigint', { name: 'master_range_end', nullable: true })
  masterRangeEnd: number | null;

  @Column('integer', { name: 'master_item_range_start', nullable: true })
  masterItemRangeStart: number | null;

  @Column('integer', { name: 'master_item_range_end', nullable: true })
  masterItemRangeEnd: number | null;

  @Column('text', { name: 'sender_id', nullable: true })
  senderId: string | null;

  /** Id of the prefix-range aggregate that assigns its numbers. */
  @Column('integer', { name: 'prefix_range_id' })
  prefixRangeId: number;

  /** Set on withdrawal; the record stays for its consignments (GAP-49). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
