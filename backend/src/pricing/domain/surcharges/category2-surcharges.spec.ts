import type { RulesRecord } from '../rules/rules-record.js';
import { carton, fees, pallet, row, type Scenario } from '../testing/pricing.fixture.js';

type Tariff = [charged: Record<string, number>, why: string, scenario: Scenario];

const dollars = (cents: Record<string, number>) =>
  Object.fromEntries(Object.entries(cents).map(([code, amount]) => [code, amount / 100]));
const charges = (charged: Record<string, number>, _reason: string, scenario: Scenario) => {
  expect(dollars(fees(scenario))).toEqual(charged);
};

describe('a tailgate (E11)', () => {
  const twoPallets = {
    rows: [row('PALLET', { rate: 101 })],
    items: [pallet(2, [1.2, 1.2, 1.35], 420)],
  };
  const asked = (rules: RulesRecord): Scenario => ({
    ...twoPallets,
    consignment: { isTailgateRequired: true },
    rules,
  });

  it.each<Tariff>([
    [{ TAILGATE: 45 }, 'once', asked({ tailgateFee: 45, tailgateFeePer: 'consignment' })],
    [{ TAILGATE: 90 }, 'every piece', asked({ tailgateFee: 45, tailgateFeePer: 'item' })],
    [
      { TAILGATE: 25.25 },
      '12.5 %',
      asked({ tailgateFee: 12.5, tailgateFeeFormat: 'percentage', tailgateFeePer: 'consignment' }),
    ],
    [{}, 'exempt', asked({ tailgateFee: 45, tailgateFeePer: 'exempt' })],
    [{}, 'no fee is set', asked({ tailgateFeePer: 'item' })],
    [{}, 'charge-per is blank', asked({ tailgateFee: 45 })],
    [{}, 'not requested', { ...twoPallets, rules: { tailgateFee: 45, tailgateFeePer: 'item' } }],
  ])('costs %j: %s', charges);
});

describe('addresses (E12)', () => {
  const rules: RulesRecord = {
    residentialAddressFee: 5,
    residentialAddressMaxKg: 30,
    residentialAddressOverweightFee: 55,
    poBoxAddressFee: 8.5,
  };
  const parcel = (kilograms: number) => ({ rules, items: [carton(1, [0.3, 0.3, 0.3], kilograms)] });
  const house = { deliveryAddressClass: 'RESIDENTIAL' } as const;
  const fromHouse = { senderAddressClass: 'RESIDENTIAL' } as const;

  it.each<Tariff>([
    [{}, 'a business', parcel(31)],
    [{ RESIDENTIAL: 5 }, 'a house', { ...parcel(28), consignment: house }],
    [{ RESIDENTIAL: 5 }, 'exactly at the limit', { ...parcel(30), consignment: house }],
    [
      { RESIDENTIAL: 5, RESIDENTIAL_OVERWEIGHT: 55 },
      'above the limit by chargeable weight',
      { ...parcel(30.2), consignment: house },
    ],
    [
      { RESIDENTIAL_OVERWEIGHT: 55 },
      'the overweight fee alone',
      { ...parcel(31), consignment: house, rules: { ...rules, residentialAddressFee: null } },
    ],
    [
      { RESIDENTIAL: 5 },
      'no overweight fee is set',
      {
        ...parcel(31),
        consignment: house,
        rules: { ...rules, residentialAddressOverweightFee: null },
      },
    ],
    [{}, 'a sender at home', { ...parcel(31), consignment: fromHouse }],
    [
      { RESIDENTIAL: 5, RESIDENTIAL_OVERWEIGHT: 55 },
      'a return from a house',
      { ...parcel(31), consignment: { ...fromHouse, consignmentType: 'RETURN' } },
    ],
    [
      { RESIDENTIAL: 5 },
      'a return from house to house, once',
      { ...parcel(5), consignment: { ...fromHouse, ...house, consignmentType: 'RETURN' } },
    ],
    [
      {},
      'third party as default',
      { ...parcel(5), consignment: { ...fromHouse, consignmentType: 'THIRD_PARTY' } },
    ],
    [
      {},
      'a quote as default',
      { ...parcel(5), consignment: { ...fromHouse, consignmentType: 'QUOTE' } },
    ],
    [
      { PO_BOX: 8.5 },
      'a PO box',
      { ...parcel(5), consignment: { deliveryAddressClass: 'PO_BOX' } },
    ],
    [
      {},
      'a PO box at the sender of a return',
      { ...parcel(5), consignment: { consignmentType: 'RETURN', senderAddressClass: 'PO_BOX' } },
    ],
    [
      { SUBURB: 12.35 },
      'a suburb that is hard to reach',
      { ...parcel(5), suburbSurcharge: 12.345 },
    ],
  ])('cost %j: %s', charges);
});
