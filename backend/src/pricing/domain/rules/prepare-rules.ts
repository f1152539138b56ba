import type { Decimal } from 'decimal.js';

import { decimal, decimalOrNull, ZERO } from '../decimals.js';
import { feeRate } from './fee.js';
import type { RulesRecord } from './rules-record.js';
import type {
  CartonRules,
  ConsignmentLimits,
  ManualHandlingRules,
  PalletLimits,
  PalletRules,
  PieceLimits,
  Rules,
  Tier,
  WeightTier,
} from './rules.js';

/** Defaults of blank fields (CON-97 for cartons; 250 kg per m3 is the road convention). */
const defaults = { kgCubic: 250, cartonAverageWeight: 25, cartonAverageLength: 0.8 };

/** Converts a Rules & Fees record once, so that many consignments can be priced with it. */
export function prepareRules(record: RulesRecord): Rules {
  return {
    fuelCharge: decimalOrNull(record.fuelCharge) ?? ZERO,
    securitySurcharge: feeRate(record.securitySurcharge, 'percentage'),
    dangerousGoodsFee: feeRate(record.dgFee, record.dgFeeFormat),
    kgCubic: decimal(record.kgCubic ?? defaults.kgCubic),
    limits: consignmentLimits(record),
    kg: kgLimits(record),
    carton: cartonRules(record),
    pallet: palletRules(record),
    tailgate: {
      fee: feeRate(record.tailgateFee, record.tailgateFeeFormat),
      per: record.tailgateFeePer ?? null,
    },
    manualHandling: manualHandlingRules(record),
    oversize: { per: record.oversizeChargePer ?? null, tiers: oversizeTiers(record) },
    overweight: { per: record.oversizeWeightChargePer ?? null, tiers: overweightTiers(record) },
    residential: {
      fee: feeRate(record.residentialAddressFee),
      maxWeight: decimalOrNull(record.residentialAddressMaxKg),
      overweightFee: feeRate(record.residentialAddressOverweightFee),
    },
    poBoxFee: feeRate(record.poBoxAddressFee),
  };
}

const consignmentLimits = (record: RulesRecord): ConsignmentLimits => ({
  volume: decimalOrNull(record.consignmentMaxVol),
  pieces: decimalOrNull(record.itemMaxAllowedPerConsignment),
  dangerousGoods: decimalOrNull(record.dgMaxAllowed),
  dangerousGoodsPer: record.dgMaxAllowedPer ?? null,
  tailgateWeight: decimalOrNull(record.tailgateMaxKg),
  servesResidential: record.residentialAddressEnabled !== 'false',
  servesPoBoxes: record.poBoxAddressEnabled !== 'false',
});

const kgLimits = (record: RulesRecord): PieceLimits => ({
  length: decimalOrNull(record.kgMaxL),
  width: decimalOrNull(record.kgMaxW),
  height: decimalOrNull(record.kgMaxH),
  weight: decimalOrNull(record.kgMaxKg),
  volume: decimalOrNull(record.kgMaxVol),
});

const cartonRules = (record: RulesRecord): CartonRules => ({
  length: decimalOrNull(record.cartonMaxL),
  width: decimalOrNull(record.cartonMaxW),
  height: decimalOrNull(record.cartonMaxH),
  weight: decimalOrNull(record.cartonMaxKg),
  volume: decimalOrNull(record.cartonMaxVol),
  cubic: decimalOrNull(record.cartonCubic),
  averageWeight: averageWeight(record),
  averageLength: decimal(record.cartonAverageLength ?? defaults.cartonAverageLength),
});

/** An average of 0 kg counts as blank, since it would make infinitely many cartons. */
function averageWeight({ cartonAverageWeight }: RulesRecord): Decimal {
  const average = decimalOrNull(cartonAverageWeight);
  return average?.isPositive() && !average.isZero()
    ? average
    : decimal(defaults.cartonAverageWeight);
}

const palletRules = (record: RulesRecord): PalletRules => ({
  half: palletLimits(record, 'half'),
  full: palletLimits(record, 'full'),
  max: palletLimits(record, 'max'),
  overcharge: record.palletOvercharge ?? 'pro_rata',
});

function palletLimits(record: RulesRecord, group: 'half' | 'full' | 'max'): PalletLimits | null {
  const limits = {
    length: decimalOrNull(record[`${group}PalletMaxL`]),
    width: decimalOrNull(record[`${group}PalletMaxW`]),
    height: decimalOrNull(record[`${group}PalletMaxH`]),
    weight: decimalOrNull(record[`${group}PalletMaxKg`]),
  };
  const isBlank = Object.values(limits).every((limit) => limit === null);
  return isBlank ? null : limits;
}

const manualHandlingRules = (record: RulesRecord): ManualHandlingRules => ({
  minWeight: decimalOrNull(record.manualHandlingMinKg),
  weight: decimalOrNull(record.manualHandlingMaxKg),
  length: decimalOrNull(record.manualHandlingMaxL),
  width: decimalOrNull(record.manualHandlingMaxW),
  height: decimalOrNull(record.manualHandlingMaxH),
  per: record.manualHandlingChargePer ?? null,
  charge: feeRate(record.manualHandlingCharge),
});

const tierNumbers = [1, 2, 3, 4, 5] as const;
type TierNumber = (typeof tierNumbers)[number];

const oversizeTiers = (record: RulesRecord): Tier[] =>
  largestFirst(tierNumbers.flatMap((number) => tier(record, 'oversize', number)));

const overweightTiers = (record: RulesRecord): WeightTier[] =>
  largestFirst(
    tierNumbers.flatMap((number) =>
      tier(record, 'oversizeWeight', number).map((weightTier) => ({
        ...weightTier,
        chargeableFormat: record[`oversizeWeightCat${number}ChargeableFormat`] ?? 'DEAD',
      })),
    ),
  );

/** Empty for a tier without a size. */
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
