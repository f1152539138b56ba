import { counted } from '@contracts/texts/counted.js';

import { countPieces, type Line } from '../consignment/prepare-consignment.js';
import { describeFee, feeCents } from '../rules/fee.js';
import type { Tier, TieredFee } from '../rules/rules.js';

export interface TieredCharge {
  readonly cents: number;
  readonly why: string;
}

/** Which tiers a piece reaches, and which the consignment as a whole. */
export interface Reach<T extends Tier> {
  readonly byPiece: (line: Line, tier: T) => boolean;
  readonly byConsignment: (tier: T) => boolean;
  /** What reaches the tier: '1.5 m or longer'. */
  readonly inWords: (tier: T) => string;
}

/**
 * Charges the highest tier reached and no other: each piece by its own tier, or the consignment once.
 * Null where charge-per is blank or exempt, or no tier is reached.
 */
export function chargeTiers<T extends Tier>(
  { per, tiers }: TieredFee<T>,
  reach: Reach<T>,
  lines: readonly Line[],
  freightCents: number,
): TieredCharge | null {
  if (per === 'item') return chargePieces(tiers, reach, lines, freightCents);
  if (per !== 'consignment') return null;
  const tier = tiers.find((candidate) => reach.byConsignment(candidate));
  return tier?.fee
    ? {
        cents: feeCents(tier.fee, freightCents),
        why: `${reach.inWords(tier)}: ${describeFee(tier.fee)} once`,
      }
    : null;
}

function chargePieces<T extends Tier>(
  tiers: readonly T[],
  reach: Reach<T>,
  lines: readonly Line[],
  freightCents: number,
): TieredCharge | null {
  const tierOf = (line: Line) => tiers.find((candidate) => reach.byPiece(line, candidate));
  const charges = tiers.flatMap((tier) => {
    const pieces = countPieces(lines.filter((line) => tierOf(line) === tier));
    return tier.fee && pieces > 0
      ? [
          {
            cents: pieces * feeCents(tier.fee, freightCents),
            why: `${counted(pieces, 'piece')} of ${reach.inWords(tier)}: ${pieces} x ${describeFee(tier.fee)}`,
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
