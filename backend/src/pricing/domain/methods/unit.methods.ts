import type { Decimal } from 'decimal.js';

import type { PricedConsignment } from '../consignment.js';
import { decimal, greaterThan, max, sumOf } from '../decimals.js';
import type { MethodReasonCode, PricingMethod } from '../pricing-answer.js';
import type { CartonRules } from '../rules/rules.js';
import {
  heaviestPiece,
  type Method,
  type MethodInput,
  priceByUnits,
  sidesAsGiven,
  sidesFromLargest,
  sizeMismatch,
} from './method.js';

type Counted = Extract<PricingMethod, 'ITEM' | 'SATCHEL' | 'FLAT' | 'HOURLY'>;

/** A method whose units do not depend on the weight; prices items of any type. */
function countedMethod(name: Counted, count: (input: MethodInput) => number): Method {
  const isOfWhole = name === 'FLAT' || name === 'HOURLY';
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
        heaviest: isOfWhole ? consignment.deadWeight : heaviestPiece(consignment.lines),
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
    refusal(consignment, rules.carton) ??
    priceByUnits({
      consignment,
      bands: tariffs.get('CARTON') ?? [],
      cubicFactor: rules.carton.cubic ?? rules.kgCubic,
      unitsAt: ({ chargeable }) => cartons(consignment, chargeable, rules.carton.averageWeight),
      heaviest: heaviestPiece(consignment.lines),
    }),
};

function refusal(
  { lines, pieces }: PricedConsignment,
  carton: CartonRules,
): MethodReasonCode | null {
  if (!lines.every(({ isCarton }) => isCarton)) return 'NOT_ALL_CARTONS';
  const unfit = sizeMismatch(lines, carton, sidesAsGiven);
  if (unfit) return unfit;
  const lengths = sumOf(lines, ({ longestSide, quantity }) => longestSide.times(quantity));
  return greaterThan(lengths, carton.averageLength.times(pieces)) ? 'CARTONS_TOO_LONG' : null;
}

const cartons = ({ pieces }: PricedConsignment, chargeable: Decimal, average: Decimal): Decimal =>
  max(pieces, chargeable.dividedBy(average).ceil());
