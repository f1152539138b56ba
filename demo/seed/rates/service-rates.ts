import type { RateCardRow } from '../../../backend/src/pricing/index.js';
import { courierZones } from '../carriers/zones.js';
import {
  hourRows,
  kgRows,
  lanes,
  palletRows,
  satchelRows,
  tripRows,
  type Lane,
  type Pricing,
} from './lane-rates.js';

type RowsOfLane = (lane: Lane, pricing: Pricing) => RateCardRow[];

interface ServiceRates {
  readonly level: number;
  readonly serves: (lane: Lane) => boolean;
  readonly rows: readonly RowsOfLane[];
}

const everywhere = () => true;
const acrossTheStrait = ({ from, to }: Lane) => from.zone === 'HBT' || to.zone === 'HBT';
const aroundTown = ({ from, to }: Lane) => from === to && courierZones.includes(from.zone);
const nearMelbourne = ({ from, to }: Lane) =>
  [from, to].every(({ zone }) => ['MEL', 'GEX', 'VICC'].includes(zone));

/** Pricing of each service, by carrier name and service code. */
const serviceRates: Readonly<Record<string, ServiceRates>> = {
  'southern_star_express EXP': { level: 1.06, serves: everywhere, rows: [kgRows, palletRows] },
  'southern_star_express PRM': { level: 1.6, serves: everywhere, rows: [kgRows] },
  'orange_arrow_freight 76': { level: 1, serves: everywhere, rows: [kgRows] },
  'orange_arrow_freight 75': { level: 1.35, serves: everywhere, rows: [kgRows] },
  'direct_coast_express STD': { level: 0.95, serves: everywhere, rows: [kgRows, palletRows] },
  'bass_link_freight TAS': { level: 1.12, serves: acrossTheStrait, rows: [kgRows, palletRows] },
  'bass_link_freight SEA': { level: 0.82, serves: acrossTheStrait, rows: [kgRows, palletRows] },
  'outback_general GEN': { level: 0.9, serves: everywhere, rows: [kgRows, palletRows] },
  'outback_general TAILLIFT': { level: 0.97, serves: everywhere, rows: [kgRows, palletRows] },
  'metro_dash_couriers 1H': { level: 1.5, serves: aroundTown, rows: [tripRows] },
  'metro_dash_couriers 3H': { level: 1, serves: aroundTown, rows: [tripRows] },
  'metro_dash_couriers UTE': { level: 1, serves: aroundTown, rows: [hourRows] },
  'parcel_please SAT': { level: 1, serves: everywhere, rows: [satchelRows] },
  'parcel_please PAR': { level: 1.02, serves: everywhere, rows: [kgRows] },
  'cc_westside_haulage GEN': { level: 0.88, serves: nearMelbourne, rows: [kgRows, palletRows] },
};

/** Complete rate card of a service. */
export function rateCardOf(
  carrier: string,
  service: string,
  days: Omit<Pricing, 'level'>,
): RateCardRow[] {
  const rates = serviceRates[`${carrier} ${service}`];
  if (!rates) throw new Error(`the demo has no rates for ${carrier} ${service}`);
  const pricing = { level: rates.level, ...days };
  return lanes
    .filter(rates.serves)
    .flatMap((lane) => rates.rows.flatMap((rowsOf) => rowsOf(lane, pricing)));
}
