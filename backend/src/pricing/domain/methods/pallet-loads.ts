import type { Decimal } from 'decimal.js';

import { countPieces, type Line, type PricedConsignment } from '../consignment.js';
import { decimal, greaterThan, max, min, ONE, sumOf, ZERO } from '../decimals.js';
import type { Slice } from '../rate-card/lane-price.js';
import type { PalletOvercharge } from '../rules/rules-record.js';
import type { PalletLimits, PalletRules } from '../rules/rules.js';
import { heaviestPiece } from './method.js';

/** Pallets above the full size, with the size ratio of each. */
interface OversizedPallets {
  readonly pallets: number;
  readonly ratio: Decimal;
}

/** Pallets by size; the oversized ones in ascending order. */
export interface PalletLoads {
  readonly halfSized: number;
  readonly fullSized: number;
  readonly oversized: readonly OversizedPallets[];
  /** Kilograms of the heaviest half pallet, and of the heaviest other pallet. */
  readonly heaviestHalf: Decimal;
  readonly heaviestFull: Decimal;
}

type Size = 'half' | 'full' | 'oversized';

/** Sorts pallets by size; null when one is above the maximum size. */
export function sortPallets(
  { lines }: PricedConsignment,
  rules: PalletRules,
  hasHalfRates: boolean,
): PalletLoads | null {
  const sized = lines.map((line) => ({ line, size: sizeOf(line, rules, hasHalfRates) }));
  if (sized.some(({ size }) => size === null)) return null;
  const of = (size: Size) => sized.flatMap((pallet) => (pallet.size === size ? [pallet.line] : []));
  const [halfSized, fullSized, oversized] = [of('half'), of('full'), of('oversized')];
  return {
    halfSized: countPieces(halfSized),
    fullSized: countPieces(fullSized),
    oversized: oversized
      .map((line) => ({ pallets: line.quantity, ratio: sizeRatio(line, rules.full) }))
      .sort((left, right) => left.ratio.comparedTo(right.ratio)),
    heaviestHalf: heaviestPiece(halfSized),
    heaviestFull: heaviestPiece([...fullSized, ...oversized]),
  };
}

function sizeOf(line: Line, { half, full, max }: PalletRules, hasHalfRates: boolean): Size | null {
  if (half && fits(line, half)) return hasHalfRates ? 'half' : 'full';
  if (full && fits(line, full)) return 'full';
  if (max && !fits(line, max)) return null;
  return full ? 'oversized' : 'full';
}

/** A pallet may be turned on its footprint, but not on its height. */
function fits({ length, width, height, weight }: Line, limits: PalletLimits): boolean {
  if (greaterThan(height, limits.height) || greaterThan(weight, limits.weight)) return false;
  return (
    (!greaterThan(length, limits.length) && !greaterThan(width, limits.width)) ||
    (!greaterThan(width, limits.length) && !greaterThan(length, limits.width))
  );
}

/** Greatest ratio of height, footprint and weight to the full pallet, to 4 decimals, at least 1. */
function sizeRatio(line: Line, full: PalletLimits | null): Decimal {
  const footprint = full?.length && full.width ? full.length.times(full.width) : null;
  return max(
    ONE,
    ratio(line.height, full?.height),
    ratio(line.length.times(line.width), footprint),
    ratio(line.weight, full?.weight),
  ).toDecimalPlaces(4);
}

/** A blank limit, or 0, counts as a ratio of 0. */
const ratio = (actual: Decimal, limit: Decimal | null | undefined): Decimal =>
  limit && !limit.isZero() ? actual.dividedBy(limit) : ONE;

/** A range within the bands, counted in pallets: from `start` to `end`. */
interface UnitRange {
  readonly start: Decimal;
  readonly end: Decimal;
}

/** A range of pallets at one price per full pallet. In a flat band each pallet has its share of the price. */
interface PricedRange extends UnitRange {
  readonly price: Decimal;
}

/**
 * Returns the surcharge of oversized pallets on top of the full price, in dollars. They come after the full ones in
 * the bands, in ascending order, so that the order of the lines does not change the price.
 */
export function overchargeOf(
  slices: readonly Slice[],
  { fullSized, oversized }: PalletLoads,
  overcharge: PalletOvercharge,
): Decimal {
  const prices = placeEndToEnd(ZERO, slices, ({ units }) => units).map(pricePaid);
  const loads = placeEndToEnd(decimal(fullSized), oversized, ({ pallets }) => decimal(pallets));
  return sumOf(loads, ({ ratio, ...load }) =>
    sumOf(prices, ({ price, ...range }) => {
      const raised =
        overcharge === 'double_rate' ? price.times(2) : price.times(ratio).toDecimalPlaces(2);
      return raised.minus(price).times(overlap(load, range));
    }),
  );
}

/** ", 1 oversized x 1.25" for the trace; empty without oversized pallets. */
export const describeOversized = (
  { oversized }: PalletLoads,
  overcharge: PalletOvercharge,
): string =>
  oversized
    .map(({ pallets, ratio }) => {
      const times = overcharge === 'double_rate' ? '2' : ratio.toFixed();
      return `, ${pallets} oversized x ${times}`;
    })
    .join('');

/** Places items one after another from a start. */
function placeEndToEnd<T>(from: Decimal, items: readonly T[], length: (item: T) => Decimal) {
  let end = from;
  return items.map((item): T & UnitRange => {
    const start = end;
    end = start.plus(length(item));
    return { ...item, start, end };
  });
}

/** Included pallets come first in their band and are free. */
const pricePaid = ({ band, units, includedUnits, start, end }: Slice & UnitRange): PricedRange =>
  band.isFlat
    ? { price: band.rate.dividedBy(units), start, end }
    : { price: band.rate, start: start.plus(includedUnits), end };

const overlap = (left: UnitRange, right: UnitRange): Decimal =>
  max(0, min(left.end, right.end).minus(max(left.start, right.start)));
