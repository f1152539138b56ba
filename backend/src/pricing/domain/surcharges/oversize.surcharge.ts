import { largest } from '../decimals.js';
import { chargeTiers } from './tiered-fee.js';
import type { Surcharge } from './surcharge.js';

/** By the longest side, in metres, reaching a tier's size. Pallets included. */
export const oversizeSurcharge: Surcharge<'OVERSIZE'> = ({
  consignment: { lines },
  rules: { oversize },
  freightCents,
}) => {
  const longest = largest(0, ...lines.map(({ longestSide }) => longestSide));
  const charge = chargeTiers(
    oversize,
    {
      byPiece: ({ longestSide }, { size }) => longestSide.greaterThanOrEqualTo(size),
      byConsignment: ({ size }) => longest.greaterThanOrEqualTo(size),
      inWords: ({ size }) => `${size.toFixed()} m or longer`,
    },
    lines,
    freightCents,
  );
  return charge && { code: 'OVERSIZE', ...charge };
};
