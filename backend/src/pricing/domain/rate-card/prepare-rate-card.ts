import { decimal, decimalOrNull } from '../decimals.js';
import { laneKey } from './lane-price.js';
import type { Band, RateCard, RateCardRow } from './rate-card.js';

/** Converts rows once and groups them by lane, so that many consignments can be priced with them. */
export function prepareRateCard(rows: readonly RateCardRow[]): RateCard {
  const lanes = new Map<string, Band[]>();
  for (const row of rows) {
    const key = laneKey(row.fromZone, row.toZone);
    const bands = lanes.get(key);
    if (bands) bands.push(toBand(row));
    else lanes.set(key, [toBand(row)]);
  }
  for (const bands of lanes.values()) bands.sort((left, right) => left.from.comparedTo(right.from));
  return lanes;
}

const toBand = (row: RateCardRow): Band => ({
  rateType: row.rateType,
  isReciprocal: row.reciprocal ?? false,
  from: decimal(row.breakFrom ?? 0),
  to: decimalOrNull(row.breakTo),
  mode: row.breakMode ?? 'BREAK',
  isFlat: row.rateUnit === 'FLAT',
  ...toPrices(row),
  cubicFactor: decimalOrNull(row.cubicFactor),
  maxKg: decimalOrNull(row.maxKg),
  effectiveFrom: row.effectiveFrom ?? null,
  effectiveTo: row.effectiveTo ?? null,
});

const toPrices = (row: RateCardRow) => ({
  basic: decimal(row.basic ?? 0),
  minimum: decimal(row.minimum ?? 0),
  rate: decimal(row.rate ?? 0),
  includedUnits: decimal(row.includedUnits ?? 0),
});
