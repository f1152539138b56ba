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

/** Whose Rules & Fees they are, from the nearest to the consignment up (docs/pricing.md, Rules resolution). */
export const rulesLevels = [
  'CLIENT_CARRIER_ACCOUNT',
  'CUSTOMER_CARRIER_ACCOUNT',
  'CUSTOMER_CARRIER',
  'CARRIER',
] as const;
export type RulesLevel = (typeof rulesLevels)[number];

/** The Rules & Fees of one carrier, customer carrier, or account; `id` stays, versions follow each other. */
@Entity('rules_fees')
export class RulesFees {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  level: RulesLevel;

  /** Id of the record of that level. */
  @Column('integer', { name: 'owner_id' })
  ownerId: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** Rules & Fees as they were saved once. Never changed: a consignment keeps the version that priced it. */
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
