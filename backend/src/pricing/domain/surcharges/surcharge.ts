import type { PricedConsignment } from '../consignment.js';
import type { Weights } from '../weights.js';
import type { Fee, FeeCode } from '../pricing-result.js';
import type { Rules } from '../rules/rules.js';
import type { Amount } from '../rules/rules-record.js';

/** Input of a surcharge function. */
export interface SurchargeInput {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  /** Freight of the chosen method in whole cents: the base of percentage fees. */
  readonly freightCents: number;
  /** At the chosen method's cubic factor. */
  readonly weights: Weights;
  /** Dollars, for a suburb with a surcharge of the carrier. */
  readonly suburbSurcharge: Amount;
}

/** Returns the fee of one surcharge, or null when it does not apply. */
export type Surcharge<Code extends FeeCode> = (input: SurchargeInput) => Fee<Code> | null;
