import type { Decimal } from 'decimal.js';

import type { Line } from '../consignment/prepare-consignment.js';
import { exceeds, largest } from '../decimals.js';
import type { MethodReasonCode } from '../pricing-answer.js';
import type { PieceLimits } from '../rules/rules.js';

/** A piece's sides in the order in which they are held against length, width and height. */
export type Sides = readonly [Decimal, Decimal, Decimal];

export const sidesAsGiven = ({ length, width, height }: Line): Sides => [length, width, height];

export function sidesFromLargest({ length, width, height }: Line): Sides {
  const [a, b, c] = [length, width, height].toSorted((one, other) => other.comparedTo(one));
  return [a ?? length, b ?? width, c ?? height];
}

/** The first limit that any piece breaks, in the order of the codes; null when all fit. */
export function misfit(
  lines: readonly Line[],
  limits: PieceLimits,
  sidesOf: (line: Line) => Sides,
): MethodReasonCode | null {
  const sides = lines.map(sidesOf);
  if (sides.some(([length]) => exceeds(length, limits.length))) return 'ITEM_TOO_LONG';
  if (sides.some(([, width]) => exceeds(width, limits.width))) return 'ITEM_TOO_WIDE';
  if (sides.some(([, , height]) => exceeds(height, limits.height))) return 'ITEM_TOO_HIGH';
  if (lines.some(({ weight }) => exceeds(weight, limits.weight))) return 'ITEM_TOO_HEAVY';
  if (lines.some(({ pieceVolume }) => exceeds(pieceVolume, limits.volume))) return 'ITEM_TOO_BULKY';
  return null;
}

export const heaviestPiece = (lines: readonly Line[]): Decimal =>
  largest(0, ...lines.map(({ weight }) => weight));
