import type { Decimal } from 'decimal.js';

import type { FeeRate } from './fee.js';
import type { ChargeableFormat, ChargePer, PalletOvercharge } from './rules-record.js';

/** Maximum sides, weight and volume of one piece; null is no limit. */
export interface PieceLimits {
  readonly length: Decimal | null;
  readonly width: Decimal | null;
  readonly height: Decimal | null;
  readonly weight: Decimal | null;
  readonly volume: Decimal | null;
}

export type PalletLimits = Omit<PieceLimits, 'volume'>;

/** One oversize or overweight tier. `number` is its position in the record (1 to 5), not its rank. */
export interface Tier {
  readonly number: number;
  readonly size: Decimal;
  readonly fee: FeeRate | null;
}

export interface WeightTier extends Tier {
  readonly chargeableFormat: ChargeableFormat;
}

/** Tiers are in descending order of size. */
export interface TieredFee<T extends Tier> {
  readonly per: ChargePer | null;
  readonly tiers: readonly T[];
}

/** Limits that reject a whole consignment. */
export interface ConsignmentLimits {
  readonly volume: Decimal | null;
  readonly pieces: Decimal | null;
  readonly dangerousGoods: Decimal | null;
  readonly dangerousGoodsPer: ChargePer | null;
  readonly tailgateWeight: Decimal | null;
  readonly servesResidential: boolean;
  readonly servesPoBoxes: boolean;
}

export interface CartonRules extends PieceLimits {
  readonly cubic: Decimal | null;
  readonly averageWeight: Decimal;
  readonly averageLength: Decimal;
}

export interface PalletRules {
  readonly half: PalletLimits | null;
  readonly full: PalletLimits | null;
  readonly max: PalletLimits | null;
  readonly overcharge: PalletOvercharge;
}

/** Sortable size: pieces outside it are handled manually. */
export interface ManualHandlingRules extends PalletLimits {
  readonly minWeight: Decimal | null;
  readonly per: ChargePer | null;
  readonly charge: FeeRate | null;
}

export interface ResidentialRules {
  readonly fee: FeeRate | null;
  readonly maxWeight: Decimal | null;
  readonly overweightFee: FeeRate | null;
}

/** A converted Rules & Fees record: exact numbers, grouped by what they decide. */
export interface Rules {
  /** Percentage of the freight. */
  readonly fuelCharge: Decimal;
  /** Percentage of the freight. */
  readonly securitySurcharge: FeeRate | null;
  readonly dangerousGoodsFee: FeeRate | null;
  /** kg per m3. */
  readonly kgCubic: Decimal;
  readonly limits: ConsignmentLimits;
  readonly kg: PieceLimits;
  readonly carton: CartonRules;
  readonly pallet: PalletRules;
  readonly tailgate: { readonly fee: FeeRate | null; readonly per: ChargePer | null };
  readonly manualHandling: ManualHandlingRules;
  readonly oversize: TieredFee<Tier>;
  readonly overweight: TieredFee<WeightTier>;
  readonly residential: ResidentialRules;
  readonly poBoxFee: FeeRate | null;
}
