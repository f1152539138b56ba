import { isResidential } from './consignment.js';
import { greaterThan, max, sumOf } from './decimals.js';
import { priceMethods } from './methods/price-methods.js';
import { makeOffer, offerOnApplication, traceOffer, traceOnApplication } from './offer.js';
import type { PricingResult, ReasonCode, Rejection } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';
import { findLane, type Lane } from './rate-card/lane-price.js';

type RejectionRule = readonly [ReasonCode, (request: PricingRequest) => boolean];

/** Rules that reject the whole consignment, whatever the method (docs/pricing.md, Reason codes). */
const rejectionRules: readonly RejectionRule[] = [
  ['ACCOUNT_INACTIVE', ({ account }) => !account.isActive],
  [
    'RANGE_EXHAUSTED',
    ({ account }) => account.remainingNumbers !== null && account.remainingNumbers <= 0,
  ],
  [
    'DG_NOT_CARRIED',
    ({ carrier, consignment }) => consignment.hasDangerousGoods && !carrier.canTravelDangerousGoods,
  ],
  ['DG_LIMIT', isAboveDangerousGoodsLimit],
  ['MAX_VOLUME', ({ rules, consignment }) => greaterThan(consignment.volume, rules.limits.volume)],
  ['MAX_ITEMS', ({ rules, consignment }) => greaterThan(consignment.pieces, rules.limits.pieces)],
  [
    'TAILGATE_OVERWEIGHT',
    ({ rules, consignment: { isTailgateRequired, lines } }) =>
      isTailgateRequired &&
      lines.some(({ weight }) => greaterThan(weight, rules.limits.tailgateWeight)),
  ],
  [
    'RESIDENTIAL_NOT_SERVED',
    ({ rules, consignment }) => isResidential(consignment) && !rules.limits.servesResidential,
  ],
  [
    'POBOX_NOT_SERVED',
    ({ rules, consignment }) =>
      consignment.deliveryAddressClass === 'PO_BOX' && !rules.limits.servesPoBoxes,
  ],
];

/** All reasons to reject the whole consignment; empty for none. */
const findRejectionCodes = (request: PricingRequest): ReasonCode[] =>
  rejectionRules.flatMap(([code, applies]) => (applies(request) ? [code] : []));

/** Weights are per entry, that is per line; a blank charge-per, like exempt, sets no limit. */
function isAboveDangerousGoodsLimit({ rules: { limits }, consignment }: PricingRequest): boolean {
  const weights = consignment.lines.flatMap(({ dangerousGoods }) => dangerousGoods);
  switch (limits.dangerousGoodsPer) {
    case 'item':
      return greaterThan(max(0, ...weights), limits.dangerousGoods);
    case 'consignment':
      return greaterThan(
        sumOf(weights, (weight) => weight),
        limits.dangerousGoods,
      );
    case 'exempt':
    case null:
      return false;
  }
}

/**
 * Prices one consignment on one account and service: the cheapest method that fits, with every reason against the
 * consignment or another method (docs/pricing.md). Pure.
 */
export function priceConsignment(request: PricingRequest): PricingResult {
  const consignmentRejections = findRejectionCodes(request).map(toConsignmentRejection);
  const lane = findLane(request);
  return 'missing' in lane
    ? resultWithoutLane(request, consignmentRejections, lane.missing)
    : priceOnLane(request, consignmentRejections, lane);
}

function priceOnLane(
  request: PricingRequest,
  consignmentRejections: readonly Rejection[],
  { name, tariffs }: Lane,
): PricingResult {
  const { priced, rejections } = priceMethods({ ...request, tariffs });
  const [chosen] = priced;
  // Hourly rows alone are not a lane for a carrier without couriers.
  if (!chosen && rejections.length === 0)
    return resultWithoutLane(request, consignmentRejections, ['NO_LANE']);

  const allRejections = [...consignmentRejections, ...rejections];
  if (consignmentRejections.length > 0 || !chosen)
    return { offer: null, rejections: allRejections };

  const freightTrace = { lane: name, chosen, priced, rejected: allRejections };
  return {
    offer: traceOffer(request, makeOffer(request, chosen), freightTrace),
    rejections: allRejections,
  };
}

function resultWithoutLane(
  request: PricingRequest,
  consignmentRejections: readonly Rejection[],
  missing: readonly ReasonCode[],
): PricingResult {
  const rejections = [...consignmentRejections, ...missing.map(toConsignmentRejection)];
  const isOnApplication =
    request.carrier.allowPoa && consignmentRejections.length === 0 && missing.includes('NO_LANE');
  return {
    offer: isOnApplication
      ? traceOnApplication(request, offerOnApplication(request), rejections)
      : null,
    rejections,
  };
}

const toConsignmentRejection = (code: ReasonCode): Rejection => ({ method: null, code });
