/** Freight centres: a place within 60 km belongs to the nearest one, whatever its state. */
const centres: readonly (readonly [zone: string, latitude: number, longitude: number])[] = [
  ['SYD', -33.87, 151.21],
  ['NTL', -32.93, 151.78],
  ['WOL', -34.42, 150.89],
  ['CBR', -35.28, 149.13],
  ['MEL', -37.81, 144.96],
  ['GEX', -38.15, 144.36],
  ['BNE', -27.47, 153.02],
  ['OOL', -28.0, 153.4],
  ['ADL', -34.93, 138.6],
  ['PER', -31.95, 115.86],
  ['HBT', -42.88, 147.33],
  ['DRW', -12.46, 130.84],
];

/** Where there is no centre near: the country of each state. Tasmania and the territories have one zone only. */
const countryZones: Readonly<Record<string, string>> = {
  NSW: 'NSWC',
  VIC: 'VICC',
  QLD: 'QLDC',
  SA: 'SAC',
  WA: 'WAC',
  TAS: 'HBT',
  NT: 'DRW',
  ACT: 'CBR',
};

const REACH_KM = 60;
/** North Queensland begins here: Mackay and beyond are served from Townsville. */
const NORTH_QUEENSLAND_LATITUDE = -21.5;
const EARTH_DIAMETER_KM = 12_742;

export interface Place {
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The zone between which transit times are kept, and the first zone of carriers that name theirs as we do. */
export function etaZoneOf(place: Place): string | null {
  const [nearest] = centres
    .map(([zone, latitude, longitude]) => ({
      zone,
      km: kilometresBetween(place, { latitude, longitude }),
    }))
    .sort((one, other) => one.km - other.km);
  if (nearest && nearest.km <= REACH_KM) return nearest.zone;
  if (place.state === 'QLD' && place.latitude > NORTH_QUEENSLAND_LATITUDE) return 'QLDN';
  return countryZones[place.state] ?? null;
}

type Point = Pick<Place, 'latitude' | 'longitude'>;

/** As the crow flies. */
export function kilometresBetween(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const acrossLatitude = Math.sin((to - from) / 2) ** 2;
  const acrossLongitude = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const half = acrossLatitude + Math.cos(from) * Math.cos(to) * acrossLongitude;
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(half));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
