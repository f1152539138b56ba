import {
  carton,
  dangerous,
  exampleGoods,
  fees,
  kgRows,
  offer,
  pallet,
  price,
  row,
  tube,
  type Scenario,
} from './testing/pricing.fixture.js';

const palletRows = [row('PALLET', { rate: 101 }), row('HALF_PALLET', { rate: 62 })];
const cartonRows = [
  row('CARTON', { breakFrom: 1, breakTo: 10, rate: 8.9 }),
  row('CARTON', { breakFrom: 11, rate: 7.8 }),
];
const palletRules = {
  halfPalletMaxL: 1.2,
  halfPalletMaxW: 1.2,
  halfPalletMaxH: 0.7,
  halfPalletMaxKg: 250,
  fullPalletMaxL: 1.2,
  fullPalletMaxW: 1.2,
  fullPalletMaxH: 1.4,
  fullPalletMaxKg: 500,
  maxPalletMaxH: 2.2,
};
const tall = pallet(1, [1.2, 1.2, 1.75], 560);
const toHouse = { deliveryAddressClass: 'RESIDENTIAL' } as const;
const twoPallets = {
  rows: palletRows,
  items: [pallet(2, [1.2, 1.2, 1.35], 420)],
  rules: palletRules,
};

describe('freight', () => {
  it.each<[example: string, method: string, dollars: number, scenario: Scenario]>([
    ['cubic weight', 'KG', 48.54, {}],
    ['minimum', 'KG', 11, { items: [carton(1, [0.2, 0.2, 0.2], 2)] }],
    ['break', 'KG', 97.5, { items: [carton(10, [0.3, 0.3, 0.3], 30)] }],
    [
      'sliding',
      'KG',
      117.5,
      { items: [carton(10, [0.3, 0.3, 0.3], 30)], rows: kgRows({ breakMode: 'SLIDING' }) },
    ],
    ['250 kg', 'KG', 102.5, { items: [carton(1, [0.3, 0.3, 0.3], 250)] }],
    ['251 kg', 'KG', 82.8, { items: [carton(1, [0.3, 0.3, 0.3], 251)] }],
    ['carton', 'CARTON', 44.5, { rows: cartonRows }],
    ['carton, cubic 333', 'CARTON', 53.4, { rows: cartonRows, rules: { cartonCubic: 333 } }],
    [
      'half pallet',
      'PALLET',
      62,
      { rows: palletRows, rules: palletRules, items: [pallet(1, [1.165, 1.165, 0.65], 180)] },
    ],
    ['two full pallets', 'PALLET', 202, twoPallets],
    ['pro rata', 'PALLET', 126.25, { rows: palletRows, rules: palletRules, items: [tall] }],
    [
      'double rate',
      'PALLET',
      202,
      {
        rows: palletRows,
        rules: { ...palletRules, palletOvercharge: 'double_rate' },
        items: [tall],
      },
    ],
  ])('for %s is priced by %s at %d', (_example, method, dollars, scenario) => {
    const { pricingMethod, freightCost } = offer(scenario);

    expect([pricingMethod, freightCost / 100]).toEqual([method, dollars]);
  });

  it('is not offered for a pallet above the largest size', () => {
    const tooTall = pallet(1, [1.2, 1.2, 2.3], 400);

    expect(price({ rows: palletRows, rules: palletRules, items: [tooTall] })).toEqual({
      offer: null,
      rejections: [{ method: 'PALLET', code: 'PALLET_ABOVE_MAX' }],
    });
  });
});

