import type { LaneTime } from '../pricing/index.js';
import { freightZones, type FreightZone } from './freight-zones.js';

/** Kinds of service whose transit times differ; a generic carrier uses the first kind's transit times. */
export const serviceGroups = ['Road', 'Express', 'Air', 'Sea', 'Courier'] as const;
export type ServiceGroupName = (typeof serviceGroups)[number];

/** Business days between capitals by express and by road, in both directions. */
const betweenCapitals: Readonly<Record<string, readonly [express: number, road: number]>> = {
  'MEL SYD': [1, 2],
  'ADL MEL': [1, 2],
  'BNE SYD': [1, 2],
  'CBR SYD': [1, 2],
  'CBR MEL': [1, 2],
  'BNE MEL': [2, 3],
  'ADL SYD': [2, 3],
  'ADL BNE': [2, 4],
  'ADL PER': [2, 4],
};

const UNKNOWN_LANE = [2, 3] as const;
const TO_PERTH = [3, 5] as const;
const TO_DARWIN = [4, 6] as const;

/** All lanes of a service group. */
export const transitLanes = (group: ServiceGroupName): LaneTime[] =>
  freightZones.flatMap((from) =>
    freightZones.flatMap((to) => {
      const eta = daysBetween(from, to, group);
      return eta === null ? [] : [{ fromZone: from.zone, toZone: to.zone, eta }];
    }),
  );

function daysBetween(from: FreightZone, to: FreightZone, group: ServiceGroupName): number | null {
  if (group === 'Courier') return from.zone === to.zone ? 0 : null;
  if (from.zone === to.zone) return 1;
  const [express, road] = lineHaul(from.capital, to.capital);
  const country = Number(from.isCountry) + Number(to.isCountry);
  switch (group) {
    case 'Air':
      return Math.max(1, express - 1) + country;
    case 'Express':
      return express + country;
    case 'Road':
    case 'Sea':
      return road + country;
  }
}

function lineHaul(one: string, other: string): readonly [express: number, road: number] {
  if (one === other) return [1, 1];
  const ends = [one, other];
  if (ends.includes('DRW')) return TO_DARWIN;
  if (ends.includes('HBT')) return acrossTheStrait(one === 'HBT' ? other : one);
  const known = betweenCapitals[ends.sort().join(' ')];
  return known ?? (ends.includes('PER') ? TO_PERTH : UNKNOWN_LANE);
}

/** Via Melbourne, plus a day by sea. */
function acrossTheStrait(mainland: string): readonly [express: number, road: number] {
  const [express, road] = lineHaul('MEL', mainland);
  return [express + 1, road + 1];
}
