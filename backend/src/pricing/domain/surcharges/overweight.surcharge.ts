import { consignmentWeight, pieceWeight } from '../consignment/weigh.js';
import { chargeTiers } from './tiered-fee.js';
import type { Surcharge } from './surcharge.js';

/** By weight, in kilograms, reaching a tier's size; each tier says whether dead or chargeable. */
export const overweightSurcharge: Surcharge<'OVERWEIGHT'> = ({
  consignment,
  rules: { overweight },
  freightCents,
  weights,
}) => {
  const charge = chargeTiers(
    overweight,
    {
      byPiece: (line, { chargeableFormat, size }) =>
        pieceWeight(line, chargeableFormat, weights.cubicFactor).greaterThanOrEqualTo(size),
      byConsignment: ({ chargeableFormat, size }) =>
        consignmentWeight(consignment, chargeableFormat, weights).greaterThanOrEqualTo(size),
      inWords: ({ chargeableFormat, size }) =>
        `${size.toFixed()} kg or more${chargeableFormat === 'CHARGE' ? ', chargeable weight' : ''}`,
    },
    consignment.lines,
    freightCents,
  );
  return charge && { code: 'OVERWEIGHT', ...charge };
};
