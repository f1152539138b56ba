import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { address, carton, content } from '../../testing/consignment-fixtures.js';
import { type InvalidContent } from '../consignment.errors.js';
import { assertSubmittable, type SubmitRuleContext } from './submit.policy.js';

const aerosolEntry = { id: 1950, shippingName: 'AEROSOLS', hazardClass: '2.1', subRisk: 'N/A' };

const context = (changed: Partial<SubmitRuleContext> = {}): SubmitRuleContext => ({
  isReferenceRequired: false,
  isPalletTypeRequired: false,
  hasPalletControl: false,
  fixedSizeItemTypeIds: new Set(),
  goodsList: new Map([[1950, [{ ...aerosolEntry, typeOfPackaging: 'N/A' }]]]),
  earliestDispatchDate: '2026-03-03',
  currentDispatchDate: null,
  receiveDate: null,
  ...changed,
});

const pallets = (quantity: number) => carton({ itemTypeName: 'Pallet', quantity });
const counted = (loscam: number, chep: number, other: number) =>
  ({ transferType: 'RECEIVER', loscam, chep, other }) as const;
const aerosol = {
  unNumber: 1950,
  shippingName: 'AEROSOLS',
  hazardClass: '2.1',
  subRisk: 'N/A',
  packingGroup: 'N/A',
  packageDescription: '',
  commonName: 'Spray',
  weight: 10,
  type: 'PACKAGED',
} as const;

function catchError(changed: Partial<ConsignmentContent>, known: Partial<SubmitRuleContext> = {}) {
  try {
    assertSubmittable(content(changed), context(known));
    return null;
  } catch (error) {
    return error as InvalidContent;
  }
}

