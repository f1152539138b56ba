import { kilometresBetween } from '../../../backend/src/address-book/index.js';
import type { RateCardRow } from '../../../backend/src/pricing/index.js';
import { freightZones, type FreightZone } from '../../../backend/src/starter-data/index.js';

export interface Lane {
  readonly from: FreightZone;
  readonly to: FreightZone;
  readonly km: number;
  /** Rural zones cost more. */
  readonly factor: number;
}

const COUNTRY_FACTOR = 1.35;

/** Every pair of zones once; its rows apply in both directions. */
export const lanes: readonly Lane[] = freightZones.flatMap((from, index) =>
  freightZones.slice(index).map((to) => ({
    from,
    to,
    km: kilometresBetween(from, to),
    factor: from.isCountry || to.isCountry ? COUNTRY_FACTOR : 1,
  })),
);

/** Common properties of the rows of one service. */
export interface Pricing {
  /** 1 is the level the formula was calibrated on. */
  readonly level: number;
  readonly effectiveFrom: string;
  readonly effectiveTo: string | null;
}

type LaneRow = Pick<
  RateCardRow,
  'fromZone' | 'toZone' | 'reciprocal' | 'effectiveFrom' | 'effectiveTo'
>;

const laneRow = ({ from, to }: Lane, { effectiveFrom, effectiveTo }: Pricing): LaneRow => ({
  fromZone: from.zone,
  toZone: to.zone,
  reciprocal: from.zone !== to.zone,
  effectiveFrom,
  effectiveTo,
});

const rounded = (dollars: number, places: number): number => Number(dollars.toFixed(places));

/** Dollars per kilogram; cheaper from 250 and 500 kg. */
export function kgRows(lane: Lane, pricing: Pricing): RateCardRow[] {
  const perKg = (0.2 + 0.000_14 * lane.km) * lane.factor * pricing.level;
  const bands = [
    { breakFrom: 0, breakTo: 250, rate: perKg },
    { breakFrom: 250, breakTo: 500, rate: perKg * 0.84 },
    { breakFrom: 500, breakTo: null, rate: perKg * 0.79 },
  ];
  return bands.map(({ rate, ...band }) => ({
    ...laneRow(lane, pricing),
    rateType: 'KG' as const,
    ...band,
    breakMode: 'BREAK' as const,
    basic: 7.5,
    minimum: 11,
    rate: rounded(rate, 4),
  }));
}

/** Dollars per full and per half pallet. */
export function palletRows(lane: Lane, pricing: Pricing): RateCardRow[] {
  const full = (45 + 0.09 * lane.km) * lane.factor * pricing.level;
  const each = (rateType: 'PALLET' | 'HALF_PALLET', rate: number): RateCardRow => ({
    ...laneRow(lane, pricing),
    rateType,
    breakFrom: 0,
    breakTo: null,
    rate: rounded(rate, 2),
  });
  return [each('PALLET', full), each('HALF_PALLET', full * 0.62)];
}

/** Dollars per satchel, up to 5 kg each. */
export const satchelRows = (lane: Lane, pricing: Pricing): RateCardRow[] => [
  {
    ...laneRow(lane, pricing),
    rateType: 'SATCHEL',
    breakFrom: 0,
    breakTo: 20,
    rate: rounded((9.4 + 0.0012 * lane.km) * lane.factor * pricing.level, 2),
    maxKg: 5,
  },
];

/** Fixed price up to 100 kg. */
export const tripRows = (lane: Lane, pricing: Pricing): RateCardRow[] => [
  {
    ...laneRow(lane, pricing),
    rateType: 'FLAT',
    breakFrom: 0,
    breakTo: null,
    rate: rounded(44 * pricing.level, 2),
    maxKg: 100,
  },
];

/** Dollars per hour of the vehicle. */
export const hourRows = (lane: Lane, pricing: Pricing): RateCardRow[] => [
  {
    ...laneRow(lane, pricing),
    rateType: 'HOURLY',
    breakFrom: 0,
    breakTo: null,
    rate: rounded(72 * pricing.level, 2),
  },
];
