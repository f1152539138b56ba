import { pluralise } from '@contracts/texts/pluralise.js';

import { countPieces, type Line } from '../consignment.js';
import { consignmentWeight, pieceWeight } from '../weights.js';
import { max } from '../decimals.js';
import { describeFee, feeCents } from '../rules/fee.js';
import type { Tier, TieredFee } from '../rules/rules.js';
import type { Surcharge } from './surcharge.js';

interface TieredCharge {
  readonly cents: number;
  readonly why: string;
}

/** Finds the tiers that pieces and the consignment reach. */
interface TierMeasure<T extends Tier> {
  readonly isReachedByPiece: (line: Line, tier: T) => boolean;
  readonly isReachedByConsignment: (tier: T) => boolean;
  /** Condition of a tier as text: '1.5 m or longer'. */
  readonly describe: (tier: T) => string;
}

/**
 * Charges the highest tier reached only: each piece by its own tier, or the consignment once. Null for a blank or
 * exempt charge-per, and when no tier is reached.
 */
function chargeTiers<T extends Tier>(
  { per, tiers }: TieredFee<T>,
  measure: TierMeasure<T>,
  lines: readonly Line[],
  freightCents: number,
): TieredCharge | null {
  if (per === 'item') return chargePieces(tiers, measure, lines, freightCents);
  if (per !== 'consignment') return null;
  const tier = tiers.find((candidate) => measure.isReachedByConsignment(candidate));
  return tier?.fee
    ? {
        cents: feeCents(tier.fee, freightCents),
        why: `${measure.describe(tier)}: ${describeFee(tier.fee)} once`,
      }
    : null;
}

function chargePieces<T extends Tier>(
  tiers: readonly T[],
  measure: TierMeasure<T>,
  lines: readonly Line[],
  freightCents: number,
): TieredCharge | null {
  const findTier = (line: Line) =>
    tiers.find((candidate) => measure.isReachedByPiece(line, candidate));
  const charges = tiers.flatMap((tier) => {
    const pieces = countPieces(lines.filter((line) => findTier(line) === tier));
    return tier.fee && pieces > 0
      ? [
          {
            cents: pieces * feeCents(tier.fee, freightCents),
            why: `${pluralise(pieces, 'piece')} of ${measure.describe(tier)}: ${pieces} x ${describeFee(tier.fee)}`,
          },
        ]
      : [];
  });
  return charges.length === 0
    ? null
    : {
        cents: charges.reduce((total, { cents }) => total + cents, 0),
        why: charges.map(({ why }) => why).join('; '),
      };
}

/** By the longest side of a piece in metres, from a tier's size on. Includes pallets. */
export const oversizeSurcharge: Surcharge<'OVERSIZE'> = ({
  consignment: { lines },
  rules: { oversize },
  freightCents,
}) => {
  const longest = max(0, ...lines.map(({ longestSide }) => longestSide));
  const charge = chargeTiers(
    oversize,
    {
      isReachedByPiece: ({ longestSide }, { size }) => longestSide.greaterThanOrEqualTo(size),
      isReachedByConsignment: ({ size }) => longest.greaterThanOrEqualTo(size),
      describe: ({ size }) => `${size.toFixed()} m or longer`,
    },
    lines,
    freightCents,
  );
  return charge && { code: 'OVERSIZE', ...charge };
};

/** By weight in kilograms, from a tier's size on; each tier has its own choice of dead or chargeable weight. */
export const overweightSurcharge: Surcharge<'OVERWEIGHT'> = ({
  consignment,
  rules: { overweight },
  freightCents,
  weights,
}) => {
  const charge = chargeTiers(
    overweight,
    {
      isReachedByPiece: (line, { chargeableFormat, size }) =>
        pieceWeight(line, chargeableFormat, weights.cubicFactor).greaterThanOrEqualTo(size),
      isReachedByConsignment: ({ chargeableFormat, size }) =>
        consignmentWeight(consignment, chargeableFormat, weights).greaterThanOrEqualTo(size),
      describe: ({ chargeableFormat, size }) =>
        `${size.toFixed()} kg or more${chargeableFormat === 'CHARGE' ? ', chargeable weight' : ''}`,
    },
    consignment.lines,
    freightCents,
  );
  return charge && { code: 'OVERWEIGHT', ...charge };
};
