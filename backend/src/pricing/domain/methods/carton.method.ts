import type { Decimal } from 'decimal.js';

import type { PricedConsignment } from '../consignment.js';
import { greaterThan, max, sumOf } from '../decimals.js';
import type { MethodReasonCode } from '../pricing-answer.js';
import type { CartonRules } from '../rules/rules.js';
import { type Method, priceByUnits } from './method.js';
import { heaviestPiece, sizeMismatch, sidesAsGiven } from './piece-fit.js';

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
