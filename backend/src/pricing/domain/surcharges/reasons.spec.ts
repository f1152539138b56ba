import { carton, dangerous, offer, tube, type Scenario } from '../testing/pricing.fixture.js';
import type { RulesRecord } from '../rules/rules-record.js';

const reasonsFor = (scenario: Scenario): string[] => {
  const { category1Fees, category2Fees } = offer(scenario);
  return [...category1Fees, ...category2Fees].map(({ why }) => why);
};

const cubes = (quantity: number, kilograms: number) => carton(quantity, [0.3, 0.3, 0.3], kilograms);
const toHome = { deliveryAddressClass: 'RESIDENTIAL' } as const;
const returned = { consignmentType: 'RETURN', senderAddressClass: 'RESIDENTIAL' } as const;
const byHand: RulesRecord = { manualHandlingMaxKg: 30, manualHandlingCharge: 15.5 };
const long: RulesRecord = {
  oversizeCat1Size: 1.5,
  oversizeCat1Fee: 20,
  oversizeCat2Size: 2,
  oversizeCat2Fee: 40,
};
const heavy: RulesRecord = { oversizeWeightCat1Size: 25, oversizeWeightCat1Fee: 15 };
const tubes = [tube(2, [1.6, 0.1, 0.1], 5), tube(1, [2.4, 0.1, 0.1], 5)];

describe('a fee explains why it applies', () => {
  it.each<[string, Scenario]>([
    ['delivery to a home: $5.00', { consignment: toHome, rules: { residentialAddressFee: 5 } }],
    ['pickup at a home: $5.00', { consignment: returned, rules: { residentialAddressFee: 5 } }],
    [
      '108 kg to a residential address, more than 30 kg: $55.00',
      {
        consignment: toHome,
        rules: { residentialAddressMaxKg: 30, residentialAddressOverweightFee: 55 },
      },
    ],
    [
      'delivery to a PO box: $8.50',
      { consignment: { deliveryAddressClass: 'PO_BOX' }, rules: { poBoxAddressFee: 8.5 } },
    ],
    ['suburb: $12.35 once', { suburbSurcharge: 12.35 }],
    ['security: 4.5 % of freight', { rules: { securitySurcharge: 4.5 } }],
    [
      'tailgate: 4 x $45.00',
      {
        consignment: { isTailgateRequired: true },
        rules: { tailgateFee: 45, tailgateFeePer: 'item' },
      },
    ],
    [
      'dangerous goods: 50 % once',
      {
        items: [dangerous(cubes(1, 5), 5)],
        rules: { dgFee: 50, dgFeeFormat: 'percentage' },
      },
    ],
    [
      '1 piece with manual handling: 1 x $15.50',
      { items: [cubes(1, 31)], rules: { ...byHand, manualHandlingChargePer: 'item' } },
    ],
    [
      '2 pieces with manual handling: 1 x $15.50',
      { items: [cubes(2, 31)], rules: { ...byHand, manualHandlingChargePer: 'consignment' } },
    ],
    [
      '1 piece of 2 m or longer: 1 x $40.00; 2 pieces of 1.5 m or longer: 2 x $20.00',
      { items: tubes, rules: { ...long, oversizeChargePer: 'item' } },
    ],
    [
      '2 m or longer: $40.00 once',
      { items: tubes, rules: { ...long, oversizeChargePer: 'consignment' } },
    ],
    [
      '1 piece of 25 kg or more: 1 x $15.00',
      { items: [cubes(1, 31)], rules: { ...heavy, oversizeWeightChargePer: 'item' } },
    ],
    [
      '25 kg or more, chargeable weight: $15.00 once',
      {
        items: [cubes(1, 31)],
        rules: {
          ...heavy,
          oversizeWeightCat1ChargeableFormat: 'CHARGE',
          oversizeWeightChargePer: 'consignment',
        },
      },
    ],
  ])('%s', (why, scenario) => {
    expect(reasonsFor(scenario)).toEqual([why]);
  });
});
