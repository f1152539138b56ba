import { carton, offer, rejections, row } from '../testing/pricing.fixture.js';
import type { RateCardRow } from './rate-card.js';

type Prices = Partial<RateCardRow>;

const freightOf = (kilograms: number, bands: readonly Prices[]) =>
  offer({
    items: [carton(1, [0.1, 0.1, 0.1], kilograms)],
    rows: bands.map((band) => row('KG', band)),
  }).freightCost / 100;

const sliding = (...bands: Prices[]): Prices[] =>
  bands.map((band) => ({ ...band, breakMode: 'SLIDING' }));

describe('a break', () => {
  const tens: Prices[] = [
    { breakFrom: 0, breakTo: 10, basic: 5, minimum: 8, rate: 1 },
    { breakFrom: 10, breakTo: 20, basic: 2, minimum: 15, rate: 0.8 },
    { breakFrom: 20, rate: 30, rateUnit: 'FLAT', basic: 1 },
  ];
  const inclusive: Prices[] = [
    { breakFrom: 0, breakTo: 10, basic: 9, includedUnits: 5, rate: 1 },
    { breakFrom: 10, basic: 9, includedUnits: 5, rate: 0.5 },
  ];

  it.each<[kilograms: number, dollars: number, why: string, bands: Prices[]]>([
    [1, 8, 'minimum of its row', tens],
    [10, 15, 'the upper end belongs to the band', tens],
    [11, 15, 'basic and minimum are the new row’s', tens],
    [20, 18, '2 + 20 x 0.80', tens],
    [21, 31, 'basic is added to a flat price', tens],
    [999, 31, 'no upper end', tens],
    [3, 9, 'included in the basic', inclusive],
    [5, 9, 'just included', inclusive],
    [8, 12, '3 beyond the included units', inclusive],
    [12, 12.5, 'all units decide the band, 7 are charged', inclusive],
    [
      4,
      20,
      'a flat price is due for included units too',
      [{ includedUnits: 5, rate: 20, rateUnit: 'FLAT' }],
    ],
    [7, 3.85, 'HALF_UP on 4 decimals', [{ rate: 0.5493 }]],
    [1, 0.13, 'half a cent is rounded up', [{ rate: 0.125 }]],
    [3, 0.3, 'no floating-point error', [{ rate: 0.1 }]],
  ])('prices %d kg at %d: %s', (kilograms, dollars, _reason, bands) => {
    expect(freightOf(kilograms, bands)).toBe(dollars);
  });
});

describe('sliding', () => {
  const tens = sliding(
    { breakFrom: 0, breakTo: 10, basic: 5, minimum: 8, rate: 1 },
    { breakFrom: 10, breakTo: 20, basic: 100, minimum: 500, rate: 0.8 },
    { breakFrom: 20, rate: 0.5 },
  );
  const inclusive = sliding(
    { breakFrom: 0, breakTo: 10, basic: 9, includedUnits: 12, rate: 1 },
    { breakFrom: 10, breakTo: 20, includedUnits: 99, rate: 0.8 },
    { breakFrom: 20, rate: 0.5 },
  );
  const withFlats = sliding(
    { breakFrom: 0, breakTo: 10, basic: 5, includedUnits: 3, rate: 20, rateUnit: 'FLAT' },
    { breakFrom: 10, breakTo: 20, rate: 0.8 },
    { breakFrom: 20, rate: 7, rateUnit: 'FLAT' },
  );

  it.each<[kilograms: number, dollars: number, why: string, bands: Prices[]]>([
    [2, 8, 'minimum of the first row', tens],
    [10, 15, '5 + 10 x 1.00', tens],
    [15, 19, '5 + 10 x 1.00 + 5 x 0.80', tens],
    [30, 28, 'basic and minimum of the first row alone', tens],
    [12, 9, 'all included', inclusive],
    [15, 11.4, 'the first 12 are free, 3 stay in the second band', inclusive],
    [25, 17.9, '8 x 0.80 + 5 x 0.50', inclusive],
    [2, 25, 'a flat band reached by included units only still costs its price', withFlats],
    [20, 33, '5 + 20 + 10 x 0.80', withFlats],
    [21, 40, 'the next flat band adds its price', withFlats],
    [500, 40, 'once', withFlats],
  ])('prices %d kg at %d: %s', (kilograms, dollars, _reason, bands) => {
    expect(freightOf(kilograms, bands)).toBe(dollars);
  });
});

describe('more units than the last band', () => {
  it.each(['BREAK', 'SLIDING'] as const)('exclude the method (%s)', (breakMode) => {
    const rows = [row('KG', { breakFrom: 0, breakTo: 100, breakMode, rate: 1 })];

    expect(rejections({ rows })).toEqual(['KG ABOVE_LAST_BREAK']);
  });
});

describe('bands written as whole numbers', () => {
  it('begin where the band below ends', () => {
    const bands: Prices[] = [
      { breakFrom: 11, rate: 2 },
      { breakFrom: 1, breakTo: 10, rate: 3 },
    ];

    expect([1, 10, 11].map((kilograms) => freightOf(kilograms, bands))).toEqual([3, 30, 22]);
  });
});
