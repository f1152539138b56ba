/** A custom item of the demo: metres and kilograms per piece. */
export interface DemoItem {
  readonly name: string;
  readonly type: string;
  readonly size: readonly [length: number, width: number, height: number];
  readonly weight: number;
  readonly quantity?: number;
  readonly dangerousGood?: DemoDangerousGood;
}

export interface DemoDangerousGood {
  readonly unNumber: number;
  readonly commonName: string;
  readonly packingGroup: string;
  readonly packages: string;
  /** Kilograms or litres for the whole line. */
  readonly weight: number;
}

/** Dangerous goods, which every client has. */
const dangerous: readonly DemoItem[] = [
  {
    name: 'Paint 20 L drums',
    type: 'Drum',
    size: [0.32, 0.32, 0.4],
    weight: 26,
    quantity: 4,
    dangerousGood: {
      unNumber: 1263,
      commonName: 'Enamel paint',
      packingGroup: 'II',
      packages: 'Drum',
      weight: 80,
    },
  },
  {
    name: 'Aerosol cans, carton of 24',
    type: 'Carton',
    size: [0.4, 0.27, 0.22],
    weight: 11,
    dangerousGood: {
      unNumber: 1950,
      commonName: 'Spray cans',
      packingGroup: 'N/A',
      packages: 'Carton',
      weight: 9,
    },
  },
  {
    name: 'Isopropanol 5 L jerrycans',
    type: 'Carton',
    size: [0.38, 0.26, 0.32],
    weight: 18,
    dangerousGood: {
      unNumber: 1219,
      commonName: 'Cleaning alcohol',
      packingGroup: 'II',
      packages: 'Jerrycan',
      weight: 16,
    },
  },
  {
    name: 'Lithium ion battery packs',
    type: 'Carton',
    size: [0.3, 0.25, 0.15],
    weight: 8,
    quantity: 2,
    dangerousGood: {
      unNumber: 3480,
      commonName: 'Tool batteries',
      packingGroup: 'N/A',
      packages: 'Box',
      weight: 12,
    },
  },
  {
    name: 'Hypochlorite 15 L',
    type: 'Drum',
    size: [0.29, 0.29, 0.38],
    weight: 18,
    dangerousGood: {
      unNumber: 1791,
      commonName: 'Pool chlorine',
      packingGroup: 'III',
      packages: 'Drum',
      weight: 17,
    },
  },
];

const everyday: readonly DemoItem[] = [
  { name: 'Small carton', type: 'Carton', size: [0.3, 0.22, 0.2], weight: 4 },
  { name: 'Standard carton', type: 'Carton', size: [0.4, 0.3, 0.3], weight: 10 },
  { name: 'Large carton', type: 'Carton', size: [0.6, 0.45, 0.4], weight: 18 },
  { name: 'Full pallet', type: 'Pallet', size: [1.165, 1.165, 1.4], weight: 480 },
  { name: 'Half pallet', type: 'Pallet', size: [1.165, 1.165, 0.7], weight: 240 },
  { name: 'Display stand', type: 'Crate', size: [1.8, 0.6, 0.5], weight: 36 },
  { name: 'Poster tube', type: 'Tube', size: [1.1, 0.12, 0.12], weight: 1.5, quantity: 3 },
];

/** Twelve for each client. */
export const demoItems: readonly DemoItem[] = [...everyday, ...dangerous];
