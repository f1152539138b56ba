import type { Decimal } from 'decimal.js';

import { weigh } from '../consignment.js';
import { decimal, greaterThan, ZERO } from '../decimals.js';
import type { MethodReasonCode } from '../pricing-answer.js';
import type { Band } from '../rate-card/rate-card.js';
import { describeSlices, priceOfSlices, sliceBands, type Slice } from '../rate-card/lane-price.js';
import { freightCents, type Method, type MethodInput, type MethodPrice } from './method.js';
import { describeOversized, overchargeOf, type PalletLoads, sortPallets } from './pallet-loads.js';

/** Prices per pallet: half, full, or oversized with an overcharge. Needs every item to be a pallet. */
export const palletMethod: Method = {
  name: 'PALLET',
  hasRows: ({ tariffs }) => tariffs.has('PALLET') || tariffs.has('HALF_PALLET'),
  price: (input) => {
    const { consignment, rules, tariffs } = input;
    if (!consignment.lines.every(({ isPallet }) => isPallet)) return 'NOT_ALL_PALLETS';
    const loads = sortPallets(consignment, rules.pallet, tariffs.has('HALF_PALLET'));
    return loads ? priceLoads(input, loads) : 'PALLET_ABOVE_MAX';
  },
};

interface PalletSlices {
  readonly full: readonly Slice[];
  readonly half: readonly Slice[];
}

function priceLoads(input: MethodInput, loads: PalletLoads): MethodPrice | MethodReasonCode {
  const { tariffs, consignment, rules } = input;
  const found = sliceLoads(input, loads);
  if (typeof found === 'string') return found;

  const slices = [...found.full, ...found.half];
  const lead = slices[0]?.band;
  if (!lead) return 'ABOVE_LAST_BREAK';
  const overcharge = overchargeOf(found.full, loads, rules.pallet.overcharge);
  return {
    weights: weigh(consignment, lead.cubicFactor ?? rules.kgCubic),
    units: decimal(consignment.pieces),
    band: describeSlices(slices) + describeOversized(loads, rules.pallet.overcharge),
    lead,
    freightCents: freightCents(lead, priceOfSlices(slices).plus(overcharge)),
    bands: loads.fulls === consignment.pieces ? (tariffs.get('PALLET') ?? []) : [],
  };
}

function sliceLoads(
  { tariffs, consignment }: MethodInput,
  loads: PalletLoads,
): PalletSlices | MethodReasonCode {
  const fulls = consignment.pieces - loads.halves;
  if (fulls > 0 && !tariffs.has('PALLET')) return 'PALLET_ABOVE_MAX';
  const full = slicesFor(tariffs.get('PALLET'), fulls);
  const half = slicesFor(tariffs.get('HALF_PALLET'), loads.halves);
  if (!full || !half) return 'ABOVE_LAST_BREAK';
  if (isAboveCeiling(full, loads.heaviestFull) || isAboveCeiling(half, loads.heaviestHalf)) {
    return 'ABOVE_MAX_KG';
  }
  return { full, half: fulls > 0 ? withoutIncluded(half) : half };
}

const slicesFor = (bands: readonly Band[] | undefined, pallets: number): readonly Slice[] | null =>
  pallets === 0 ? [] : sliceBands(bands ?? [], decimal(pallets));

/** Next to full pallets the basic charge of half pallets does not apply, so it covers none of them. */
const withoutIncluded = (slices: readonly Slice[]): Slice[] =>
  slices.map((slice) => ({ ...slice, includedUnits: ZERO }));

const isAboveCeiling = (slices: readonly Slice[], heaviest: Decimal): boolean =>
  slices.some(({ band }) => greaterThan(heaviest, band.maxKg));
