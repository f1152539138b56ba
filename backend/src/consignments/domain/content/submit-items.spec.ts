import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { carton } from '../../testing/consignment.fixture.js';
import { aerosol, catchError } from './submit.fixture.js';

describe('an item', () => {
  const itemMessages = (
    item: Parameters<typeof carton>[0],
    changed: Partial<ConsignmentContent> = {},
    known = {},
  ) =>
    catchError({ items: [carton(item)], ...changed }, known)?.details.map(({ message }) => message);

  it.each([
    ['exactly at the limits', { length: 10, width: 2.5, height: 2.4, weight: 100_000 }],
    ['with its dangerous goods declared', { dangerousGoods: [aerosol] }],
    ['with a class as its subsidiary risk', { dangerousGoods: [{ ...aerosol, subRisk: '6.1' }] }],
  ])('CON-103 CON-104 CON-115 passes %s', (_case, item) => {
    expect(itemMessages(item)).toBeUndefined();
  });

  it.each([
    ['too long', { length: 10.01 }, 'Invalid Dimension: The length must be between 0 and 10 m'],
    ['without width', { width: 0 }, 'Invalid Dimension: The width must be between 0 and 2.5 m'],
    ['too high', { height: 2.41 }, 'Invalid Dimension: The height must be between 0 and 2.4 m'],
    [
      'too heavy',
      { weight: 100_001 },
      'Invalid Dimension: The weight must be between 0 and 100000 kg',
    ],
    ['in half pieces', { quantity: 1.5 }, 'Invalid Dimension: Quantity must be greater than 0'],
    [
      'as a custom item without a name',
      { itemTemplateId: 3 },
      'Invalid Name: Must enter an item name',
    ],
    [
      'with dangerous goods without a common name',
      { dangerousGoods: [{ ...aerosol, commonName: '' }] },
      'Please fill in all the details',
    ],
    [
      'with dangerous goods with UN number 0',
      { dangerousGoods: [{ ...aerosol, unNumber: 0 }] },
      'Please fill in all the details',
    ],
    [
      'with dangerous goods with a made-up subsidiary risk',
      { dangerousGoods: [{ ...aerosol, subRisk: '6.11' }] },
      'Please enter a valid Subsidiary Risk or N/A if not applicable',
    ],
    [
      'with dangerous goods without a packing group',
      { dangerousGoods: [{ ...aerosol, packingGroup: '' }] },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'with a UN number that is not on the list',
      { dangerousGoods: [{ ...aerosol, unNumber: 9999 }] },
      'UN Number not found',
    ],
    [
      'with a packing group that the UN number does not allow',
      { dangerousGoods: [{ ...aerosol, packingGroup: 'V' }] },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'with dangerous goods that together weigh more than the item',
      { quantity: 1, weight: 15, dangerousGoods: [aerosol, aerosol] },
      'Weight cannot be greater than item weight.',
    ],
    ['of an unknown type', { itemTypeName: '' }, 'Select an item type'],
    [
      'with dangerous goods that weigh more than the item',
      { quantity: 1, weight: 9, dangerousGoods: [aerosol] },
      'Weight cannot be greater than item weight.',
    ],
  ])(
    'CON-98 CON-99 CON-100 CON-101 CON-102 CON-103 CON-114 CON-115 CON-116 CON-117 CON-118 is rejected %s',
    (_case, item, message) => {
      expect(itemMessages(item)).toEqual([message]);
    },
  );

  it('CON-105 must fit the tailgate when one is required', () => {
    expect(itemMessages({ length: 2.5 }, { isTailgateRequired: true })).toEqual([
      'Invalid Dimension: The length must be between 0 and 2.4 m',
    ]);
  });

  it('CON-106 may be too heavy for the tailgate: the form only warns', () => {
    expect(itemMessages({ weight: 1001 }, { isTailgateRequired: true })).toBeUndefined();
  });

  it('CON-107 of a fixed size is accepted with the sizes of its template', () => {
    expect(itemMessages({ length: 0 }, {}, { fixedSizeItemTypeIds: new Set([1]) })).toBeUndefined();
  });

  it('CON-104 of a fixed size is never larger than a truck', () => {
    expect(itemMessages({ length: 50 }, {}, { fixedSizeItemTypeIds: new Set([1]) })).toEqual([
      'Invalid Dimension: The length must be between 0 and 10 m',
    ]);
  });
});
