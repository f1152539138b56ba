import type { PricingRequest, SuburbZone } from '../pricing-request.js';
import {
  ANY_ZONE,
  laneKey,
  type Band,
  type RateCard,
  type RateType,
  type Tariffs,
} from './rate-card.js';

export interface Lane {
  /** "MEL>SYD"; a lane used backwards says so. */
  readonly name: string;
  readonly tariffs: Tariffs;
}

export interface MissingLane {
  readonly missing: readonly ('NO_ZONE_FROM' | 'NO_ZONE_TO' | 'NO_LANE' | 'RATE_CARD_EXPIRED')[];
}

/** A place to look for rows, with its rank: the lowest priority numbers first, then exact before `*`, then direct before reciprocal. */
interface Candidate {
  readonly name: string;
  readonly bands: readonly Band[];
  readonly rank: readonly number[];
}

type LaneSearch = Pick<PricingRequest, 'rateCard' | 'fromZones' | 'toZones' | 'dispatchDate'>;

/** The first lane with rows in force on the dispatch date (docs/pricing.md, Lanes). */
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
  return patterns.flatMap(([fromZone, toZone], place) => {
    const direct = laneKey(fromZone, toZone);
    const reverse = laneKey(toZone, fromZone);
    return [
      { name: direct, bands: rateCard.get(direct) ?? [], rank: [...priority, place, 0] },
      {
        name: `${reverse} (reciprocal)`,
        bands: (rateCard.get(reverse) ?? []).filter(({ isReciprocal }) => isReciprocal),
        rank: [...priority, place, 1],
      },
    ].filter(({ bands }) => bands.length > 0);
  });
}

function byRank({ rank: one }: Candidate, { rank: other }: Candidate): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}
