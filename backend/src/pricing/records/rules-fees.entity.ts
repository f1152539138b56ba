import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

import type { RulesRecord } from '../domain/rules/rules-record.js';

/** Levels of Rules & Fees, from the most specific to the carrier (docs/pricing.md, Rules & Fees). */
export const rulesLevels = [
  'CLIENT_CARRIER_ACCOUNT',
  'CUSTOMER_CARRIER_ACCOUNT',
  'CUSTOMER_CARRIER',
  'CARRIER',
] as const;
export type RulesLevel = (typeof rulesLevels)[number];

/** Rules & Fees of one carrier, customer carrier or account; `id` stays the same for every version. */
@Entity('rules_fees')
export class RulesFees {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  level: RulesLevel;

  /** Id of the record at that level. */
  @Column('integer', { name: 'owner_id' })
  ownerId: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  /** Instant from which the level above applies again; null for rules in force. */
  @Column('timestamptz', { name: 'dropped_at', nullable: true })
  droppedAt: Date | null;
}

/** One saved version of Rules & Fees. Never changed: a consignment keeps the version that priced it. */
@Entity('rules_fees_version')
export class RulesFeesVersion {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'rules_fees_id' })
  rulesFeesId: number;

  @ManyToOne(() => RulesFees)
  @JoinColumn({ name: 'rules_fees_id' })
  rulesFees: Relation<RulesFees>;

  @Column('jsonb')
  record: RulesRecord;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
