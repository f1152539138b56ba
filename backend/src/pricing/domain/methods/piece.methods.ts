import { decimal } from '../decimals.js';
import type { PricingMethod } from '../pricing-answer.js';
import type { MethodInput, Method } from './method.js';
import { heaviestPiece } from './piece-fit.js';
import { priceByUnits } from './price-by-units.js';

type Counted = Extract<PricingMethod, 'ITEM' | 'SATCHEL' | 'FLAT' | 'HOURLY'>;

/** Methods whose units do not depend on the weight. They price items of any type. */
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
