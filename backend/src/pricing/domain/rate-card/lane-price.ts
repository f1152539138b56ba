import type { Decimal } from 'decimal.js';

import { max, min, sumOf, ZERO } from '../decimals.js';
import type { PricingRequest, SuburbZone } from '../pricing-request.js';
import { ANY_ZONE, type Band, type RateCard, type RateType, type Tariffs } from './rate-card.js';

/** Key of a lane in a rate card, and its name in a trace: "MEL>SYD". */
export const laneKey = (fromZone: string, toZone: string): string => `${fromZone}>${toZone}`;

export interface Lane {
  /** "MEL>SYD"; marked when the lane is used in reverse. */
  readonly name: string;
  readonly tariffs: Tariffs;
}

interface MissingLane {
  readonly missing: readonly ('NO_ZONE_FROM' | 'NO_ZONE_TO' | 'NO_LANE' | 'RATE_CARD_EXPIRED')[];
}

/**
 * A lane to look for rows in, with its rank: lowest priority numbers first, then exact before `*`, then direct
 * before reciprocal.
 */
interface Candidate {
  readonly name: string;
  readonly bands: readonly Band[];
  readonly rank: readonly number[];
}

type LaneSearch = Pick<PricingRequest, 'rateCard' | 'fromZones' | 'toZones' | 'dispatchDate'>;

/** Returns the first lane with rows in force on the dispatch date (docs/pricing.md, Lanes). */
export function findLane(search: LaneSearch): Lane | MissingLane {
  const unzoned = missingZones(search);
  if (unzoned.length > 0) return { missing: unzoned };

  const candidates = candidatesFor(search);
  for (const { name, bands } of candidates) {
    const inForce = bands.filter((band) => isInForce(band, search.dispatchDate));
    if (inForce.length > 0) return { name, tariffs: byRateType(inForce) };
  }
  return { missing: [candidates.length > 0 ? 'RATE_CARD_EXPIRED' : 'NO_LANE'] };
}

const missingZones = ({ fromZones, toZones }: LaneSearch): ('NO_ZONE_FROM' | 'NO_ZONE_TO')[] => [
  ...(fromZones.length === 0 ? (['NO_ZONE_FROM'] as const) : []),
  ...(toZones.length === 0 ? (['NO_ZONE_TO'] as const) : []),
];

const isInForce = ({ effectiveFrom, effectiveTo }: Band, day: string): boolean =>
  (effectiveFrom === null || effectiveFrom <= day) && (effectiveTo === null || day <= effectiveTo);

function byRateType(bands: readonly Band[]): Map<RateType, Band[]> {
  const tariffs = new Map<RateType, Band[]>();
  for (const band of bands) {
    tariffs.set(band.rateType, [...(tariffs.get(band.rateType) ?? []), band]);
  }
  return tariffs;
}

const candidatesFor = ({ rateCard, fromZones, toZones }: LaneSearch): Candidate[] =>
  fromZones
    .flatMap((from) => toZones.flatMap((to) => candidatesBetween(rateCard, from, to)))
    .sort(byRank);

function candidatesBetween(rateCard: RateCard, from: SuburbZone, to: SuburbZone): Candidate[] {
  const patterns = [
    [from.zone, to.zone],
    [from.zone, ANY_ZONE],
    [ANY_ZONE, to.zone],
    [ANY_ZONE, ANY_ZONE],
  ] as const;
  const priority = [from.zonePriority + to.zonePriority, from.zonePriority];
  return patterns.flatMap(([fromZone, toZone], patternIndex) => {
    const direct = laneKey(fromZone, toZone);
    const reverse = laneKey(toZone, fromZone);
    return [
      { name: direct, bands: rateCard.get(direct) ?? [], rank: [...priority, patternIndex, 0] },
      {
        name: `${reverse} (reciprocal)`,
        bands: (rateCard.get(reverse) ?? []).filter(({ isReciprocal }) => isReciprocal),
        rank: [...priority, patternIndex, 1],
      },
    ].filter(({ bands }) => bands.length > 0);
  });
}

function byRank({ rank: left }: Candidate, { rank: right }: Candidate): number {
  const index = left.findIndex((value, index) => value !== right[index]);
  return (left[index] ?? 0) - (right[index] ?? 0);
}

/** The units that one band prices. The basic charge covers the included ones. */
export interface Slice {
  readonly band: Band;
  readonly units: Decimal;
  readonly includedUnits: Decimal;
}

/**
 * Distributes units over the bands of one rate type; basic and minimum charge come from the first slice's band.
 * Null when there are more units than the last band holds. A band begins where the band below it ends.
 */
export function sliceBands(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  return bands[0]?.mode === 'SLIDING' ? sliceSliding(bands, units) : sliceByBreak(bands, units);
}

function sliceByBreak(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  const band = bands.find(({ to }) => to === null || units.lessThanOrEqualTo(to));
  return band ? [{ band, units, includedUnits: min(band.includedUnits, units) }] : null;
}

function sliceSliding(bands: readonly Band[], units: Decimal): readonly Slice[] | null {
  const slices: Slice[] = [];
  const included = bands[0]?.includedUnits ?? ZERO;
  let lowerBound = ZERO;
  for (const band of bands) {
    if (lowerBound.greaterThanOrEqualTo(units)) break;
    const upperBound = min(band.to ?? units, units);
    const unitsInBand = upperBound.minus(lowerBound);
    const includedUnits = max(0, min(included.minus(lowerBound), unitsInBand));
    slices.push({ band, units: unitsInBand, includedUnits });
    lowerBound = upperBound;
  }
  return lowerBound.lessThan(units) ? null : slices;
}

/** Dollars, without basic and minimum charge. A flat band costs its rate, however many units reach it. */
export const priceOfSlices = (slices: readonly Slice[]): Decimal =>
  sumOf(slices, ({ band, units, includedUnits }) =>
    band.isFlat ? band.rate : units.minus(includedUnits).times(band.rate),
  );

/** "0-250@0.38", joined by " + ". */
export const describeSlices = (slices: readonly Slice[]): string =>
  slices.map(({ band }) => describeBand(band)).join(' + ');

const describeBand = ({ from, to, rate, isFlat }: Band): string =>
  `${from.toFixed()}${to === null ? '+' : `-${to.toFixed()}`}@${rate.toFixed()}${isFlat ? ' flat' : ''}`;
