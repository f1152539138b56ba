import { Column, CreateDateColumn, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

import type { RateCardRow, RateType } from '../domain/rate-card/rate-card.js';

/**
 * One uploaded version of a rate card, for a client's carrier account and a service (ACCT-72). Never changed: the
 * latest version in force on the dispatch date prices, and a consignment keeps the version that priced it.
 */
@Entity('rate_card')
export class RateCard {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { name: 'client_carrier_account_id' })
  clientCarrierAccountId: number;

  @Column('integer', { name: 'carrier_service_type_id' })
  carrierServiceTypeId: number;

  /** Calendar days, inclusive; null is open-ended. */
  @Column('date', { name: 'effective_from' })
  effectiveFrom: string;

  @Column('date', { name: 'effective_to', nullable: true })
  effectiveTo: string | null;

  @Column('integer', { name: 'lane_count' })
  laneCount: number;

  @Column('text', { name: 'rate_types', array: true })
  rateTypes: RateType[];

  /** Digest of its rows: the same prices uploaded for many accounts are stored once. */
  @Column('text')
  digest: string;

  /** Withdrawn versions are retained, because consignments were priced with them. */
  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}

/** The rows of one or more rate cards; never changed. */
@Entity('rate_card_rows')
export class RateCardRows {
  /** SHA-256 of the rows. */
  @PrimaryColumn('text')
  digest: string;

  @Column('jsonb')
  rows: RateCardRow[];
}