describe('submitting', () => {
  it('is accepted when the content is complete', () => {
    expect(catchError({})).toBeNull();
  });

  it.each<[string, Partial<ConsignmentContent>, Partial<SubmitRuleContext>, string, string]>([
    ['without items', { items: [] }, {}, 'Item(s) not valid', 'offer.items'],
    [
      'without a sender',
      { sender: null },
      {},
      'Sender address is not valid',
      'offer.senderAddressId',
    ],
    [
      'from a draft address',
      { sender: address({ status: 'DRAFT' }) },
      {},
      'Sender address is not valid',
      'offer.senderAddressId',
    ],
    [
      'without a receiver',
      { receiver: null },
      {},
      'Delivery address is not valid',
      'offer.deliveryAddressId',
    ],
    [
      'without the reference the client asks for',
      { references: [] },
      { isReferenceRequired: true },
      'Consignment must have a reference',
      'consignmentReferences',
    ],
    [
      'with pallets the carrier cannot tell apart',
      { items: [pallets(3)], palletControl: counted(1, 1, 0) },
      { isPalletTypeRequired: true },
      'Pallet quantity must match the amount given in Loscam, Chep or Other',
      'offer.loscamNo',
    ],
    [
      'with pallets counted wrongly',
      { items: [pallets(3)], palletControl: counted(1, 1, 0) },
      { hasPalletControl: true },
      'The total number of Loscam and Chep must match the amount of pallets given',
      'offer.loscamNo',
    ],
    [
      'with pallets counted that the items do not have',
      { items: [carton()], palletControl: counted(0, 2, 0) },
      { isPalletTypeRequired: true, hasPalletControl: true },
      'The total number of Loscam and Chep must match the amount of pallets given',
      'offer.loscamNo',
    ],
    [
      'for today',
      { dispatchDate: '2026-03-02' },
      {},
      'Dispatch date must be 03/03/2026 or later',
      'dispatchedAt',
    ],
    [
      'with a receive date before the dispatch',
      {},
      { receiveDate: '2026-03-02' },
      'Receive date must not be before the dispatch date',
      'deliveryWindowBegin',
    ],
  ])(
    'CON-71 CON-72 CON-73 CON-74 CON-75 CON-79 CON-80 CON-130 is refused %s',
    (_what, changed, known, message, path) => {
      const refusal = catchError(changed, known);

      expect(refusal?.message).toBe(message);
      expect(refusal?.details.map((issue) => issue.path)).toEqual([path]);
    },
  );

  it.each<[string, Partial<ConsignmentContent>, Partial<SubmitRuleContext>]>([
    ['to be received on the day of dispatch', {}, { receiveDate: content({}).dispatchDate }],
    [
      'with the reference the client asks for',
      { references: ['PO-7'] },
      { isReferenceRequired: true },
    ],
    [
      'with cartons beside the pallets that are counted correctly',
      { items: [pallets(3), carton({ quantity: 4 })], palletControl: counted(1, 1, 1) },
      { isPalletTypeRequired: true, hasPalletControl: true },
    ],
    ['with pallets that nobody counts', { items: [pallets(3)] }, { hasPalletControl: true }],
    ['with pallets miscounted that nobody asks for', { palletControl: counted(1, 0, 0) }, {}],
  ])('CON-71 CON-130 is accepted %s', (_what, changed, known) => {
    expect(catchError(changed, known)).toBeNull();
  });

  it('accepts a past dispatch date that the consignment already has', () => {
    expect(
      catchError({ dispatchDate: '2026-02-01' }, { currentDispatchDate: '2026-02-01' }),
    ).toBeNull();
  });

  it('lists every issue with its path', () => {
    const changed = { items: [carton({ quantity: 0, length: 11 })], receiver: null };

    expect(catchError(changed)?.details).toEqual([
      {
        path: 'offer.items.0.quantity',
        message: 'Invalid Dimension: Quantity must be greater than 0',
      },
      {
        path: 'offer.items.0.length',
        message: 'Invalid Dimension: The length must be between 0 and 10 m',
      },
      { path: 'offer.deliveryAddressId', message: 'Delivery address is not valid' },
    ]);
  });
});

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
    [
      'with a class of its own as subsidiary risk',
      { dangerousGoods: [{ ...aerosol, subRisk: '6.1' }] },
    ],
  ])('CON-103 CON-104 CON-115 passes %s', (_what, item) => {
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
      'a custom item without a name',
      { itemTemplateId: 3 },
      'Invalid Name: Must enter an item name',
    ],
    [
      'dangerous without a common name',
      { dangerousGoods: [{ ...aerosol, commonName: '' }] },
      'Please fill in all the details',
    ],
    [
      'dangerous with UN number 0',
      { dangerousGoods: [{ ...aerosol, unNumber: 0 }] },
      'Please fill in all the details',
    ],
    [
      'dangerous with a made-up subsidiary risk',
      { dangerousGoods: [{ ...aerosol, subRisk: '6.11' }] },
      'Please enter a valid Subsidiary Risk or N/A if not applicable',
    ],
    [
      'dangerous without a packing group',
      { dangerousGoods: [{ ...aerosol, packingGroup: '' }] },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'dangerous by a number that the list does not have',
      { dangerousGoods: [{ ...aerosol, unNumber: 9999 }] },
      'UN Number not found',
    ],
    [
      'dangerous with a packing group that its number does not allow',
      { dangerousGoods: [{ ...aerosol, packingGroup: 'V' }] },
      'Please enter a valid Packaging Group or N/A if not applicable',
    ],
    [
      'together more dangerous than heavy',
      { quantity: 1, weight: 15, dangerousGoods: [aerosol, aerosol] },
      'Weight cannot be greater than item weight.',
    ],
    ['of no known type', { itemTypeName: '' }, 'Choose an item type'],
    [
      'more dangerous than heavy',
      { quantity: 1, weight: 9, dangerousGoods: [aerosol] },
      'Weight cannot be greater than item weight.',
    ],
  ])(
    'CON-98 CON-99 CON-100 CON-101 CON-102 CON-103 CON-114 CON-115 CON-116 CON-117 CON-118 is refused %s',
    (_what, item, message) => {
      expect(itemMessages(item)).toEqual([message]);
    },
  );

  it('CON-105 must fit the tailgate when one is required', () => {
    expect(itemMessages({ length: 2.5 }, { isTailgateRequired: true })).toEqual([
      'Invalid Dimension: The length must be between 0 and 2.4 m',
    ]);
  });

  it('CON-106 may be too heavy for the tailgate: the form warns', () => {
    expect(itemMessages({ weight: 1001 }, { isTailgateRequired: true })).toBeUndefined();
  });

  it('CON-107 of a fixed size is accepted with the sizes of its template', () => {
    expect(itemMessages({ length: 0 }, {}, { fixedSizeItemTypeIds: new Set([1]) })).toBeUndefined();
  });

  it('CON-104 of a fixed size is never beyond what a truck takes', () => {
    expect(itemMessages({ length: 50 }, {}, { fixedSizeItemTypeIds: new Set([1]) })).toEqual([
      'Invalid Dimension: The length must be between 0 and 10 m',
    ]);
  });
});
