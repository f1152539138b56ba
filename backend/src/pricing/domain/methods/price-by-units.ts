import type { Decimal } from 'decimal.js';

import type { PricedConsignment } from '../consignment/prepare-consignment.js';
import { weigh, type Weights } from '../consignment/weigh.js';
import { exceeds } from '../decimals.js';
import type { MethodReasonCode } from '../pricing-answer.js';
import type { Band } from '../rate-card/rate-card.js';
import { describeSlices, priceOfSlices, sliceBands, type Slice } from '../rate-card/slice-bands.js';
import { freightCents } from './freight.js';
import type { MethodPrice } from './method.js';

export interface UnitPricing {
  readonly consignment: PricedConsignment;
  readonly bands: readonly Band[];
  /** kg per m3 where the row names none. */
  readonly cubicFactor: Decimal;
  readonly unitsAt: (weights: Weights) => Decimal;
  /** Kilograms of the heaviest unit, for a row's own ceiling. */
  readonly heaviest: Decimal;
}

/** Prices by units alone: every method but pallets, whose price also depends on each pallet's size. */
export function priceByUnits(pricing: UnitPricing): MethodPrice | MethodReasonCode {
  const { weights, units, slices } = settle(pricing);
  const lead = slices?.[0]?.band;
  if (!slices || !lead) return 'ABOVE_LAST_BREAK';
  if (slices.some(({ band }) => exceeds(pricing.heaviest, band.maxKg))) return 'ABOVE_MAX_KG';
  return {
    weights,
    units,
    band: describeSlices(slices),
    lead,
    freightCents: freightCents(lead, priceOfSlices(slices)),
    bands: pricing.bands,
  };
}

interface Attempt {
  readonly weights: Weights;
  readonly units: Decimal;
  readonly slices: readonly Slice[] | null;
}

/**
 * A row's own cubic factor decides the weight, and the weight decides the row: the first row that
 * reaches itself counts, else the lowest row's factor.
 */
function settle(pricing: UnitPricing): Attempt {
  for (const band of pricing.bands) {
    const attempt = attemptWith(pricing, band);
    if (attempt.slices?.[0]?.band === band) return attempt;
  }
  return attemptWith(pricing, pricing.bands[0]);
}

function attemptWith(pricing: UnitPricing, band: Band | undefined): Attempt {
  const weights = weigh(pricing.consignment, band?.cubicFactor ?? pricing.cubicFactor);
  const units = pricing.unitsAt(weights);
  return { weights, units, slices: sliceBands(pricing.bands, units) };
}
