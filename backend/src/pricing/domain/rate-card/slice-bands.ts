import type { Decimal } from 'decimal.js';

import { largest, smallest, sumOf, ZERO } from '../decimals.js';
import type { Band } from './rate-card.js';

/** The units that one band prices. The included ones are covered by the basic charge. */
export interface Slice {
  readonly band: Band;
  readonly units: Decimal;
  readonly includedUnits: Decimal;
}

/**
 * Spreads the units over the bands of one rate type; the first slice's band gives basic and minimum.
 * Null when there are more units than the last band holds. A band begins where the one below it ends.
 */
export function sliceBands(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  return bands[0]?.mode === 'SLIDING' ? slideThrough(bands, units) : breakInto(bands, units);
}

function breakInto(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  const band = bands.find(({ to }) => to === null || units.lessThanOrEqualTo(to));
  return band ? [{ band, units, includedUnits: smallest(band.includedUnits, units) }] : null;
}

function slideThrough(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  const slices: Slice[] = [];
  const included = bands[0]?.includedUnits ?? ZERO;
  let below = ZERO;
  for (const band of bands) {
    if (below.greaterThanOrEqualTo(units)) break;
    const upTo = smallest(band.to ?? units, units);
    const unitsHere = upTo.minus(below);
    const includedUnits = largest(0, smallest(included.minus(below), unitsHere));
    slices.push({ band, units: unitsHere, includedUnits });
    below = upTo;
  }
  return below.lessThan(units) ? null : slices;
}

/** Dollars, without basic and minimum. A flat band costs its price however many units reach it. */
export const priceOfSlices = (slices: readonly Slice[]): Decimal =>
  sumOf(slices, ({ band, units, includedUnits }) =>
    band.isFlat ? band.rate : units.minus(includedUnits).times(band.rate),
  );

/** "0-250@0.38", joined by " + ". */
export const describeSlices = (slices: readonly Slice[]): string =>
  slices.map(({ band }) => describeBand(band)).join(' + ');

const describeBand = ({ from, to, rate, isFlat }: Band): string =>
  `${from.toFixed()}${to === null ? '+' : `-${to.toFixed()}`}@${rate.toFixed()}${isFlat ? ' flat' : ''}`;
