import { cheaperBreak, nearLimits } from './advice.js';
import { type PricedConsignment } from './consignment.js';
import { weigh, type Weights } from './weights.js';
import { decimal, percentOf, toCents } from './decimals.js';
import type { MethodPrices, PricedMethod } from './methods/price-methods.js';
import type { Offer, PriceTrace, Rejection } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';
import { type Surcharges, surchargesFor } from './surcharges/surcharges.js';

export type PricedOffer = Omit<Offer, 'trace'>;

/** Goods and services tax, percent of the subtotal. */
export const GST = decimal(10);

/** Steps 5 to 7: adds fees, fuel and tax to the freight. */
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

/** Price on application: the carrier serves the account, but no lane has a price. */
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

/** Must change whenever the same request would be priced differently, or traced in another shape. */
export const ENGINE_VERSION = 'pricing-2';

/** Calculation of an offer's freight. */
interface FreightTrace {
  readonly lane: string;
  readonly chosen: PricedMethod;
  readonly priced: MethodPrices['priced'];
  readonly rejected: readonly Rejection[];
}

/** Adds the trace: the calculation of every cent, and the limits that were nearly reached. */
export function traceOffer(
  request: PricingRequest,
  offer: PricedOffer,
  { lane, chosen, priced, rejected }: FreightTrace,
): Offer {
  const { weights, units, band, lead } = chosen;
  const trace: PriceTrace = {
    ...common(request, offer),
    lane,
    cubicFactor: weights.cubicFactor.toNumber(),
    units: units.toNumber(),
    band,
    basic: toCents(lead.basic),
    minimum: toCents(lead.minimum),
    compared: priced.map(({ method, freightCents: freight }) => ({ method, freight })),
    near: nearLimits({ ...request, weights }),
    cheaperAt: cheaperBreak(chosen),
    rejected,
  };
  return { ...offer, trace };
}

/** Traces an offer without a price: the weights, and what is missing. */
export function traceOnApplication(
  request: PricingRequest,
  offer: PricedOffer,
  rejected: readonly Rejection[],
): Offer {
  const { cubicFactor } = weigh(request.consignment, request.rules.kgCubic);
  const trace: PriceTrace = {
    ...common(request, offer),
    lane: null,
    cubicFactor: cubicFactor.toNumber(),
    units: 0,
    band: '',
    basic: 0,
    minimum: 0,
    compared: [],
    near: [],
    cheaperAt: null,
    rejected,
  };
  return { ...offer, trace };
}

const common = ({ rules, consignment }: PricingRequest, offer: PricedOffer) => ({
  engine: ENGINE_VERSION,
  method: offer.pricingMethod,
  dead: offer.deadWeight,
  volume: consignment.volume.toNumber(),
  cubic: offer.cubicWeight,
  cw: offer.chargeableWeight,
  freight: offer.freightCost,
  fees: [
    ...offer.category1Fees.map((fee) => ({ ...fee, bucket: 1 as const })),
    ...offer.category2Fees.map((fee) => ({ ...fee, bucket: 2 as const })),
  ],
  fuel: { pct: rules.fuelCharge.toNumber(), cents: offer.fuelSurcharge },
  gst: { pct: GST.toNumber(), cents: offer.gst },
});
