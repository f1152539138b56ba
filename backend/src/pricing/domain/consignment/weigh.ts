import type { Decimal } from 'decimal.js';

import { largest } from '../decimals.js';
import type { WeightTier } from '../rules/rules.js';
import type { Line, PricedConsignment } from './prepare-consignment.js';

/** What a consignment weighs at one cubic factor, in kilograms. */
export interface Weights {
  /** kg per m3. */
  readonly cubicFactor: Decimal;
  readonly cubic: Decimal;
  /** The greater of dead and cubic, rounded up, once per consignment (pricing.md section 4). */
  readonly chargeable: Decimal;
}

export function weigh(consignment: PricedConsignment, cubicFactor: Decimal): Weights {
  const cubic = consignment.volume.times(cubicFactor);
  return { cubicFactor, cubic, chargeable: largest(consignment.deadWeight, cubic).ceil() };
}

type ChargeableFormat = WeightTier['chargeableFormat'];

/** What an overweight tier looks at on the whole: DEAD the dead weight, CHARGE the chargeable one. */
export const consignmentWeight = (
  { deadWeight }: PricedConsignment,
  format: ChargeableFormat,
  { chargeable }: Weights,
): Decimal => (format === 'DEAD' ? deadWeight : chargeable);

/** What an overweight tier looks at on one piece; not rounded up, as the consignment's is. */
export const pieceWeight = (
  { weight, pieceVolume }: Line,
  format: ChargeableFormat,
  cubicFactor: Decimal,
): Decimal => (format === 'DEAD' ? weight : largest(weight, pieceVolume.times(cubicFactor)));
