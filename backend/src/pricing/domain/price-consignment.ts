import { reasonsToRefuse } from './eligibility.js';
import { makeOffer, offerOnApplication } from './make-offer.js';
import { priceMethods } from './methods/price-methods.js';
import type { PricingAnswer, ReasonCode, Rejection } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';
import { findLane, type Lane } from './rate-card/find-lane.js';
import { traceOffer, traceOnApplication } from './trace-offer.js';

/**
 * The price of one consignment on one account and service: the cheapest method that fits, with every
 * reason found against it or against another method (docs/pricing.md). Values in, values out.
 */
export function priceConsignment(request: PricingRequest): PricingAnswer {
  const refused = reasonsToRefuse(request).map(wholly);
  const lane = findLane(request);
  return 'missing' in lane
    ? answerWithoutLane(request, refused, lane.missing)
    : answerOnLane(request, refused, lane);
}

function answerOnLane(
  request: PricingRequest,
  refused: readonly Rejection[],
  { name, tariffs }: Lane,
): PricingAnswer {
  const { priced, rejections } = priceMethods({ ...request, tariffs });
  const [chosen] = priced;
  // Hourly rows alone are no lane to a carrier that is no courier.
  if (!chosen && rejections.length === 0) return answerWithoutLane(request, refused, ['NO_LANE']);

  const found = [...refused, ...rejections];
  if (refused.length > 0 || !chosen) return { offer: null, rejections: found };

  const story = { lane: name, chosen, priced, rejected: found };
  return { offer: traceOffer(request, makeOffer(request, chosen), story), rejections: found };
}

function answerWithoutLane(
  request: PricingRequest,
  refused: readonly Rejection[],
  missing: readonly ReasonCode[],
): PricingAnswer {
  const rejections = [...refused, ...missing.map(wholly)];
  const isOnApplication =
    request.carrier.allowPoa && refused.length === 0 && missing.includes('NO_LANE');
  return {
    offer: isOnApplication
      ? traceOnApplication(request, offerOnApplication(request), rejections)
      : null,
    rejections,
  };
}

const wholly = (code: ReasonCode): Rejection => ({ method: null, code });
