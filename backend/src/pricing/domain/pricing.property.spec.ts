import fc from 'fast-check';

import type { ItemInput } from './consignment.js';
import type { Offer } from './pricing-result.js';
import type { RulesRecord } from './rules/rules-record.js';
import { kgRows, offer, price, row, type Scenario } from './testing/pricing.fixture.js';

const side = fc.integer({ min: 1, max: 300 }).map((centimetres) => centimetres / 100);
const kilograms = fc.integer({ min: 1, max: 60_000 }).map((grams) => grams / 100);
const anyItem = (itemType: string): fc.Arbitrary<ItemInput> =>
  fc.record({
    itemType: fc.constant(itemType),
    quantity: fc.integer({ min: 1, max: 12 }),
    length: side,
    width: side,
    height: side,
    weight: kilograms,
    dangerousGoods: fc.array(fc.record({ weight: kilograms }), { maxLength: 2 }),
  });
const items = fc.array(fc.oneof(anyItem('Carton'), anyItem('Tube'), anyItem('Pallet')), {
  minLength: 1,
  maxLength: 6,
});
const pallets = fc.array(anyItem('Pallet'), { minLength: 1, maxLength: 5 });

const percent = fc.integer({ min: 0, max: 9_999 }).map((hundredths) => hundredths / 100);
const rules: fc.Arbitrary<RulesRecord> = fc.record({
  fuelCharge: percent,
  securitySurcharge: percent,
  dgFee: percent,
  dgFeeFormat: fc.constantFrom('dollar', 'percentage'),
  tailgateFee: percent,
  tailgateFeeFormat: fc.constantFrom('dollar', 'percentage'),
  tailgateFeePer: fc.constantFrom('item', 'consignment', 'exempt', null),
  manualHandlingMaxL: side,
  manualHandlingCharge: percent,
  manualHandlingChargePer: fc.constantFrom('item', 'consignment', 'exempt', null),
  oversizeChargePer: fc.constantFrom('item', 'consignment', 'exempt', null),
  oversizeCat1Size: side,
  oversizeCat1Fee: percent,
  oversizeCat2Size: side,
  oversizeCat2Fee: percent,
  oversizeCat2Format: fc.constantFrom('dollar', 'percentage'),
  oversizeWeightChargePer: fc.constantFrom('item', 'consignment', 'exempt', null),
  oversizeWeightCat1Size: kilograms,
  oversizeWeightCat1Fee: percent,
  oversizeWeightCat1ChargeableFormat: fc.constantFrom('DEAD', 'CHARGE'),
  residentialAddressFee: percent,
  residentialAddressMaxKg: kilograms,
  residentialAddressOverweightFee: percent,
});
const consignment = fc.record({
  isTailgateRequired: fc.boolean(),
  deliveryAddressClass: fc.constantFrom('BUSINESS', 'RESIDENTIAL', 'PO_BOX'),
});

const everyMethod = [
  ...kgRows(),
  row('CARTON', { breakTo: 10, rate: 8.9 }),
  row('CARTON', { breakFrom: 10, rate: 7.8 }),
  row('PALLET', { basic: 12.5, breakTo: 3, breakMode: 'SLIDING', rate: 101.37 }),
  row('PALLET', { breakFrom: 3, breakMode: 'SLIDING', rate: 88.0625 }),
  row('HALF_PALLET', { rate: 62 }),
  row('ITEM', { rate: 31 }),
];
const palletSizes: RulesRecord = {
  halfPalletMaxL: 1.2,
  halfPalletMaxW: 1,
  halfPalletMaxH: 0.8,
  fullPalletMaxL: 1.2,
  fullPalletMaxW: 1.1,
  fullPalletMaxH: 1.4,
  fullPalletMaxKg: 500,
  maxPalletMaxH: 2.8,
};

const feeTotal = ({ category1Fees, category2Fees }: Offer) =>
  [...category1Fees, ...category2Fees].reduce((total, { cents }) => total + cents, 0);
const cents = (found: Offer, code: string) =>
  [...found.category1Fees, ...found.category2Fees].find((fee) => fee.code === code)?.cents ?? 0;

describe('any price', () => {
  it('is the sum of its parts, in whole cents', () => {
    fc.assert(
      fc.property(items, rules, consignment, (goods, record, addresses) => {
        const found = offer({
          items: goods,
          rules: record,
          consignment: addresses,
          rows: everyMethod,
        });

        expect(found.subtotal).toBe(found.freightCost + feeTotal(found) + found.fuelSurcharge);
        expect(found.totalCost).toBe(found.subtotal + found.gst);
        expect([found.freightCost, feeTotal(found), found.gst].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('is the same for every order of the items', () => {
    const shuffled = items.chain((goods) =>
      fc.tuple(
        fc.constant(goods),
        fc.shuffledSubarray(goods, { minLength: goods.length, maxLength: goods.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, rules, consignment, ([goods, other], record, addresses) => {
        const scenario: Scenario = {
          rules: { ...record, ...palletSizes },
          consignment: addresses,
          rows: everyMethod,
        };

        expect(price({ ...scenario, items: other })).toEqual(price({ ...scenario, items: goods }));
      }),
    );
  });

  it('never charges what is exempt', () => {
    const exempt: RulesRecord = {
      tailgateFeePer: 'exempt',
      manualHandlingChargePer: 'exempt',
      oversizeChargePer: 'exempt',
      oversizeWeightChargePer: 'exempt',
    };
    fc.assert(
      fc.property(items, rules, consignment, (goods, record, addresses) => {
        const found = offer({
          items: goods,
          rules: { ...record, ...exempt },
          consignment: addresses,
        });

        const codes = ['TAILGATE', 'MANUAL_HANDLING', 'OVERSIZE', 'OVERWEIGHT'];
        expect(codes.map((code) => cents(found, code))).toEqual([0, 0, 0, 0]);
      }),
    );
  });
});

describe('freight by the kilogram', () => {
  it('never falls in sliding mode when an item is added', () => {
    const rows = kgRows({ breakMode: 'SLIDING', includedUnits: 5 });
    fc.assert(
      fc.property(items, anyItem('Carton'), (goods, more) => {
        const before = offer({ items: goods, rows }).freightCost;

        expect(offer({ items: [...goods, more], rows }).freightCost).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('freight by the pallet', () => {
  it('is the same with the footprint rotated', () => {
    const turned = ({ length, width, ...rest }: ItemInput) => ({
      ...rest,
      length: width,
      width: length,
    });
    const rows = everyMethod.filter(({ rateType }) => rateType.endsWith('PALLET'));
    fc.assert(
      fc.property(pallets, (goods) => {
        const scenario: Scenario = { rows, rules: palletSizes };

        expect(price({ ...scenario, items: goods.map(turned) })).toEqual(
          price({ ...scenario, items: goods }),
        );
      }),
    );
  });
});

describe('a percentage fee', () => {
  it('scales with the freight, to within a cent of rounding', () => {
    const record: RulesRecord = { fuelCharge: 10, securitySurcharge: 10 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_000 }), (freight) => {
        const found = offer({ rows: [row('FLAT', { rate: freight / 100 })], rules: record });
        const tenth = Math.floor((freight + 5) / 10);

        expect(found.freightCost).toBe(freight);
        expect([found.fuelSurcharge, cents(found, 'SECURITY')]).toEqual([tenth, tenth]);
      }),
    );
  });
});
