import type { Decimal } from 'decimal.js';

import { isResidential, type PricedConsignment } from './consignment.js';
import { consignmentWeight, pieceWeight, type Weights } from './weights.js';
import { decimal, max, ONE } from './decimals.js';
import { freightCents, type MethodPrice } from './methods/method.js';
import type { CheaperBreak, NearLimit } from './pricing-result.js';
import { priceOfSlices, sliceBands } from './rate-card/lane-price.js';
import type { Rules, Tier, WeightTier } from './rules/rules.js';

/**
 * Finds the cheapest break above the priced units, if it costs less, as 251 kg may cost less than 250 (docs/pricing.md,
 * The trace); null if there is none. Only advice: the price does not change. Sliding bands never get cheaper.
 */
export function cheaperBreak(
  price: Pick<MethodPrice, 'bands' | 'units' | 'freightCents'>,
): CheaperBreak | null {
  if (price.bands[0]?.mode !== 'BREAK') return null;
  return price.bands
    .flatMap(({ to }) => (to?.greaterThanOrEqualTo(price.units) ? [to.floor().plus(ONE)] : []))
    .map((units) => ({ units: units.toNumber(), freight: freightFor(price, units.toNumber()) }))
    .flatMap(({ units, freight }) =>
      freight === null ? [] : [{ units, freight, saves: price.freightCents - freight }],
    )
    .reduce<CheaperBreak | null>(
      (best, candidate) => (candidate.saves > (best?.saves ?? 0) ? candidate : best),
      null,
    );
}

function freightFor({ bands }: Pick<MethodPrice, 'bands'>, units: number): number | null {
  const slices = sliceBands(bands, decimal(units));
  const firstBand = slices?.[0]?.band;
  return slices && firstBand ? freightCents(firstBand, priceOfSlices(slices)) : null;
}

interface MonitoredLimit {
  readonly rule: string;
  readonly limit: Decimal | null;
  readonly actual: Decimal;
  /** A tier applies from its size on; a limit only above its value. */
  readonly isTier?: boolean;
}

interface AdviceInput {
  readonly consignment: PricedConsignment;
  readonly rules: Rules;
  readonly weights: Weights;
}

/** Share of a limit from which a hint is given. */
const NEAR_SHARE = decimal('0.95');

/** Fees and rejections that a little more weight, length or volume would cause. Advice only. */
export const nearLimits = (input: AdviceInput): NearLimit[] =>
  [...consignmentLimits(input), ...manualHandlingLimits(input), ...tierLimits(input)]
    .filter(isNear)
    .map(({ rule, limit, actual }) => ({
      rule,
      limit: limit?.toNumber() ?? 0,
      actual: actual.toNumber(),
    }));

function isNear({ limit, actual, isTier = false }: MonitoredLimit): boolean {
  if (!limit) return false;
  const isBelow = isTier ? actual.lessThan(limit) : actual.lessThanOrEqualTo(limit);
  return isBelow && actual.greaterThanOrEqualTo(limit.times(NEAR_SHARE));
}

function consignmentLimits({ consignment, rules, weights }: AdviceInput): MonitoredLimit[] {
  const { limits, residential } = rules;
  const heaviest = max(0, ...consignment.lines.map(({ weight }) => weight));
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

function manualHandlingLimits({
  consignment,
  rules: { manualHandling },
}: AdviceInput): MonitoredLimit[] {
  if (!manualHandling.charge || manualHandling.per === null || manualHandling.per === 'exempt') {
    return [];
  }
  const handled = consignment.lines.filter(({ isPallet }) => !isPallet);
  const largest = (side: 'weight' | 'length' | 'width' | 'height') =>
    max(0, ...handled.map((line) => line[side]));
  return [
    { rule: 'manualHandlingMaxKg', limit: manualHandling.weight, actual: largest('weight') },
    { rule: 'manualHandlingMaxL', limit: manualHandling.length, actual: largest('length') },
    { rule: 'manualHandlingMaxW', limit: manualHandling.width, actual: largest('width') },
    { rule: 'manualHandlingMaxH', limit: manualHandling.height, actual: largest('height') },
  ];
}

function tierLimits({
  consignment,
  rules: { oversize, overweight },
  weights,
}: AdviceInput): MonitoredLimit[] {
  const longest = max(0, ...consignment.lines.map(({ longestSide }) => longestSide));
  const watch = (field: string, { number, size }: Tier, actual: Decimal): MonitoredLimit => ({
    rule: `${field}Cat${number}Size`,
    limit: size,
    actual,
    isTier: true,
  });
  const heaviest = (format: WeightTier['chargeableFormat']): Decimal =>
    max(0, ...consignment.lines.map((line) => pieceWeight(line, format, weights.cubicFactor)));
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
