/** Freight centres: a locality within 60 km belongs to the nearest one, whatever its state. */
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

/** Zone of localities without a centre nearby, by state. Tasmania and the territories have one zone each. */
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

const MAX_CENTRE_DISTANCE_KM = 60;
/** Southern limit of North Queensland: Mackay and beyond are served from Townsville. */
const NORTH_QUEENSLAND_LATITUDE = -21.5;
const EARTH_DIAMETER_KM = 12_742;

export interface GeoPoint {
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Returns the zone that transit times and the default carrier zones use; null for an unknown state without a centre
 * nearby.
 */
export function findEtaZone(point: GeoPoint): string | null {
  const [nearest] = centres
    .map(([zone, latitude, longitude]) => ({
      zone,
      km: kilometresBetween(point, { latitude, longitude }),
    }))
    .sort((left, right) => left.km - right.km);
  if (nearest && nearest.km <= MAX_CENTRE_DISTANCE_KM) return nearest.zone;
  if (point.state === 'QLD' && point.latitude > NORTH_QUEENSLAND_LATITUDE) return 'QLDN';
  return countryZones[point.state] ?? null;
}

type Point = Pick<GeoPoint, 'latitude' | 'longitude'>;

/** Great-circle distance. */
export function kilometresBetween(left: Point, right: Point): number {
  const [from, to] = [toRadians(left.latitude), toRadians(right.latitude)];
  const latitudeTerm = Math.sin((to - from) / 2) ** 2;
  const longitudeTerm = Math.sin(toRadians(right.longitude - left.longitude) / 2) ** 2;
  const haversine = latitudeTerm + Math.cos(from) * Math.cos(to) * longitudeTerm;
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(haversine));
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
