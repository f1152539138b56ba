import { isResidential, type PricedConsignment } from './consignment.js';
import { greaterThan, max, sumOf, decimal, percentOf, toCents } from './decimals.js';
import { priceMethods, type MethodPrices, type PricedMethod } from './methods/price-methods.js';
import type { PricingResult, ReasonCode, Rejection, Offer, PriceTrace } from './pricing-result.js';
import type { PricingRequest } from './pricing-request.js';
import { findLane, type Lane } from './rate-card/lane-price.js';
import { cheaperBreak, nearLimits } from './advice.js';
import { weigh, type Weights } from './weights.js';
import { type Surcharges, surchargesFor } from './surcharges/surcharges.js';

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
 * Prices one consignment on one account and service: the cheapest method that fits, with the reasons the
 * consignment or other methods were rejected (docs/pricing.md). Pure.
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

type PricedOffer = Omit<Offer, 'trace'>;

/** Goods and services tax, per cent of the subtotal. */
const GST = decimal(10);

/** Steps 5 to 7: adds fees, fuel and tax to the freight. */
function makeOffer(
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
const offerOnApplication = ({ consignment, rules }: PricingRequest): PricedOffer => ({
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

/** Must change whenever the same request would be priced differently, or traced in a different shape. */
export const ENGINE_VERSION = 'pricing-2';

/** Calculation of an offer's freight. */
interface FreightTrace {
  readonly lane: string;
  readonly chosen: PricedMethod;
  readonly priced: MethodPrices['priced'];
  readonly rejected: readonly Rejection[];
}

/** Adds the trace: the calculation of every cent, and the limits that were nearly reached. */
function traceOffer(
  request: PricingRequest,
  offer: PricedOffer,
  { lane, chosen, priced, rejected }: FreightTrace,
): Offer {
  const { weights, units, band, firstBand } = chosen;
  const trace: PriceTrace = {
    ...baseTrace(request, offer),
    lane,
    cubicFactor: weights.cubicFactor.toNumber(),
    units: units.toNumber(),
    band,
    basic: toCents(firstBand.basic),
    minimum: toCents(firstBand.minimum),
    compared: priced.map(({ method, freightCents: freight }) => ({ method, freight })),
    near: nearLimits({ ...request, weights }),
    cheaperAt: cheaperBreak(chosen),
    rejected,
  };
  return { ...offer, trace };
}

/** Traces an offer without a price: the weights, and what is missing. */
function traceOnApplication(
  request: PricingRequest,
  offer: PricedOffer,
  rejected: readonly Rejection[],
): Offer {
  const { cubicFactor } = weigh(request.consignment, request.rules.kgCubic);
  const trace: PriceTrace = {
    ...baseTrace(request, offer),
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

const baseTrace = ({ rules, consignment }: PricingRequest, offer: PricedOffer) => ({
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
