import type { Decimal } from 'decimal.js';

import { type Line, type PricedConsignment } from '../consignment.js';
import { weigh, type Weights } from '../weights.js';
import { greaterThan, max, toCents } from '../decimals.js';
import type { MethodReasonCode, PricingMethod } from '../pricing-result.js';
import type { CarrierTerms } from '../pricing-request.js';
import { describeSlices, priceOfSlices, type Slice, sliceBands } from '../rate-card/lane-price.js';
import type { Band, Tariffs } from '../rate-card/rate-card.js';
import type { PieceLimits, Rules } from '../rules/rules.js';

/** Input of a pricing method, for one lane. */
export interface MethodInput {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  readonly carrier: CarrierTerms;
  readonly tariffs: Tariffs;
}

/** Freight of one method, before any fee. */
export interface MethodPrice {
  readonly weights: Weights;
  /** In the unit of the method: kilograms, cartons, pallets, pieces, hours. */
  readonly units: Decimal;
  /** The bands reached, as text for the trace. */
  readonly band: string;
  /** The band whose basic and minimum charge apply. */
  readonly firstBand: Band;
  readonly freightCents: number;
  /** The bands to search for a cheaper break; empty when the price does not depend on units alone. */
  readonly bands: readonly Band[];
}

/** One way to price a consignment: returns its price, or the reason it does not fit. */
export interface Method {
  readonly name: PricingMethod;
  readonly hasRows: (input: MethodInput) => boolean;
  readonly price: (input: MethodInput) => MethodPrice | MethodReasonCode;
}

/** Step 4: basic plus the amount of the bands, at least the minimum; from dollars to whole cents. */
export const freightCents = ({ basic, minimum }: Band, amount: Decimal): number =>
  toCents(max(basic.plus(amount), minimum));

interface UnitPricing {
  readonly consignment: PricedConsignment;
  readonly bands: readonly Band[];
  /** kg per m3 for rows without a factor. */
  readonly cubicFactor: Decimal;
  readonly unitsAt: (weights: Weights) => Decimal;
  /** Kilograms of the heaviest unit, compared with a row's maximum weight. */
  readonly heaviest: Decimal;
}

/** Prices by units alone: every method but pallets, whose price also depends on the size of each pallet. */
export function priceByUnits(pricing: UnitPricing): MethodPrice | MethodReasonCode {
  const { weights, units, slices } = settle(pricing);
  const firstBand = slices?.[0]?.band;
  if (!slices || !firstBand) return 'ABOVE_LAST_BREAK';
  if (slices.some(({ band }) => greaterThan(pricing.heaviest, band.maxKg))) return 'ABOVE_MAX_KG';
  return {
    weights,
    units,
    band: describeSlices(slices),
    firstBand,
    freightCents: freightCents(firstBand, priceOfSlices(slices)),
    bands: pricing.bands,
  };
}

interface Attempt {
  readonly weights: Weights;
  readonly units: Decimal;
  readonly slices: readonly Slice[] | null;
}

/**
 * Resolves the circular dependency between weight and row: a row's cubic factor decides the weight, and the weight
 * decides the row. The first row that is consistent with itself applies, else the lowest row's factor.
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

/** Sides of a piece, in the order in which they are compared with length, width and height. */
type Sides = readonly [Decimal, Decimal, Decimal];

export const sidesAsGiven = ({ length, width, height }: Line): Sides => [length, width, height];

export function sidesFromLargest({ length, width, height }: Line): Sides {
  const [a, b, c] = [length, width, height].toSorted((left, right) => right.comparedTo(left));
  return [a ?? length, b ?? width, c ?? height];
}

/** Returns the first limit that a piece exceeds, in the order of the codes; null when all pieces fit. */
export function sizeMismatch(
  lines: readonly Line[],
  limits: PieceLimits,
  sidesOf: (line: Line) => Sides,
): MethodReasonCode | null {
  const sides = lines.map(sidesOf);
  if (sides.some(([length]) => greaterThan(length, limits.length))) return 'ITEM_TOO_LONG';
  if (sides.some(([, width]) => greaterThan(width, limits.width))) return 'ITEM_TOO_WIDE';
  if (sides.some(([, , height]) => greaterThan(height, limits.height))) return 'ITEM_TOO_HIGH';
  if (lines.some(({ weight }) => greaterThan(weight, limits.weight))) return 'ITEM_TOO_HEAVY';
  if (lines.some(({ pieceVolume }) => greaterThan(pieceVolume, limits.volume)))
    return 'ITEM_TOO_BULKY';
  return null;
}

export const heaviestPiece = (lines: readonly Line[]): Decimal =>
  max(0, ...lines.map(({ weight }) => weight));
