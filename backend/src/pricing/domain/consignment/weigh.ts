import type { Decimal } from 'decimal.js';

import { largest } from '../decimals.js';
import type { PricedConsignment } from './prepare-consignment.js';

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
