import { decimal, ONE } from '../decimals.js';
import { freightCents } from '../methods/freight.js';
import type { MethodPrice } from '../methods/method.js';
import type { CheaperBreak } from '../pricing-answer.js';
import { priceOfSlices, sliceBands } from '../rate-card/slice-bands.js';

/**
 * The cheapest break above the units priced, where it costs less (pricing.md E3b: 251 kg cost less than
 * 250). Only advice: the price stays what it is. Sliding bands never get cheaper.
 */
export function cheaperBreak(
  price: Pick<MethodPrice, 'bands' | 'units' | 'freightCents'>,
): CheaperBreak | null {
  if (price.bands[0]?.mode !== 'BREAK') return null;
  return price.bands
    .flatMap(({ to }) => (to?.greaterThanOrEqualTo(price.units) ? [to.floor().plus(ONE)] : []))
    .map((units) => ({ units: units.toNumber(), freight: freightFor(price, units.toNumber()) }))
    .flatMap(({ units, freight }) =>
      freight === null ? [] : [{ units, freight, saves: price.freightCents - freight }],
    )
    .reduce<CheaperBreak | null>(
      (best, candidate) => (candidate.saves > (best?.saves ?? 0) ? candidate : best),
      null,
    );
}

function freightFor({ bands }: Pick<MethodPrice, 'bands'>, units: number): number | null {
  const slices = sliceBands(bands, decimal(units));
  const lead = slices?.[0]?.band;
  return slices && lead ? freightCents(lead, priceOfSlices(slices)) : null;
}
