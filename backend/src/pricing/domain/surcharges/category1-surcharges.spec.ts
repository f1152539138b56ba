import {
  carton,
  dangerous,
  exampleGoods,
  fees,
  kgRows,
  offer,
  pallet,
  row,
  tube,
  type Scenario,
} from '../testing/pricing.fixture.js';
import type { RulesRecord } from '../rules/rules-record.js';

type Tariff = [charged: Record<string, number>, why: string, scenario: Scenario];

const dollars = (cents: Record<string, number>) =>
  Object.fromEntries(Object.entries(cents).map(([code, amount]) => [code, amount / 100]));
const charges = (charged: Record<string, number>, _reason: string, scenario: Scenario) => {
  expect(dollars(fees(scenario))).toEqual(charged);
};

describe('dangerous goods', () => {
  const items = [dangerous(exampleGoods, 5, 6), dangerous(exampleGoods, 7)];

  it.each<Tariff>([
    [{ DANGEROUS_GOODS: 60 }, 'once', { items, rules: { dgFee: 60, dgFeeFormat: 'dollar' } }],
    [{ DANGEROUS_GOODS: 60 }, 'a blank format is dollars', { items, rules: { dgFee: 60 } }],
    [
      { DANGEROUS_GOODS: 24.27 },
      'half the freight',
      { items: [dangerous(exampleGoods, 5)], rules: { dgFee: 50, dgFeeFormat: 'percentage' } },
    ],
    [{}, 'no dangerous goods', { rules: { dgFee: 60 } }],
    [{}, 'no fee set', { items }],
    [{}, 'a fee of 0 is left out', { items, rules: { dgFee: 0 } }],
  ])('cost %j: %s', charges);
});

describe('security', () => {
  it.each<Tariff>([
    [{ SECURITY: 3.52 }, '7.25 % of 48.54', { rules: { securitySurcharge: 7.25 } }],
    [{}, 'less than half a cent', { rules: { securitySurcharge: 0.01 } }],
  ])('costs %j: %s', charges);
});

describe('manual handling', () => {
  const envelope: RulesRecord = {
    manualHandlingMinKg: 0.25,
    manualHandlingMaxKg: 30,
    manualHandlingMaxL: 1.2,
    manualHandlingMaxW: 0.6,
    manualHandlingMaxH: 0.8,
    manualHandlingCharge: 15.5,
  };
  const per = (manualHandlingChargePer: 'item' | 'consignment' | 'exempt' | null): RulesRecord => ({
    ...envelope,
    manualHandlingChargePer,
  });
  const items = [
    tube(2, [1.3, 0.2, 0.2], 12),
    carton(1, [0.4, 0.4, 0.4], 34),
    carton(3, [0.4, 0.4, 0.3], 16),
  ];
  const one = (item: ReturnType<typeof carton>): Scenario => ({
    items: [item],
    rules: per('item'),
  });

  it.each<Tariff>([
    [{ MANUAL_HANDLING: 46.5 }, 'three pieces', { items, rules: per('item') }],
    [{ MANUAL_HANDLING: 15.5 }, 'once', { items, rules: per('consignment') }],
    [{}, 'exempt', { items, rules: per('exempt') }],
    [{}, 'charge-per is blank', { items, rules: per(null) }],
    [{ MANUAL_HANDLING: 15.5 }, 'too light', one(carton(1, [0.1, 0.1, 0.1], 0.24))],
    [{}, 'just inside on every side', one(carton(1, [1.2, 0.6, 0.8], 30))],
    [{}, 'just heavy enough', one(carton(1, [0.1, 0.1, 0.1], 0.25))],
    [{ MANUAL_HANDLING: 15.5 }, 'sides as given', one(carton(1, [0.6, 1.2, 0.8], 10))],
    [{}, 'once, where no piece needs it', { items: [exampleGoods], rules: per('consignment') }],
    [
      {},
      'no minimum weight is set',
      {
        items: [carton(1, [0.1, 0.1, 0.1], 0.1)],
        rules: { ...per('item'), manualHandlingMinKg: null },
      },
    ],
    [{}, 'no charge is set', { items, rules: { ...per('item'), manualHandlingCharge: null } }],
    [{}, 'a pallet, which goes by forklift', one(pallet(1, [1.3, 1.2, 1.5], 400))],
  ])('costs %j: %s', charges);

  it('leaves the freight of E8 at 47.78', () => {
    const goods = [
      tube(2, [1.3, 0.2, 0.2], 12),
      carton(1, [0.4, 0.4, 0.4], 34),
      carton(3, [0.4, 0.4, 0.4], 16),
    ];

    expect(offer({ items: goods, rules: per('item') })).toMatchObject({
      chargeableWeight: 106,
      freightCost: 4778,
    });
  });
});