describe('the total', () => {
  const dg = { items: [dangerous(exampleGoods, 10)] };

  it.each<[example: string, dollars: number, scenario: Scenario]>([
    ['freight, fuel and GST', 63.27, {}],
    ['dangerous goods, dollars', 129.27, { ...dg, rules: { dgFee: 60, dgFeeFormat: 'dollar' } }],
    ['dangerous goods, half', 89.97, { ...dg, rules: { dgFee: 50, dgFeeFormat: 'percentage' } }],
    ['security', 67.14, { rules: { securitySurcharge: 7.25 } }],
    [
      'tailgate, once',
      312.81,
      {
        ...twoPallets,
        consignment: { isTailgateRequired: true },
        rules: {
          ...palletRules,
          tailgateFee: 45,
          tailgateFeePer: 'consignment',
          tailgateMaxKg: 500,
        },
      },
    ],
    [
      'to a house',
      129.27,
      {
        consignment: toHouse,
        rules: {
          residentialAddressFee: 5,
          residentialAddressMaxKg: 30,
          residentialAddressOverweightFee: 55,
        },
      },
    ],
    [
      'to a PO box',
      32.51,
      {
        consignment: { deliveryAddressClass: 'PO_BOX' },
        items: [carton(1, [0.3, 0.3, 0.3], 27)],
        rules: { poBoxAddressFee: 8.5 },
      },
    ],
  ])('of %s is %d', (_example, dollars, scenario) => {
    expect(offer(scenario).totalCost / 100).toBe(dollars);
  });

  it('of E1 is the sum of its parts, each rounded separately', () => {
    expect(offer({})).toMatchObject({
      deadWeight: 56,
      cubicWeight: 108,
      chargeableWeight: 108,
      freightCost: 4854,
      fuelSurcharge: 898,
      subtotal: 5752,
      gst: 575,
      totalCost: 6327,
    });
  });

  it('of E13 includes every fee at once', () => {
    const everything: Scenario = {
      consignment: { ...toHouse, isTailgateRequired: true },
      items: [
        dangerous(tube(2, [1.3, 0.2, 0.2], 12), 5),
        carton(1, [0.4, 0.4, 0.4], 34),
        tube(1, [2.4, 0.33, 0.306], 18),
      ],
      rules: {
        dgFee: 60,
        securitySurcharge: 2,
        manualHandlingMinKg: 0.25,
        manualHandlingMaxKg: 30,
        manualHandlingMaxL: 1.2,
        manualHandlingChargePer: 'item',
        manualHandlingCharge: 15.5,
        oversizeChargePer: 'item',
        oversizeCat1Size: 1.5,
        oversizeCat1Fee: 20,
        oversizeCat2Size: 2,
        oversizeCat2Fee: 40,
        oversizeWeightChargePer: 'item',
        oversizeWeightCat1Size: 30,
        oversizeWeightCat1Fee: 15,
        oversizeWeightCat1ChargeableFormat: 'DEAD',
        tailgateFee: 45,
        tailgateFeePer: 'consignment',
        residentialAddressFee: 5,
        residentialAddressMaxKg: 30,
        residentialAddressOverweightFee: 55,
      },
    };

    expect(fees(everything)).toEqual({
      DANGEROUS_GOODS: 6000,
      SECURITY: 93,
      MANUAL_HANDLING: 6200,
      OVERSIZE: 4000,
      OVERWEIGHT: 1500,
      TAILGATE: 4500,
      RESIDENTIAL: 500,
      RESIDENTIAL_OVERWEIGHT: 5500,
    });
    expect(offer(everything)).toMatchObject({
      chargeableWeight: 103,
      freightCost: 4664,
      fuelSurcharge: 863,
      subtotal: 33820,
      gst: 3382,
      totalCost: 37202,
    });

    const { trace, category1Fees, category2Fees } = offer(everything);
    expect(trace.fees).toEqual([
      ...category1Fees.map((fee) => expect.objectContaining({ ...fee, bucket: 1 })),
      ...category2Fees.map((fee) => expect.objectContaining({ ...fee, bucket: 2 })),
    ]);
    expect(trace.fees.reduce((sum, { cents }) => sum + cents, 0)).toBe(33820 - 4664 - 863);
  });

  it('includes no fuel surcharge if the fuel charge is blank', () => {
    expect(offer({ rules: { fuelCharge: null } })).toMatchObject({ fuelSurcharge: 0, gst: 485 });
  });
});
