import type { Decimal } from 'decimal.js';

import { decimal, largest, smallest, sumOf, ZERO } from '../decimals.js';
import type { Slice } from '../rate-card/slice-bands.js';
import type { PalletOvercharge } from '../rules/rules-record.js';
import type { PalletLoads } from './pallet-loads.js';

/** Places in the bands, counted in pallets: from `start` up to `end`. */
interface Stretch {
  readonly start: Decimal;
  readonly end: Decimal;
}

/** Pallets that cost the same, were they full ones. In a flat band each has its share of the price. */
interface PricedStretch extends Stretch {
  readonly price: Decimal;
}

/**
 * What oversized pallets cost beyond the full price they are already counted at, in dollars. They come
 * after the full ones in the bands, the smallest first, so that the order of the lines changes nothing.
 */
export function overchargeOf(
  slices: readonly Slice[],
  { fulls, oversized }: PalletLoads,
  overcharge: PalletOvercharge,
): Decimal {
  const prices = inOrder(ZERO, slices, ({ units }) => units).map(pricePaid);
  const loads = inOrder(decimal(fulls), oversized, ({ pallets }) => decimal(pallets));
  return sumOf(loads, ({ ratio, ...load }) =>
    sumOf(prices, ({ price, ...stretch }) => {
      const raised =
        overcharge === 'double_rate' ? price.times(2) : price.times(ratio).toDecimalPlaces(2);
      return raised.minus(price).times(overlap(load, stretch));
    }),
  );
}

/** ", 1 oversized x 1.25" for the trace; nothing where all pallets are full ones at most. */
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

/** Lays things end to end. */
function inOrder<T>(from: Decimal, things: readonly T[], length: (thing: T) => Decimal) {
  let end = from;
  return things.map((thing): T & Stretch => {
    const start = end;
    end = start.plus(length(thing));
    return { ...thing, start, end };
  });
}

/** Included pallets come first in their band and cost nothing. */
const pricePaid = ({ band, units, includedUnits, start, end }: Slice & Stretch): PricedStretch =>
  band.isFlat
    ? { price: band.rate.dividedBy(units), start, end }
    : { price: band.rate, start: start.plus(includedUnits), end };

const overlap = (one: Stretch, other: Stretch): Decimal =>
  largest(0, smallest(one.end, other.end).minus(largest(one.start, other.start)));
