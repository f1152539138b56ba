import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { Columns } from './columns.js';

/** How far a client's carrier account has used the block of numbers it was allotted (X-06, GAP-58). */
@Entity('account_range_usage')
export class AccountRangeUsageRow {
  @PrimaryColumn('integer', { name: 'client_carrier_account_id' })
  clientCarrierAccountId: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column('integer', { name: 'prefix_range_id' })
  prefixRangeId: number;

  /** First number of the first block and last number of the last one, both inclusive. */
  @Column('bigint', { name: 'first_number' })
  firstNumber: number;

  @Column('bigint', { name: 'last_number' })
  lastNumber: number;

  @Column('bigint')
  allotted: number;

  @Column('bigint')
  assigned: number;

  /** Number given out last, without prefix; null before the first. */
  @Column('bigint', { name: 'latest_number', nullable: true })
  latestNumber: number | null;

  @Column('boolean', { name: 'is_exhausted' })
  isExhausted: boolean;
}

export type AccountRangeUsageColumns = Columns<AccountRangeUsageRow>;
