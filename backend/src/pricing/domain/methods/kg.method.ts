import type { Method } from './method.js';
import { heaviestPiece, misfit, sidesFromLargest } from './piece-fit.js';
import { priceByUnits } from './price-by-units.js';

/** By the chargeable kilogram, for items of any type. */
export const kgMethod: Method = {
  name: 'KG',
  hasRows: ({ tariffs }) => tariffs.has('KG'),
  price: ({ consignment, rules, tariffs }) =>
    misfit(consignment.lines, rules.kg, sidesFromLargest) ??
    priceByUnits({
      consignment,
      bands: tariffs.get('KG') ?? [],
      cubicFactor: rules.kgCubic,
      unitsAt: ({ chargeable }) => chargeable,
      heaviest: heaviestPiece(consignment.lines),
    }),
};
