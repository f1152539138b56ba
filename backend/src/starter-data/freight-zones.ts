export interface FreightZone {
  readonly zone: string;
  readonly state: string;
  /** Freight centre its transit times are measured from. */
  readonly capital: string;
  readonly isCountry: boolean;
  readonly latitude: number;
  readonly longitude: number;
}

const centre = (
  zone: string,
  state: string,
  [latitude, longitude]: readonly [number, number],
  capital = zone,
): FreightZone => ({ zone, state, capital, isCountry: false, latitude, longitude });

const country = (
  zone: string,
  state: string,
  [latitude, longitude]: readonly [number, number],
  capital: string,
): FreightZone => ({ zone, state, capital, isCountry: true, latitude, longitude });

/** Zones between which transit times are defined, with the point that distances are measured from. */
export const freightZones: readonly FreightZone[] = [
  centre('SYD', 'NSW', [-33.87, 151.21]),
  centre('NTL', 'NSW', [-32.93, 151.78], 'SYD'),
  centre('WOL', 'NSW', [-34.42, 150.89], 'SYD'),
  country('NSWC', 'NSW', [-32.25, 148.6], 'SYD'),
  centre('CBR', 'ACT', [-35.28, 149.13]),
  centre('MEL', 'VIC', [-37.81, 144.96]),
  centre('GEX', 'VIC', [-38.15, 144.36], 'MEL'),
  country('VICC', 'VIC', [-36.76, 144.28], 'MEL'),
  centre('BNE', 'QLD', [-27.47, 153.02]),
  centre('OOL', 'QLD', [-28, 153.4], 'BNE'),
  country('QLDN', 'QLD', [-19.26, 146.82], 'BNE'),
  country('QLDC', 'QLD', [-23.38, 150.51], 'BNE'),
  centre('ADL', 'SA', [-34.93, 138.6]),
  country('SAC', 'SA', [-33.19, 138.02], 'ADL'),
  centre('PER', 'WA', [-31.95, 115.86]),
  country('WAC', 'WA', [-30.75, 121.47], 'PER'),
  centre('HBT', 'TAS', [-42.88, 147.33]),
  centre('DRW', 'NT', [-12.46, 130.84]),
];
