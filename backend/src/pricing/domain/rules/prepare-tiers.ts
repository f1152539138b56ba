import { decimal } from '../decimals.js';
import { feeRate } from './fee.js';
import type { RulesRecord } from './rules-record.js';
import type { Tier, WeightTier } from './rules.js';

const tierNumbers = [1, 2, 3, 4, 5] as const;
type TierNumber = (typeof tierNumbers)[number];

export const oversizeTiers = (record: RulesRecord): Tier[] =>
  largestFirst(tierNumbers.flatMap((number) => tier(record, 'oversize', number)));

export const overweightTiers = (record: RulesRecord): WeightTier[] =>
  largestFirst(
    tierNumbers.flatMap((number) =>
      tier(record, 'oversizeWeight', number).map((weightTier) => ({
        ...weightTier,
        chargeableFormat: record[`oversizeWeightCat${number}ChargeableFormat`] ?? 'DEAD',
      })),
    ),
  );

/** Null for a tier without a size. */
function tier(
  record: RulesRecord,
  kind: 'oversize' | 'oversizeWeight',
  number: TierNumber,
): Tier[] {
  const size = record[`${kind}Cat${number}Size`];
  const fee = feeRate(record[`${kind}Cat${number}Fee`], record[`${kind}Cat${number}Format`]);
  return size === null || size === undefined ? [] : [{ number, size: decimal(size), fee }];
}

const largestFirst = <T extends Tier>(tiers: T[]): T[] =>
  tiers.toSorted((left, right) => right.size.comparedTo(left.size));
