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

import { CustomerCarrier } from './customer-carrier.entity.js';

/** Account number of a customer with a carrier (ACCT-16). */
@Entity('customer_carrier_account')
export class CustomerCarrierAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'customer_carrier_id' })
  customerCarrierId: number;

  @ManyToOne(() => CustomerCarrier)
  @JoinColumn({ name: 'customer_carrier_id' })
  customerCarrier: Relation<CustomerCarrier>;

  /** In capitals (ACCT-18). */
  @Column('text', { name: 'account_number' })
  accountNumber: string;

  /** Set on withdrawal; the record stays for its consignments (GAP-49). */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
