import type { Decimal } from 'decimal.js';

import type { Line } from '../consignment/prepare-consignment.js';
import { largest } from '../decimals.js';
import { chargeTiers } from './tiered-fee.js';
import type { Surcharge } from './surcharge.js';

/** By weight, in kilograms, reaching a tier's size; each tier says whether dead or chargeable. */
export const overweightSurcharge: Surcharge<'OVERWEIGHT'> = ({
  consignment: { lines, deadWeight },
  rules: { overweight },
  freightCents,
  weights,
}) => {
  const charge = chargeTiers(
    overweight,
    {
      byPiece: (line, { chargeableFormat, size }) =>
        (chargeableFormat === 'DEAD'
          ? line.weight
          : chargeableWeightOf(line, weights.cubicFactor)
        ).greaterThanOrEqualTo(size),
      byConsignment: ({ chargeableFormat, size }) =>
        (chargeableFormat === 'DEAD' ? deadWeight : weights.chargeable).greaterThanOrEqualTo(size),
    },
    lines,
    freightCents,
  );
  return charge && { code: 'OVERWEIGHT', cents: charge.cents, why: `weight, kg: ${charge.why}` };
};

/** Of one piece; not rounded up, as the consignment's is. */
const chargeableWeightOf = ({ weight, pieceVolume }: Line, cubicFactor: Decimal): Decimal =>
  largest(weight, pieceVolume.times(cubicFactor));
