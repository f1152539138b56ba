import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { address, carton, content } from '../../testing/consignment.fixture.js';
import { type SubmitRuleContext } from './submit.policy.js';
import { pallets, counted, catchError } from './submit.fixture.js';

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
      'without the reference that the client requires',
      { references: [] },
      { isReferenceRequired: true },
      'Consignment must have a reference',
      'consignmentReferences',
    ],
    [
      'with pallet types that do not add up',
      { items: [pallets(3)], palletControl: counted(1, 1, 0) },
      { isPalletTypeRequired: true },
      'Pallet quantity must match the amount given in Loscam, Chep or Other',
      'offer.loscamNo',
    ],
    [
      'with miscounted pallets',
      { items: [pallets(3)], palletControl: counted(1, 1, 0) },
      { hasPalletControl: true },
      'The total number of Loscam and Chep must match the amount of pallets given',
      'offer.loscamNo',
    ],
    [
      'with counts for pallets that are not among the items',
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
    'CON-71 CON-72 CON-73 CON-74 CON-75 CON-79 CON-80 CON-130 is rejected %s',
    (_case, changed, known, message, path) => {
      const rejection = catchError(changed, known);

      expect(rejection?.message).toBe(message);
      expect(rejection?.details.map((issue) => issue.path)).toEqual([path]);
    },
  );

  it.each<[string, Partial<ConsignmentContent>, Partial<SubmitRuleContext>]>([
    ['to be received on the day of dispatch', {}, { receiveDate: content({}).dispatchDate }],
    [
      'with the reference that the client requires',
      { references: ['PO-7'] },
      { isReferenceRequired: true },
    ],
    [
      'with cartons as well as the pallets that are counted correctly',
      { items: [pallets(3), carton({ quantity: 4 })], palletControl: counted(1, 1, 1) },
      { isPalletTypeRequired: true, hasPalletControl: true },
    ],
    ['with pallets that are not counted', { items: [pallets(3)] }, { hasPalletControl: true }],
    ['with miscounted pallets when no count is required', { palletControl: counted(1, 0, 0) }, {}],
  ])('CON-71 CON-130 is accepted %s', (_case, changed, known) => {
    expect(catchError(changed, known)).toBeNull();
  });

  it('accepts a past dispatch date that the consignment already has', () => {
    expect(
      catchError({ dispatchDate: '2026-02-01' }, { currentDispatchDate: '2026-02-01' }),
    ).toBeNull();
  });

  it('names the field of an unknown type, and of a missing name', () => {
    const items = [
      carton({ itemTypeId: 99, itemTypeName: '' }),
      carton({ itemTemplateId: 3 }),
      carton({ itemTypeId: 0, itemTypeName: '' }),
      carton({ itemTemplateId: 3, name: 'Tins' }),
      carton({ itemTypeId: 0, itemTypeName: 'Zeppelin' }),
    ];

    expect(catchError({ items })?.details.map(({ path }) => path)).toEqual([
      'offer.items.0.itemTypeId',
      'offer.items.1.name',
      'offer.items.4.itemTypeName',
    ]);
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
