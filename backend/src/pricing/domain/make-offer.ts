import type { PricedConsignment } from './consignment/prepare-consignment.js';
import { weigh, type Weights } from './consignment/weigh.js';
import { decimal, percentOf } from './decimals.js';
import type { PricedMethod } from './methods/price-methods.js';
import type { Offer } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';
import { surchargesFor, type Surcharges } from './surcharges/surcharges.js';

export type PricedOffer = Omit<Offer, 'trace'>;

/** Goods and services tax, percent of the subtotal. */
export const GST = decimal(10);

/** Steps 5 to 7: fees, fuel and tax on top of the freight. */
export function makeOffer(
  { consignment, rules, suburbSurcharge }: PricingRequest,
  { method, weights, freightCents }: PricedMethod,
): PricedOffer {
  const surcharges = surchargesFor({ consignment, rules, freightCents, weights, suburbSurcharge });
  const fuelSurcharge = percentOf(freightCents, rules.fuelCharge);
  const subtotal = freightCents + totalOf(surcharges) + fuelSurcharge;
  const gst = percentOf(subtotal, GST);
  return {
    pricingMethod: method,
    ...weightsOf(consignment, weights),
    freightCost: freightCents,
    ...surcharges,
    fuelSurcharge,
    subtotal,
    gst,
    totalCost: subtotal + gst,
  };
}

/** Price on application: the carrier serves the account, but no lane says at what price. */
export const offerOnApplication = ({ consignment, rules }: PricingRequest): PricedOffer => ({
  pricingMethod: 'POA',
  ...weightsOf(consignment, weigh(consignment, rules.kgCubic)),
  freightCost: 0,
  category1Fees: [],
  category2Fees: [],
  fuelSurcharge: 0,
  subtotal: 0,
  gst: 0,
  totalCost: 0,
});

const weightsOf = ({ deadWeight }: PricedConsignment, { cubic, chargeable }: Weights) => ({
  deadWeight: deadWeight.toNumber(),
  cubicWeight: cubic.toNumber(),
  chargeableWeight: chargeable.toNumber(),
});

const totalOf = ({ category1Fees, category2Fees }: Surcharges): number =>
  [...category1Fees, ...category2Fees].reduce((total, { cents }) => total + cents, 0);
