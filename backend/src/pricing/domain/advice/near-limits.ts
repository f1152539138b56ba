import type { Decimal } from 'decimal.js';

import { isResidential } from '../consignment/is-residential.js';
import type { PricedConsignment } from '../consignment/prepare-consignment.js';
import type { Weights } from '../consignment/weigh.js';
import { decimal, largest } from '../decimals.js';
import type { NearLimit } from '../pricing-answer.js';
import type { Rules, Tier, WeightTier } from '../rules/rules.js';
import { consignmentWeight, pieceWeight } from '../consignment/weigh.js';

interface Watched {
  readonly rule: string;
  readonly limit: Decimal | null;
  readonly actual: Decimal;
  /** A tier charges from its size on; a limit only beyond it. */
  readonly isTier?: boolean;
}

interface Nearby {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  readonly weights: Weights;
}

/** How much of a limit has to be used up to be worth a hint. */
const NEAR = decimal('0.95');

/** Fees and refusals that a little more weight, length or volume would set off. Advice only. */
export const nearLimits = (nearby: Nearby): NearLimit[] =>
  [...consignmentLimits(nearby), ...manualHandlingLimits(nearby), ...tiers(nearby)]
    .filter(isNear)
    .map(({ rule, limit, actual }) => ({
      rule,
      limit: limit?.toNumber() ?? 0,
      actual: actual.toNumber(),
    }));

function isNear({ limit, actual, isTier = false }: Watched): boolean {
  if (!limit) return false;
  const isBelow = isTier ? actual.lessThan(limit) : actual.lessThanOrEqualTo(limit);
  return isBelow && actual.greaterThanOrEqualTo(limit.times(NEAR));
}

function consignmentLimits({ consignment, rules, weights }: Nearby): Watched[] {
  const { limits, residential } = rules;
  const heaviest = largest(0, ...consignment.lines.map(({ weight }) => weight));
  return [
    {
      rule: 'residentialAddressMaxKg',
      limit: isResidential(consignment) && residential.overweightFee ? residential.maxWeight : null,
      actual: weights.chargeable,
    },
    {
      rule: 'tailgateMaxKg',
      limit: consignment.isTailgateRequired ? limits.tailgateWeight : null,
      actual: heaviest,
    },
    { rule: 'consignmentMaxVol', limit: limits.volume, actual: consignment.volume },
    {
      rule: 'itemMaxAllowedPerConsignment',
      limit: limits.pieces,
      actual: decimal(consignment.pieces),
    },
  ];
}

function manualHandlingLimits({ consignment, rules: { manualHandling } }: Nearby): Watched[] {
  if (!manualHandling.charge || manualHandling.per === null || manualHandling.per === 'exempt') {
    return [];
  }
  const sorted = consignment.lines.filter(({ isPallet }) => !isPallet);
  const most = (side: 'weight' | 'length' | 'width' | 'height') =>
    largest(0, ...sorted.map((line) => line[side]));
  return [
    { rule: 'manualHandlingMaxKg', limit: manualHandling.weight, actual: most('weight') },
    { rule: 'manualHandlingMaxL', limit: manualHandling.length, actual: most('length') },
    { rule: 'manualHandlingMaxW', limit: manualHandling.width, actual: most('width') },
    { rule: 'manualHandlingMaxH', limit: manualHandling.height, actual: most('height') },
  ];
}

function tiers({ consignment, rules: { oversize, overweight }, weights }: Nearby): Watched[] {
  const longest = largest(0, ...consignment.lines.map(({ longestSide }) => longestSide));
  const watch = (field: string, { number, size }: Tier, actual: Decimal): Watched => ({
    rule: `${field}Cat${number}Size`,
    limit: size,
    actual,
    isTier: true,
  });
  const heaviest = (format: WeightTier['chargeableFormat']): Decimal =>
    largest(0, ...consignment.lines.map((line) => pieceWeight(line, format, weights.cubicFactor)));
  const weightFor = ({ chargeableFormat }: WeightTier): Decimal =>
    overweight.per === 'consignment'
      ? consignmentWeight(consignment, chargeableFormat, weights)
      : heaviest(chargeableFormat);
  return [
    ...(charges(oversize.per) ? oversize.tiers : []).map((tier) =>
      watch('oversize', tier, longest),
    ),
    ...(charges(overweight.per) ? overweight.tiers : []).map((tier) =>
      watch('oversizeWeight', tier, weightFor(tier)),
    ),
  ];
}

const charges = (per: string | null): boolean => per === 'item' || per === 'consignment';
