import {
  carton,
  dangerous,
  exampleGoods,
  price,
  rejections,
  type Scenario,
} from './testing/pricing.fixture.js';

const carrier = { canTravelDangerousGoods: true, allowPoa: false, courierVehicleMinHours: null };
const dgPerItem = { dgMaxAllowed: 25, dgMaxAllowedPer: 'item' } as const;
const dgInAll = { dgMaxAllowed: 25, dgMaxAllowedPer: 'consignment' } as const;
const toHouse = { deliveryAddressClass: 'RESIDENTIAL' } as const;
const toPoBox = { deliveryAddressClass: 'PO_BOX' } as const;
const fromHouse = { senderAddressClass: 'RESIDENTIAL' } as const;
const fromPoBox = { senderAddressClass: 'PO_BOX' } as const;
const aReturn = { consignmentType: 'RETURN' } as const;
const noResidential = { residentialAddressEnabled: 'false' } as const;
const noPoBoxes = { poBoxAddressEnabled: 'false' } as const;
const tailgate = { isTailgateRequired: true };
const cubeOf = (volume: number, quantity = 1) => [carton(quantity, [1, 1, volume], 1)];

describe('rejecting a consignment', () => {
  it.each<[code: string, reason: string, scenario: Scenario]>([
    ['ACCOUNT_INACTIVE', 'inactive account', { account: { isActive: false, remainingNumbers: 9 } }],
    ['RANGE_EXHAUSTED', 'no number left', { account: { isActive: true, remainingNumbers: 0 } }],
    [
      'DG_NOT_CARRIED',
      'dangerous goods',
      {
        items: [dangerous(exampleGoods, 1)],
        carrier: { ...carrier, canTravelDangerousGoods: false },
      },
    ],
    ['DG_LIMIT', '30 l in one entry', { items: [dangerous(exampleGoods, 30)], rules: dgPerItem }],
    [
      'DG_LIMIT',
      'a total of 26 l in two entries',
      { items: [dangerous(exampleGoods, 13, 13)], rules: dgInAll },
    ],
    [
      'DG_LIMIT',
      '26 l on two lines',
      { items: [dangerous(exampleGoods, 13), dangerous(exampleGoods, 13)], rules: dgInAll },
    ],
    ['MAX_VOLUME', '2.1 m3', { items: cubeOf(2.1), rules: { consignmentMaxVol: 2 } }],
    [
      'MAX_VOLUME',
      'two lines at the least volume',
      { items: [...cubeOf(0.0001), ...cubeOf(0.0001)], rules: { consignmentMaxVol: 0.0019 } },
    ],
    [
      'MAX_ITEMS',
      '21 pieces',
      { items: cubeOf(0.1, 21), rules: { itemMaxAllowedPerConsignment: 20 } },
    ],
    [
      'TAILGATE_OVERWEIGHT',
      '520 kg on a tailgate',
      { items: [carton(1, [1, 1, 1], 520)], consignment: tailgate, rules: { tailgateMaxKg: 500 } },
    ],
    ['RESIDENTIAL_NOT_SERVED', 'to a house', { consignment: toHouse, rules: noResidential }],
    [
      'TAILGATE_OVERWEIGHT',
      'one heavy piece of several',
      {
        items: [exampleGoods, carton(1, [1, 1, 1], 520)],
        consignment: tailgate,
        rules: { tailgateMaxKg: 500 },
      },
    ],
    [
      'RESIDENTIAL_NOT_SERVED',
      'return from a house',
      { consignment: { ...aReturn, ...fromHouse }, rules: noResidential },
    ],
    ['POBOX_NOT_SERVED', 'to a PO box', { consignment: toPoBox, rules: noPoBoxes }],
  ])('returns %s for %s', (code, _reason, scenario) => {
    expect(rejections(scenario)).toEqual([code]);
    expect(price(scenario).offer).toBeNull();
  });

  it.each<[reason: string, scenario: Scenario]>([
    ['the last number', { account: { isActive: true, remainingNumbers: 1 } }],
    ['an account without numbers', { account: { isActive: true, remainingNumbers: null } }],
    ['25 l in each entry', { items: [dangerous(exampleGoods, 25, 25)], rules: dgPerItem }],
    ['25 l in all', { items: [dangerous(exampleGoods, 12, 13)], rules: dgInAll }],
    [
      'any amount where exempt',
      {
        items: [dangerous(exampleGoods, 999)],
        rules: { dgMaxAllowed: 25, dgMaxAllowedPer: 'exempt' },
      },
    ],
    [
      'any amount where blank',
      { items: [dangerous(exampleGoods, 999)], rules: { dgMaxAllowed: 25 } },
    ],
    [
      'a dangerous goods weight of the line, not of each piece',
      { items: [dangerous(carton(4, [0.2, 0.2, 0.2], 5), 20)], rules: dgInAll },
    ],
    ['2 m3', { items: cubeOf(2), rules: { consignmentMaxVol: 2 } }],
    ['20 pieces', { items: cubeOf(0.1, 20), rules: { itemMaxAllowedPerConsignment: 20 } }],
    [
      '500 kg on a tailgate',
      { items: [carton(1, [1, 1, 1], 500)], consignment: tailgate, rules: { tailgateMaxKg: 500 } },
    ],
    ['520 kg without one', { items: [carton(1, [1, 1, 1], 520)], rules: { tailgateMaxKg: 500 } }],
    ['a sender at home', { consignment: fromHouse, rules: noResidential }],
    [
      'a third party sender at home',
      { consignment: { consignmentType: 'THIRD_PARTY', ...fromHouse }, rules: noResidential },
    ],
    [
      'residential addresses when no rule is set',
      { consignment: toHouse, rules: { residentialAddressEnabled: null } },
    ],
    ['a sender at a PO box', { consignment: fromPoBox, rules: noPoBoxes }],
    ['a return from a PO box', { consignment: { ...aReturn, ...fromPoBox }, rules: noPoBoxes }],
  ])('does not happen for %s', (_reason, scenario) => {
    expect(rejections(scenario)).toEqual([]);
  });

  it('names every reason found, including those of the lane and the methods', () => {
    const inactive = { isActive: false, remainingNumbers: 0 };

    expect(
      rejections({ account: inactive, rules: { consignmentMaxVol: 0.1, kgMaxKg: 1 } }),
    ).toEqual(['ACCOUNT_INACTIVE', 'RANGE_EXHAUSTED', 'MAX_VOLUME', 'KG ITEM_TOO_HEAVY']);
    expect(rejections({ account: inactive, fromZones: [], toZones: [] })).toEqual([
      'ACCOUNT_INACTIVE',
      'RANGE_EXHAUSTED',
      'NO_ZONE_FROM',
      'NO_ZONE_TO',
    ]);
  });
});
