import {
  carton,
  exampleGoods,
  offer,
  pallet,
  rejections,
  row,
  tube,
} from '../testing/pricing.fixture.js';
import type { RulesRecord } from '../rules/rules-record.js';
import type { ItemInput } from '../consignment.js';

const kgMax = { kgMaxL: 1.2, kgMaxW: 0.8, kgMaxH: 0.5, kgMaxKg: 35, kgMaxVol: 0.3 };
const cartonMax = {
  cartonMaxL: 0.6,
  cartonMaxW: 0.5,
  cartonMaxH: 0.4,
  cartonMaxKg: 20,
  cartonMaxVol: 0.1,
};

describe('the kilogram method', () => {
  it.each<[expected: string | null, why: string, item: ItemInput]>([
    [null, 'just inside every limit', tube(9, [1.2, 0.5, 0.5], 35)],
    [null, 'sides count from the largest, however given', tube(1, [0.3, 0.6, 1.2], 5)],
    ['ITEM_TOO_LONG', 'largest side', tube(1, [0.1, 0.1, 1.21], 5)],
    ['ITEM_TOO_WIDE', 'second side', tube(1, [0.81, 0.1, 0.9], 5)],
    ['ITEM_TOO_HIGH', 'smallest side', tube(1, [0.51, 0.52, 0.53], 5)],
    ['ITEM_TOO_HEAVY', 'a 40 kg carton', carton(1, [0.4, 0.4, 0.4], 40)],
    ['ITEM_TOO_BULKY', 'volume of one piece', tube(1, [1.2, 0.8, 0.32], 5)],
    [null, 'volume of the line does not count', tube(50, [0.6, 0.6, 0.5], 5)],
  ])('returns %s: %s', (expected, _reason, item) => {
    const result = expected ? [`KG ${expected}`] : [];
    const small = carton(1, [0.1, 0.1, 0.1], 1);

    expect(rejections({ items: [item], rules: kgMax })).toEqual(result);
    expect(rejections({ items: [small, item, small], rules: kgMax })).toEqual(result);
  });

  it('is named once, however many pieces do not fit', () => {
    const items = [carton(1, [0.4, 0.4, 0.4], 40), tube(1, [3, 0.1, 0.1], 50)];

    expect(rejections({ items, rules: kgMax })).toEqual(['KG ITEM_TOO_LONG']);
  });

  it('prices items of all types together', () => {
    const items = [pallet(1, [1.2, 1.2, 1], 300), carton(1, [0.3, 0.3, 0.3], 5)];

    expect(offer({ items }).pricingMethod).toBe('KG');
  });

  it.each<[factor: number, why: string, row: number | null, rules: RulesRecord]>([
    [333, 'the row', 333, { kgCubic: 200 }],
    [200, 'the rules', null, { kgCubic: 200, cartonCubic: 400 }],
    [250, 'the default factor', null, {}],
  ])('uses %d kg per m3, from %s', (factor, _reason, cubicFactor, rules) => {
    expect(offer({ rows: [row('KG', { rate: 1, cubicFactor })], rules }).cubicWeight).toBe(
      Number((0.432 * factor).toFixed(3)),
    );
  });

  it('uses the cubic factor of the pricing row if the rows differ', () => {
    const rows = [
      row('KG', { breakFrom: 0, breakTo: 100, rate: 1, cubicFactor: 200 }),
      row('KG', { breakFrom: 100, rate: 1, cubicFactor: 333 }),
    ];

    expect(offer({ rows }).chargeableWeight).toBe(87);
    expect(offer({ rows, items: [carton(8, [0.6, 0.45, 0.4], 14)] }).chargeableWeight).toBe(288);
  });

  it('is excluded if a piece exceeds the row’s own maximum weight', () => {
    const rows = [row('KG', { rate: 1, maxKg: 14 })];

    expect(rejections({ rows })).toEqual([]);
    expect(rejections({ rows, items: [carton(1, [0.1, 0.1, 0.1], 14.01)] })).toEqual([
      'KG ABOVE_MAX_KG',
    ]);
  });

  it('names each of its sliding rows in the trace', () => {
    const rows = [
      row('KG', { breakTo: 10, rate: 1, breakMode: 'SLIDING' }),
      row('KG', { breakFrom: 10, rate: 0.5, breakMode: 'SLIDING' }),
    ];

    expect(offer({ rows }).trace.band).toBe('0-10@1 + 10+@0.5');
  });

  it('is excluded if a sliding row has a maximum below the weight of a piece', () => {
    const rows = [
      row('KG', { breakTo: 10, rate: 1, breakMode: 'SLIDING' }),
      row('KG', { breakFrom: 10, rate: 1, breakMode: 'SLIDING', maxKg: 14 }),
    ];

    expect(rejections({ rows, items: [carton(1, [0.1, 0.1, 0.1], 15)] })).toEqual([
      'KG ABOVE_MAX_KG',
    ]);
  });
});

