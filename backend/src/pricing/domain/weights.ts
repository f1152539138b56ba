import type { Decimal } from 'decimal.js';

import type { Line, PricedConsignment } from './consignment.js';
import { max } from './decimals.js';
import type { WeightTier } from './rules/rules.js';

/** Weights of a consignment at one cubic factor, in kilograms. */
export interface Weights {
  /** kg per m3. */
  readonly cubicFactor: Decimal;
  readonly cubic: Decimal;
  /** The greater of dead and cubic, rounded up, once per consignment (docs/pricing.md, Weights). */
  readonly chargeable: Decimal;
}

export function weigh(consignment: PricedConsignment, cubicFactor: Decimal): Weights {
  const cubic = consignment.volume.times(cubicFactor);
  return { cubicFactor, cubic, chargeable: max(consignment.deadWeight, cubic).ceil() };
}

type ChargeableFormat = WeightTier['chargeableFormat'];

/** Weight that a consignment's overweight tiers compare: DEAD the dead weight, CHARGE the chargeable weight. */
export const consignmentWeight = (
  { deadWeight }: PricedConsignment,
  format: ChargeableFormat,
  { chargeable }: Weights,
): Decimal => (format === 'DEAD' ? deadWeight : chargeable);

/** Weight that a piece's overweight tiers compare; unlike the consignment's it is not rounded up. */
export const pieceWeight = (
  { weight, pieceVolume }: Line,
  format: ChargeableFormat,
  cubicFactor: Decimal,
): Decimal => (format === 'DEAD' ? weight : max(weight, pieceVolume.times(cubicFactor)));
