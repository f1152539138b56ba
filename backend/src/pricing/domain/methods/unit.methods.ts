import { decimal } from '../decimals.js';
import type { PricingMethod } from '../pricing-answer.js';
import { type Method, type MethodInput, priceByUnits } from './method.js';
import { heaviestPiece, sidesFromLargest, sizeMismatch } from './piece-fit.js';

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
