import { cheaperBreak } from './advice/cheaper-break.js';
import { nearLimits } from './advice/near-limits.js';
import { weigh } from './consignment/weigh.js';
import { toCents } from './decimals.js';
import { GST, type PricedOffer } from './make-offer.js';
import type { MethodPrices, PricedMethod } from './methods/price-methods.js';
import type { Offer, PriceTrace, Rejection } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';

/** Changes whenever the same request would be priced differently, or traced in another shape. */
export const ENGINE_VERSION = 'pricing-2';

/** The freight behind an offer, as it came about. */
export interface FreightStory {
  readonly lane: string;
  readonly chosen: PricedMethod;
  readonly priced: MethodPrices['priced'];
  readonly rejected: readonly Rejection[];
}

/** Adds what explains every cent of an offer, and what nearly changed it. */
export function traceOffer(
  request: PricingRequest,
  offer: PricedOffer,
  { lane, chosen, priced, rejected }: FreightStory,
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

/** Nothing was priced: the trace says what was weighed, and what is missing. */
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
