import type { Decimal } from 'decimal.js';

import type { PricingMethod, Rejection, MethodReasonCode } from '../pricing-result.js';
import {
  type Method,
  type MethodInput,
  type MethodPrice,
  freightCents,
  heaviestPiece,
  priceByUnits,
  sidesAsGiven,
  sidesFromLargest,
  sizeMismatch,
} from './method.js';
import { type PricedConsignment } from '../consignment.js';
import { weigh } from '../weights.js';
import { decimal, greaterThan, max, sumOf, ZERO } from '../decimals.js';
import type { CartonRules } from '../rules/rules.js';
import type { Band } from '../rate-card/rate-card.js';
import { describeSlices, priceOfSlices, type Slice, sliceBands } from '../rate-card/lane-price.js';
import { describeOversized, overchargeOf, type PalletLoads, sortPallets } from './pallet-loads.js';

type Counted = Extract<PricingMethod, 'ITEM' | 'SATCHEL' | 'FLAT' | 'HOURLY'>;

/** A method whose units do not depend on the weight; prices items of any type. */
function countedMethod(name: Counted, count: (input: MethodInput) => number): Method {
  const isPerConsignment = name === 'FLAT' || name === 'HOURLY';
  return {
    name,
    hasRows: ({ tariffs }) => tariffs.has(name),
    price: (input) => {
      const { consignment, rules, tariffs } = input;
      return priceByUnits({
        consignment,
        bands: tariffs.get(name) ?? [],
        cubicFactor: rules.kgCubic,
        unitsAt: () => decimal(count(input)),
        heaviest: isPerConsignment ? consignment.deadWeight : heaviestPiece(consignment.lines),
      });
    },
  };
}

export const itemMethod = countedMethod('ITEM', ({ consignment }) => consignment.pieces);
export const satchelMethod = countedMethod('SATCHEL', ({ consignment }) => consignment.pieces);
export const flatMethod = countedMethod('FLAT', () => 1);
export const hourlyMethod = countedMethod(
  'HOURLY',
  ({ carrier }) => carrier.courierVehicleMinHours ?? 0,
);

/** Prices per chargeable kilogram, for items of any type. */
export const kgMethod: Method = {
  name: 'KG',
  hasRows: ({ tariffs }) => tariffs.has('KG'),
  price: ({ consignment, rules, tariffs }) =>
    sizeMismatch(consignment.lines, rules.kg, sidesFromLargest) ??
    priceByUnits({
      consignment,
      bands: tariffs.get('KG') ?? [],
      cubicFactor: rules.kgCubic,
      unitsAt: ({ chargeable }) => chargeable,
      heaviest: heaviestPiece(consignment.lines),
    }),
};

/** Prices per carton; heavy or bulky cartons count as several average ones (CON-97). */
export const cartonMethod: Method = {
  name: 'CARTON',
  hasRows: ({ tariffs }) => tariffs.has('CARTON'),
  price: ({ consignment, rules, tariffs }) =>
    rejection(consignment, rules.carton) ??
    priceByUnits({
      consignment,
      bands: tariffs.get('CARTON') ?? [],
      cubicFactor: rules.carton.cubic ?? rules.kgCubic,
      unitsAt: ({ chargeable }) => cartons(consignment, chargeable, rules.carton.averageWeight),
      heaviest: heaviestPiece(consignment.lines),
    }),
};

function rejection(
  { lines, pieces }: PricedConsignment,
  carton: CartonRules,
): MethodReasonCode | null {
  if (!lines.every(({ isCarton }) => isCarton)) return 'NOT_ALL_CARTONS';
  const unsuitable = sizeMismatch(lines, carton, sidesAsGiven);
  if (unsuitable) return unsuitable;
  const lengths = sumOf(lines, ({ longestSide, quantity }) => longestSide.times(quantity));
  return greaterThan(lengths, carton.averageLength.times(pieces)) ? 'CARTONS_TOO_LONG' : null;
}

const cartons = ({ pieces }: PricedConsignment, chargeable: Decimal, average: Decimal): Decimal =>
  max(pieces, chargeable.dividedBy(average).ceil());

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
  const firstBand = slices[0]?.band;
  if (!firstBand) return 'ABOVE_LAST_BREAK';
  const overcharge = overchargeOf(found.full, loads, rules.pallet.overcharge);
  return {
    weights: weigh(consignment, firstBand.cubicFactor ?? rules.kgCubic),
    units: decimal(consignment.pieces),
    band: describeSlices(slices) + describeOversized(loads, rules.pallet.overcharge),
    firstBand,
    freightCents: freightCents(firstBand, priceOfSlices(slices).plus(overcharge)),
    bands: loads.fullSized === consignment.pieces ? (tariffs.get('PALLET') ?? []) : [],
  };
}

function sliceLoads(
  { tariffs, consignment }: MethodInput,
  loads: PalletLoads,
): PalletSlices | MethodReasonCode {
  const fullSized = consignment.pieces - loads.halfSized;
  if (fullSized > 0 && !tariffs.has('PALLET')) return 'PALLET_ABOVE_MAX';
  const full = slicesFor(tariffs.get('PALLET'), fullSized);
  const half = slicesFor(tariffs.get('HALF_PALLET'), loads.halfSized);
  if (!full || !half) return 'ABOVE_LAST_BREAK';
  if (isAboveCeiling(full, loads.heaviestFull) || isAboveCeiling(half, loads.heaviestHalf)) {
    return 'ABOVE_MAX_KG';
  }
  return { full, half: fullSized > 0 ? withoutIncluded(half) : half };
}

const slicesFor = (bands: readonly Band[] | undefined, pallets: number): readonly Slice[] | null =>
  pallets === 0 ? [] : sliceBands(bands ?? [], decimal(pallets));

/** Alongside full pallets, the basic charge of half pallets does not apply, so it covers none of them. */
const withoutIncluded = (slices: readonly Slice[]): Slice[] =>
  slices.map((slice) => ({ ...slice, includedUnits: ZERO }));

const isAboveCeiling = (slices: readonly Slice[], heaviest: Decimal): boolean =>
  slices.some(({ band }) => greaterThan(heaviest, band.maxKg));

/** If prices are equal, the first method applies. */
const methods: readonly Method[] = [
  kgMethod,
  cartonMethod,
  palletMethod,
  itemMethod,
  satchelMethod,
  flatMethod,
];

export interface PricedMethod extends MethodPrice {
  readonly method: PricingMethod;
}

export interface MethodPrices {
  /** Cheapest first. */
  readonly priced: readonly PricedMethod[];
  readonly rejections: readonly Rejection[];
}

/** Prices every method that has rows for the lane. */
export function priceMethods(input: MethodInput): MethodPrices {
  const priced: PricedMethod[] = [];
  const rejections: Rejection[] = [];
  for (const { name: method, price } of applicableTo(input)) {
    const result = price(input);
    if (typeof result === 'string') rejections.push({ method, code: result });
    else priced.push({ ...result, method });
  }
  return { priced: priced.sort(byFreight), rejections };
}

/** A courier's vehicle is priced by the hour, and by no other method. */
function applicableTo(input: MethodInput): readonly Method[] {
  const isCourier = input.carrier.courierVehicleMinHours !== null;
  return isCourier && hourlyMethod.hasRows(input)
    ? [hourlyMethod]
    : methods.filter(({ hasRows }) => hasRows(input));
}

const byFreight = (left: PricedMethod, right: PricedMethod): number =>
  left.freightCents - right.freightCents;
