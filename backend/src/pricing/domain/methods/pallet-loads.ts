import type { Decimal } from 'decimal.js';

import {
  countPieces,
  type Line,
  type PricedConsignment,
} from '../consignment/prepare-consignment.js';
import { exceeds, largest, ONE } from '../decimals.js';
import type { PalletLimits, PalletRules } from '../rules/rules.js';
import { heaviestPiece } from './piece-fit.js';

/** Pallets above the full size, and how much more than a full one each takes. */
export interface OversizedPallets {
  readonly pallets: number;
  readonly ratio: Decimal;
}

/** Pallets by size; the oversized ones from the smallest up. */
export interface PalletLoads {
  readonly halves: number;
  readonly fulls: number;
  readonly oversized: readonly OversizedPallets[];
  /** Kilograms of the heaviest half pallet, and of the heaviest other one. */
  readonly heaviestHalf: Decimal;
  readonly heaviestFull: Decimal;
}

type Size = 'half' | 'full' | 'oversized';

/** Sorts pallets by size; null when one is above the largest size carried. */
export function sortPallets(
  { lines }: PricedConsignment,
  rules: PalletRules,
  hasHalfRates: boolean,
): PalletLoads | null {
  const sized = lines.map((line) => ({ line, size: sizeOf(line, rules, hasHalfRates) }));
  if (sized.some(({ size }) => size === null)) return null;
  const of = (size: Size) => sized.flatMap((pallet) => (pallet.size === size ? [pallet.line] : []));
  const [halves, fulls, oversized] = [of('half'), of('full'), of('oversized')];
  return {
    halves: countPieces(halves),
    fulls: countPieces(fulls),
    oversized: oversized
      .map((line) => ({ pallets: line.quantity, ratio: sizeRatio(line, rules.full) }))
      .sort((one, other) => one.ratio.comparedTo(other.ratio)),
    heaviestHalf: heaviestPiece(halves),
    heaviestFull: heaviestPiece([...fulls, ...oversized]),
  };
}

function sizeOf(line: Line, { half, full, max }: PalletRules, hasHalfRates: boolean): Size | null {
  if (half && fits(line, half)) return hasHalfRates ? 'half' : 'full';
  if (full && fits(line, full)) return 'full';
  if (max && !fits(line, max)) return null;
  return full ? 'oversized' : 'full';
}

/** A pallet's footprint may be turned; its height may not. */
function fits({ length, width, height, weight }: Line, limits: PalletLimits): boolean {
  if (exceeds(height, limits.height) || exceeds(weight, limits.weight)) return false;
  return (
    (!exceeds(length, limits.length) && !exceeds(width, limits.width)) ||
    (!exceeds(width, limits.length) && !exceeds(length, limits.width))
  );
}

/** The greatest of height, footprint and weight against the full pallet, to 4 decimals, at least 1. */
function sizeRatio(line: Line, full: PalletLimits | null): Decimal {
  const footprint = full?.length && full.width ? full.length.times(full.width) : null;
  return largest(
    ONE,
    ratio(line.height, full?.height),
    ratio(line.length.times(line.width), footprint),
    ratio(line.weight, full?.weight),
  ).toDecimalPlaces(4);
}

/** A limit that is blank, or 0, has no proportion to it. */
const ratio = (actual: Decimal, limit: Decimal | null | undefined): Decimal =>
  limit && !limit.isZero() ? actual.dividedBy(limit) : ONE;
