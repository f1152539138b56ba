import type { Decimal } from 'decimal.js';

import type { Amount } from '../rules/rules-record.js';

export const rateTypes = [
  'KG',
  'CARTON',
  'PALLET',
  'HALF_PALLET',
  'ITEM',
  'SATCHEL',
  'FLAT',
  'HOURLY',
] as const;
export type RateType = (typeof rateTypes)[number];

/** BREAK: the band reached prices every unit. SLIDING: each unit is priced in its own band. */
export type BreakMode = 'BREAK' | 'SLIDING';
export type RateUnit = 'PER_UNIT' | 'FLAT';

/** Matches any zone. */
export const ANY_ZONE = '*';

/** One row of an uploaded rate card (docs/pricing.md, Rate cards). Dollars excluding GST; null and absent mean blank. */
export interface RateCardRow {
  readonly fromZone: string;
  readonly toZone: string;
  readonly reciprocal?: boolean | null | undefined;
  readonly rateType: RateType;
  readonly breakFrom?: Amount;
  readonly breakTo?: Amount;
  readonly breakMode?: BreakMode | null | undefined;
  readonly basic?: Amount;
  readonly minimum?: Amount;
  readonly rate?: Amount;
  readonly rateUnit?: RateUnit | null | undefined;
  readonly includedUnits?: Amount;
  readonly cubicFactor?: Amount;
  readonly maxKg?: Amount;
  /** Calendar days yyyy-MM-dd, inclusive. */
  readonly effectiveFrom?: string | null | undefined;
  readonly effectiveTo?: string | null | undefined;
}

/** A converted row. Bounds in the rate type's unit: above `from`, up to and including `to`. */
export interface Band {
  readonly rateType: RateType;
  readonly isReciprocal: boolean;
  readonly from: Decimal;
  readonly to: Decimal | null;
  readonly mode: BreakMode;
  readonly basic: Decimal;
  readonly minimum: Decimal;
  readonly rate: Decimal;
  /** The rate is the price of the whole band. */
  readonly isFlat: boolean;
  readonly includedUnits: Decimal;
  readonly cubicFactor: Decimal | null;
  readonly maxKg: Decimal | null;
  readonly effectiveFrom: string | null;
  readonly effectiveTo: string | null;
}

/** Bands of a lane by rate type, each in ascending order. */
export type Tariffs = ReadonlyMap<RateType, readonly Band[]>;

/** Bands by lane (see `laneKey`), in ascending order. */
export type RateCard = ReadonlyMap<string, readonly Band[]>;
