import type { Decimal } from 'decimal.js';

import type { PricedConsignment } from '../consignment/prepare-consignment.js';
import type { Weights } from '../consignment/weigh.js';
import type { MethodReasonCode, PricingMethod } from '../pricing-answer.js';
import type { CarrierTerms } from '../pricing-request.js';
import type { Band, Tariffs } from '../rate-card/rate-card.js';
import type { Rules } from '../rules/rules.js';

/** What a method prices, on one lane. */
export interface MethodInput {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  readonly carrier: CarrierTerms;
  readonly tariffs: Tariffs;
}

/** The freight by one method, before any fee. */
export interface MethodPrice {
  readonly weights: Weights;
  /** In the unit of the method: kilograms, cartons, pallets, pieces, hours. */
  readonly units: Decimal;
  /** The bands reached, in words for the trace. */
  readonly band: string;
  /** The band whose basic and minimum count. */
  readonly lead: Band;
  readonly freightCents: number;
  /** The bands to look for a cheaper break in; none where units do not alone decide the price. */
  readonly bands: readonly Band[];
}

/** One way to price a consignment: its price, or why it does not fit. */
export interface Method {
  readonly name: PricingMethod;
  readonly hasRows: (input: MethodInput) => boolean;
  readonly price: (input: MethodInput) => MethodPrice | MethodReasonCode;
}