describe('oversize', () => {
  const tiers: RulesRecord = {
    oversizeCat1Size: 1.5,
    oversizeCat1Fee: 20,
    oversizeCat2Size: 2,
    oversizeCat2Fee: 40,
    oversizeCat3Size: 3,
    oversizeCat3Fee: 75,
    oversizeCat4Size: 4,
    oversizeCat4Fee: 250,
    oversizeCat5Size: 5,
    oversizeCat5Fee: 450,
  };
  const quarter: RulesRecord = {
    oversizeChargePer: 'item',
    oversizeCat1Size: 1.5,
    oversizeCat1Format: 'percentage',
    oversizeCat1Fee: 25,
  };
  const items = [
    tube(2, [2.4, 0.3, 0.2], 20),
    tube(1, [0.2, 1.6, 0.3], 40),
    tube(1, [0.2, 0.2, 1.49], 38),
  ];
  const per = (oversizeChargePer: 'item' | 'consignment' | 'exempt' | null): RulesRecord => ({
    ...tiers,
    oversizeChargePer,
  });
  const longest = (metres: number): Scenario => ({
    items: [tube(1, [0.1, metres, 0.1], 5)],
    rules: per('item'),
  });

  it.each<Tariff>([
    [{ OVERSIZE: 100 }, 'each piece by its own tier', { items, rules: per('item') }],
    [{ OVERSIZE: 40 }, 'the largest once', { items, rules: per('consignment') }],
    [{}, 'exempt', { items, rules: per('exempt') }],
    [{}, 'charge-per is blank', { items, rules: per(null) }],
    [{ OVERSIZE: 39.27 }, '25 % of 52.34 is rounded per piece', { items, rules: quarter }],
    [{ OVERSIZE: 20 }, 'the size itself reaches the tier', longest(1.5)],
    [{}, 'just below', longest(1.4999)],
    [{ OVERSIZE: 450 }, 'only the highest tier', longest(9)],
    [
      { OVERSIZE: 20 },
      'the highest tier is the one with the largest size, in any position',
      {
        ...longest(2.5),
        rules: {
          ...per('item'),
          oversizeCat1Size: 2,
          oversizeCat2Size: 1.5,
          oversizeCat3Size: null,
        },
      },
    ],
    [{ OVERSIZE: 20 }, 'pallets too', { items: [pallet(1, [1.5, 1, 1], 90)], rules: per('item') }],
    [
      {},
      'a reached tier without a fee hides the lower ones',
      { ...longest(2.1), rules: { ...per('item'), oversizeCat2Fee: null } },
    ],
  ])('costs %j: %s', charges);
});

describe('overweight (E10)', () => {
  const tiers = (
    per: 'item' | 'consignment' | 'exempt',
    format: 'DEAD' | 'CHARGE',
  ): RulesRecord => ({
    oversizeWeightChargePer: per,
    oversizeWeightCat1Size: 30,
    oversizeWeightCat1Fee: 15,
    oversizeWeightCat1ChargeableFormat: format,
    oversizeWeightCat2Size: 60,
    oversizeWeightCat2Fee: 75,
    oversizeWeightCat2ChargeableFormat: format,
  });
  const items = [tube(2, [0.8, 0.6, 0.6], 28)];
  const light = [tube(1, [0.5, 0.4, 0.598], 10)];

  it.each<Tariff>([
    [{}, 'dead, each 28 kg', { items, rules: tiers('item', 'DEAD') }],
    [{ OVERWEIGHT: 15 }, 'dead, 56 kg', { items, rules: tiers('consignment', 'DEAD') }],
    [{ OVERWEIGHT: 150 }, 'cubic, each 72 kg', { items, rules: tiers('item', 'CHARGE') }],
    [{ OVERWEIGHT: 75 }, 'chargeable, 144 kg', { items, rules: tiers('consignment', 'CHARGE') }],
    [{}, 'exempt', { items, rules: tiers('exempt', 'CHARGE') }],
    [{}, '29.9 kg of a piece is not rounded up', { items: light, rules: tiers('item', 'CHARGE') }],
    [
      { OVERWEIGHT: 15 },
      '29.9 kg of a consignment is rounded up',
      { items: light, rules: tiers('consignment', 'CHARGE') },
    ],
    [
      { OVERWEIGHT: 15 },
      'the size itself reaches the tier',
      { items: [tube(1, [0.1, 0.1, 0.1], 30)], rules: tiers('item', 'DEAD') },
    ],
    [
      { OVERWEIGHT: 30 },
      'each tier by its own format',
      { items, rules: { ...tiers('item', 'CHARGE'), oversizeWeightCat2ChargeableFormat: 'DEAD' } },
    ],
    [
      {},
      'a blank format is dead weight',
      {
        items,
        rules: {
          oversizeWeightChargePer: 'item',
          oversizeWeightCat1Size: 30,
          oversizeWeightCat1Fee: 9,
        },
      },
    ],
    [
      { OVERWEIGHT: 75 },
      'pallets too',
      { items: [pallet(1, [1, 1, 0.1], 60)], rules: tiers('item', 'DEAD') },
    ],
  ])('costs %j: %s', charges);

  it('uses the cubic factor of the chosen method', () => {
    const rows = [...kgRows(), row('ITEM', { rate: 1, cubicFactor: 100 })];

    expect(fees({ items, rows, rules: tiers('item', 'CHARGE') })).toEqual({});
  });
});
