import { validateRules, type RulesFields } from './rules-fees.js';

const sectionsOf = (fields: RulesFields) => [
  ...new Set(validateRules(fields).map(({ section }) => section)),
];

const tailgate = {
  tailgateMaxKg: 500,
  tailgateFeePer: 'item',
  tailgateFeeFormat: 'dollar',
  tailgateFee: 45,
};
const tier = { oversizeCat1Size: 1.5, oversizeCat1Format: 'dollar', oversizeCat1Fee: 20 };
const weightTier = {
  oversizeWeightCat2Size: 30,
  oversizeWeightCat2Format: 'dollar',
  oversizeWeightCat2Fee: 15,
  oversizeWeightCat2ChargeableFormat: 'DEAD',
};
const kgRange = { manualHandlingMinKg: 0, manualHandlingMaxKg: 30 };

describe('Rules & Fees record', () => {
  it.each<[string, RulesFields]>([
    ['blank', {}],
    ['RULES-45 with a complete tailgate section', tailgate],
    [
      'RULES-51 with both residential fields',
      { residentialAddressMaxKg: 30, residentialAddressOverweightFee: 0 },
    ],
    ['RULES-49 with a tier and what it is charged per', { ...tier, oversizeChargePer: 'item' }],
    ['RULES-50 exempt without a tier', { oversizeChargePer: 'exempt' }],
    ['RULES-48 with a weight tier', { ...weightTier, oversizeWeightChargePer: 'item' }],
    [
      'RULES-43 with a charge',
      { ...kgRange, manualHandlingChargePer: 'item', manualHandlingCharge: 15.5 },
    ],
  ])('is complete %s', (_, fields) => {
    expect(validateRules(fields)).toEqual([]);
  });

  it.each<[string, RulesFields, string]>([
    ['RULES-45', { ...tailgate, tailgateFee: null }, 'Tailgate'],
    ['RULES-51', { residentialAddressMaxKg: 30 }, 'Residential'],
    ['RULES-47', { ...tier, oversizeCat1Fee: '', oversizeChargePer: 'item' }, 'Oversize'],
    ['RULES-48', { ...weightTier, oversizeWeightCat2ChargeableFormat: null }, 'Oversize'],
    ['RULES-49', tier, 'Oversize'],
    ['RULES-50', { oversizeWeightChargePer: 'consignment' }, 'Oversize'],
    ['RULES-41', { manualHandlingMinKg: 5, manualHandlingMaxKg: 5 }, 'Manual Handling'],
    ['RULES-41', { manualHandlingMinKg: 5 }, 'Manual Handling'],
    ['RULES-42', kgRange, 'Manual Handling'],
    ['RULES-43', { manualHandlingCharge: 15.5 }, 'Manual Handling'],
    ['RULES-44', { manualHandlingMaxL: 0, manualHandlingChargePer: 'item' }, 'Manual Handling'],
  ])('%s is incomplete with %j', (_, fields, section) => {
    expect(sectionsOf(fields)).toEqual([section]);
  });
});