describe('the carton method', () => {
  const rows = [row('CARTON', { rate: 10 })];

  it.each<[expected: string | null, why: string, items: ItemInput[]]>([
    [null, 'just inside every limit', [carton(9, [0.6, 0.4, 0.4], 20)]],
    ['NOT_ALL_CARTONS', 'one tube among them', [exampleGoods, tube(1, [0.1, 0.1, 0.1], 1)]],
    ['ITEM_TOO_LONG', 'sides count as given', [carton(1, [0.61, 0.1, 0.1], 1)]],
    ['ITEM_TOO_WIDE', 'sides count as given', [carton(1, [0.1, 0.51, 0.1], 1)]],
    ['ITEM_TOO_HIGH', 'sides count as given', [carton(1, [0.1, 0.1, 0.41], 1)]],
    ['ITEM_TOO_HEAVY', 'weight', [carton(1, [0.1, 0.1, 0.1], 20.5)]],
    ['ITEM_TOO_BULKY', 'volume of one piece', [carton(1, [0.6, 0.5, 0.34], 1)]],
  ])('returns %s: %s', (expected, _reason, items) => {
    expect(rejections({ rows, items, rules: cartonMax })).toEqual(
      expected ? [`CARTON ${expected}`] : [],
    );
  });

  const short = carton(3, [0.2, 0.6, 0.2], 1);
  const long = carton(1, [0.2, 0.2, 1.4], 1);

  it.each<[expected: string[], why: string, items: ItemInput[], rules: RulesRecord]>([
    [[], 'mean of 0.80 m over four pieces', [short, long], {}],
    [
      ['CARTON CARTONS_TOO_LONG'],
      'mean of 1.00 m over two',
      [carton(1, [0.6, 0.2, 0.2], 1), long],
      {},
    ],
    [[], 'a mean of 1.00 m is allowed here', [long], { cartonAverageLength: 1.4 }],
    [['CARTON CARTONS_TOO_LONG'], '0.60 m above 0.50', [short], { cartonAverageLength: 0.5 }],
  ])('CON-97 returns %j: %s', (expected, _reason, items, rules) => {
    expect(rejections({ rows, items, rules })).toEqual(expected);
  });

  it.each<[units: number, why: string, item: ItemInput, rules: RulesRecord]>([
    [4, 'pieces', carton(4, [0.3, 0.3, 0.3], 25), {}],
    [5, '101 kg in cartons of 25', carton(4, [0.3, 0.3, 0.3], 25.1), {}],
    [5, '108 kg cubic in cartons of 25', exampleGoods, {}],
    [6, '144 kg cubic', exampleGoods, { cartonCubic: 333 }],
    [11, 'in cartons of 10', exampleGoods, { cartonAverageWeight: 10 }],
    [5, 'an average of 0 counts as not set', exampleGoods, { cartonAverageWeight: 0 }],
  ])('CON-97 counts %d cartons: %s', (units, _reason, item, rules) => {
    expect(offer({ rows, items: [item], rules }).freightCost).toBe(units * 1000);
  });

  it('prefers the row’s cubic factor to the rules’', () => {
    const ownFactor = [row('CARTON', { rate: 10, cubicFactor: 250 })];

    expect(offer({ rows: ownFactor, rules: { cartonCubic: 333 } }).chargeableWeight).toBe(108);
  });
});
