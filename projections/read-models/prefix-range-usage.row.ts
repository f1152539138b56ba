import { Column, Entity, PrimaryColumn } from 'typeorm';

import type { CheckDigitRule } from '@contracts/events/prefix-range.events.js';

import type { Columns } from './columns.js';

/** How far the numbers of a connote prefix are given out. Numbers are inclusive at both ends. */
@Entity('prefix_range_usage')
export class PrefixRangeUsageRow {
  @PrimaryColumn('integer', { name: 'prefix_range_id' })
  prefixRangeId: number;

  @Column('integer', { name: 'customer_id' })
  customerId: number;

  @Column('integer', { name: 'customer_carrier_account_id' })
  customerCarrierAccountId: number;

  @Column('text')
  prefix: string;

  @Column('integer')
  digits: number;

  @Column('text', { name: 'check_digit' })
  checkDigit: CheckDigitRule;

  @Column('bigint', { name: 'first_number' })
  firstNumber: number;

  @Column('bigint', { name: 'last_number' })
  lastNumber: number;

  /** Last number that belongs to a client's block; null before the first block. */
  @Column('bigint', { name: 'allotted_to', nullable: true })
  allottedTo: number | null;

  /** How many numbers are in blocks, and how many of them are on consignments. */
  @Column('bigint')
  allotted: number;

  @Column('bigint')
  assigned: number;

  /** Highest number on a consignment; null before the first. */
  @Column('bigint', { name: 'latest_number', nullable: true })
  latestNumber: number | null;

  @Column('boolean', { name: 'is_withdrawn' })
  isWithdrawn: boolean;

  /** How many numbers of the item range are on pieces; all accounts of the prefix share it. */
  @Column('bigint', { name: 'items_assigned' })
  itemsAssigned: number;
}

export type PrefixRangeUsageColumns = Columns<PrefixRangeUsageRow>;
