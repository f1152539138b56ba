import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

import type { SetAsideReason } from '@contracts/views/set-aside-scan.view.js';

export type SetAsideOutcome = 'TAKEN' | 'DISCARDED' | 'EXPIRED';

/** A scan of a carrier's feed, or a whole file, that could not be processed. */
@Entity('set_aside_scan')
export class SetAsideScan {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'customer_carrier_id' })
  customerCarrierId: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('text')
  reason: SetAsideReason;

  @Column('text')
  details: string;

  @Column('text')
  connote: string;

  /** File that contained it; null for a web service. */
  @Column('text', { nullable: true })
  file: string | null;

  /**
   * The event in JSON; empty for a whole file. Not loaded with the record, so that the audit, from which nothing is
   * deleted, has no names and signatures from it.
   */
  @Column('text', { select: false })
  raw: string;

  @Column('integer', { name: 'times_seen' })
  timesSeen: number;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt: Date;

  /** Null if it is not retried automatically. */
  @Column('timestamptz', { name: 'next_try_at', nullable: true })
  nextTryAt: Date | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  @Column('text', { nullable: true })
  outcome: SetAsideOutcome | null;

  /** Reason it was discarded. */
  @Column('text', { nullable: true })
  words: string | null;
}
