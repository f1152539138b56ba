import {
  carton,
  kgRows,
  offer,
  pallet,
  row,
  tube,
  type Scenario,
} from './testing/pricing.fixture.js';

const cheaperAt = (scenario: Scenario) => offer(scenario).trace.cheaperAt;
const near = (scenario: Scenario) => offer(scenario).trace.near;
const cartonOf = (weight: number) => [carton(1, [0.3, 0.3, 0.3], weight)];

describe('suggesting a cheaper weight break', () => {
  it('names the weight at which the freight drops', () => {
    expect(cheaperAt({ items: cartonOf(250) })).toEqual({
      units: 251,
      freight: 8280,
      saves: 1970,
    });
  });

  it.each<[why: string, scenario: Scenario]>([
    ['the next break costs more', { items: cartonOf(190) }],
    ['the last band is reached', { items: cartonOf(600) }],
    [
      'the next break costs the same',
      {
        items: cartonOf(100),
        rows: [
          row('KG', { breakTo: 100, rate: 1.01 }),
          row('KG', { breakFrom: 100, rate: 1, cubicFactor: 250 }),
        ],
      },
    ],
    [
      'the rate card ends',
      {
        items: cartonOf(90),
        rows: [
          row('KG', { breakTo: 50, rate: 0.5 }),
          row('KG', { breakFrom: 50, breakTo: 100, rate: 1 }),
        ],
      },
    ],
    [
      'half pallets are priced beside full ones',
      {
        items: [pallet(2, [1, 1, 1], 100), pallet(1, [1, 1, 0.5], 100)],
        rules: { halfPalletMaxH: 0.7 },
        rows: [
          row('PALLET', { breakTo: 4, rate: 100 }),
          row('PALLET', { breakFrom: 4, rate: 10 }),
          row('HALF_PALLET', { rate: 60 }),
        ],
      },
    ],
    ['the break mode is sliding', { items: cartonOf(250), rows: kgRows({ breakMode: 'SLIDING' }) }],
  ])('gives no hint if %s', (_reason, scenario) => {
    expect(cheaperAt(scenario)).toBeNull();
  });

  it('uses the unit of the method', () => {
    const rows = [
      row('PALLET', { breakTo: 2, rate: 100 }),
      row('PALLET', { breakFrom: 2, breakTo: 4, rate: 60 }),
      row('PALLET', { breakFrom: 4, rate: 30 }),
    ];

    expect(cheaperAt({ rows, items: [pallet(2, [1, 1, 1], 100)] })).toEqual({
      units: 5,
      freight: 15000,
      saves: 5000,
    });
  });
});

describe('warning about a limit nearly reached', () => {
  it.each<[rule: string, limit: number, actual: number, scenario: Scenario]>([
    ['consignmentMaxVol', 0.45, 0.432, { rules: { consignmentMaxVol: 0.45 } }],
    ['itemMaxAllowedPerConsignment', 4, 4, { rules: { itemMaxAllowedPerConsignment: 4 } }],
    [
      'tailgateMaxKg',
      14.5,
      14,
      { rules: { tailgateMaxKg: 14.5 }, consignment: { isTailgateRequired: true } },
    ],
    [
      'manualHandlingMaxL',
      0.6,
      0.6,
      {
        rules: {
          manualHandlingMaxL: 0.6,
          manualHandlingCharge: 1,
          manualHandlingChargePer: 'item',
        },
      },
    ],
    ...(
      [
        ['manualHandlingMaxKg', 14.5, 14],
        ['manualHandlingMaxW', 0.46, 0.45],
        ['manualHandlingMaxH', 0.41, 0.4],
      ] as const
    ).map(([rule, limit, actual]): [string, number, number, Scenario] => [
      rule,
      limit,
      actual,
      {
        rules: { [rule]: limit, manualHandlingCharge: 1, manualHandlingChargePer: 'consignment' },
      },
    ]),
    [
      'oversizeCat2Size',
      2,
      1.95,
      {
        items: [tube(1, [1.95, 0.1, 0.1], 5)],
        rules: { oversizeChargePer: 'item', oversizeCat2Size: 2, oversizeCat2Fee: 9 },
      },
    ],
    [
      'oversizeWeightCat1Size',
      57,
      56,
      {
        rules: {
          oversizeWeightChargePer: 'consignment',
          oversizeWeightCat1Size: 57,
          oversizeWeightCat1Fee: 9,
        },
      },
    ],
    [
      'oversizeWeightCat1Size',
      28,
      27,
      {
        rules: {
          oversizeWeightChargePer: 'item',
          oversizeWeightCat1Size: 28,
          oversizeWeightCat1Fee: 9,
          oversizeWeightCat1ChargeableFormat: 'CHARGE',
        },
      },
    ],
  ])('names %s of %d at %d', (rule, limit, actual, scenario) => {
    expect(near(scenario)).toEqual([{ rule, limit, actual }]);
  });

  it.each<[why: string, scenario: Scenario]>([
    ['there is room left', { rules: { consignmentMaxVol: 0.5 } }],
    [
      'the tier is reached',
      { rules: { oversizeChargePer: 'item', oversizeCat1Size: 0.6, oversizeCat1Fee: 9 } },
    ],
    [
      'the cubic weight of a piece has passed the tier its dead weight is near',
      {
        rules: {
          oversizeWeightChargePer: 'item',
          oversizeWeightCat1Size: 14.5,
          oversizeWeightCat1Fee: 9,
          oversizeWeightCat1ChargeableFormat: 'CHARGE',
        },
      },
    ],
    ['the fee is exempt', { rules: { oversizeChargePer: 'exempt', oversizeCat1Size: 0.61 } }],
    ...(
      [
        ['manual handling is free', { manualHandlingChargePer: 'item' }],
        ['charge-per is blank', { manualHandlingCharge: 1 }],
        [
          'manual handling is exempt',
          { manualHandlingCharge: 1, manualHandlingChargePer: 'exempt' },
        ],
      ] as const
    ).map(([why, rules]): [string, Scenario] => [
      why,
      { rules: { manualHandlingMaxKg: 14.5, ...rules } },
    ]),
    [
      'only a pallet is heavy',
      {
        items: [pallet(1, [1.2, 1.2, 1], 14)],
        rules: {
          manualHandlingMaxKg: 14.5,
          manualHandlingCharge: 1,
          manualHandlingChargePer: 'item',
        },
      },
    ],
    [
      'neither end is residential',
      { rules: { residentialAddressMaxKg: 110, residentialAddressOverweightFee: 9 } },
    ],
  ])('gives no warning if %s', (_reason, scenario) => {
    expect(near(scenario)).toEqual([]);
  });
});
