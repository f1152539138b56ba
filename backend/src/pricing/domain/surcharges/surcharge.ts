import type { PricedConsignment } from '../consignment/prepare-consignment.js';
import type { Weights } from '../consignment/weigh.js';
import type { Fee, FeeCode } from '../pricing-answer.js';
import type { Rules } from '../rules/rules.js';
import type { Amount } from '../rules/rules-record.js';

/** What a surcharge may look at. */
export interface SurchargeCase {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  /** Of the chosen method, in cents, rounded: what percentage fees are taken of. */
  readonly freightCents: number;
  /** At the chosen method's cubic factor. */
  readonly weights: Weights;
  /** Dollars, for a suburb the carrier surcharges. */
  readonly suburbSurcharge: Amount;
}

/** One reason to charge more: its fee, or null where the reason does not apply. */
export type Surcharge<Code extends FeeCode> = (surchargeCase: SurchargeCase) => Fee<Code> | null;
