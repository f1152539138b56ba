import { isResidential } from './consignment/is-residential.js';
import { exceeds, largest, sumOf } from './decimals.js';
import type { ReasonCode } from './pricing-answer.js';
import type { PricingRequest } from './pricing-request.js';

type Refusal = readonly [ReasonCode, (request: PricingRequest) => boolean];

/** What turns the whole consignment away, whatever the method (docs/pricing.md, Who is turned away). */
const refusals: readonly Refusal[] = [
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
  ['MAX_VOLUME', ({ rules, consignment }) => exceeds(consignment.volume, rules.limits.volume)],
  ['MAX_ITEMS', ({ rules, consignment }) => exceeds(consignment.pieces, rules.limits.pieces)],
  [
    'TAILGATE_OVERWEIGHT',
    ({ rules, consignment: { isTailgateRequired, lines } }) =>
      isTailgateRequired &&
      lines.some(({ weight }) => exceeds(weight, rules.limits.tailgateWeight)),
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

/** Every reason to turn the whole consignment away; empty when there is none. */
export const reasonsToRefuse = (request: PricingRequest): ReasonCode[] =>
  refusals.flatMap(([code, applies]) => (applies(request) ? [code] : []));

/** Weights are of an entry, that is of its line; a blank charge-per, as exempt, sets no limit. */
function isAboveDangerousGoodsLimit({ rules: { limits }, consignment }: PricingRequest): boolean {
  const weights = consignment.lines.flatMap(({ dangerousGoods }) => dangerousGoods);
  switch (limits.dangerousGoodsPer) {
    case 'item':
      return exceeds(largest(0, ...weights), limits.dangerousGoods);
    case 'consignment':
      return exceeds(
        sumOf(weights, (weight) => weight),
        limits.dangerousGoods,
      );
    case 'exempt':
    case null:
      return false;
  }
}
