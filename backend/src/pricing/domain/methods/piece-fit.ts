import type { Decimal } from 'decimal.js';

import type { Line } from '../consignment.js';
import { greaterThan, max } from '../decimals.js';
import type { MethodReasonCode } from '../pricing-answer.js';
import type { PieceLimits } from '../rules/rules.js';

/** Sides of a piece, in the order in which they are compared with length, width and height. */
export type Sides = readonly [Decimal, Decimal, Decimal];

export const sidesAsGiven = ({ length, width, height }: Line): Sides => [length, width, height];

export function sidesFromLargest({ length, width, height }: Line): Sides {
  const [a, b, c] = [length, width, height].toSorted((left, right) => right.comparedTo(left));
  return [a ?? length, b ?? width, c ?? height];
}

/** Returns the first limit that a piece exceeds, in the order of the codes; null when all pieces fit. */
export function sizeMismatch(
  lines: readonly Line[],
  limits: PieceLimits,
  sidesOf: (line: Line) => Sides,
): MethodReasonCode | null {
  const sides = lines.map(sidesOf);
  if (sides.some(([length]) => greaterThan(length, limits.length))) return 'ITEM_TOO_LONG';
  if (sides.some(([, width]) => greaterThan(width, limits.width))) return 'ITEM_TOO_WIDE';
  if (sides.some(([, , height]) => greaterThan(height, limits.height))) return 'ITEM_TOO_HIGH';
  if (lines.some(({ weight }) => greaterThan(weight, limits.weight))) return 'ITEM_TOO_HEAVY';
  if (lines.some(({ pieceVolume }) => greaterThan(pieceVolume, limits.volume)))
    return 'ITEM_TOO_BULKY';
  return null;
}

export const heaviestPiece = (lines: readonly Line[]): Decimal =>
  max(0, ...lines.map(({ weight }) => weight));
