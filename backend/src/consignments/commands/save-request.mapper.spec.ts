import type { ConsignmentContent } from '@contracts/events/consignment.events.js';

import { address, content, receiver } from '../testing/consignment.fixture.js';
import { toConsignmentContent } from './consignment-content.mapper.js';
import { toSaveRequest } from './save-request.mapper.js';

const paint = { id: 1263, hazardClass: '3', shippingName: 'PAINT', subRisk: 'N/A' };
const whole: ConsignmentContent = {
  ...content(),
  creationMethod: 'API',
  deliveryWindow: { begin: '2026-03-05T01:00:00.000Z', end: '2026-03-05T03:00:00.000Z' },
  references: ['PO 1', 'PO 2'],
  categoryPicks: [
    { categoryId: 71, categoryEntryId: 72, categoryDesc: 'Cost centre', entryDesc: 'Melbourne' },
  ],
  payerAccount: {
    ...{ id: 5, whoPays: 'RECEIVER', accountNumber: 'A1', description: '', carrierId: 1 },
  },
  palletControl: { transferType: 'CARRIER', loscam: 1, chep: 2, other: 0 },
  items: [
    {
      ...{ itemNumber: 1, itemTypeId: 1, itemTypeName: 'Carton', itemTemplateId: 9 },
      ...{ name: 'Tins', quantity: 3, length: 0.514, width: 0.4, height: 0.3, weight: 12.5 },
      dangerousGoods: [
        {
          ...{ unNumber: 1263, shippingName: 'PAINT', hazardClass: '3', subRisk: 'N/A' },
          ...{ packingGroup: 'II', packageDescription: 'Tins', commonName: 'Paint', weight: 9 },
          type: 'PACKAGED',
        },
      ],
    },
  ],
  specialInstructions: 'Dock 4',
  isTailgateRequired: true,
  hasAuthorityToLeave: true,
};

const saved = (before: ConsignmentContent): ConsignmentContent =>
  toConsignmentContent(toSaveRequest(7, before), {
    ...{ sender: before.sender, receiver: before.receiver },
    ...{ categoryPicks: before.categoryPicks, payerAccount: before.payerAccount },
    itemTypes: new Map([[1, { id: 1, type: 'Carton', isMutable: true }]]),
    goodsList: new Map([[1263, [{ ...paint, typeOfPackaging: 'II' }]]]),
  });

describe('the request that saves content', () => {
  it('leaves every field as it is', () => {
    expect(saved(whole)).toEqual(whole);
  });

  it('does not fill in what a draft leaves out', () => {
    const draft = { ...whole, sender: null, receiver: null, items: [], payerAccount: null };
    const blank = {
      ...draft,
      deliveryWindow: null,
      palletControl: null,
      specialInstructions: null,
    };

    expect(saved(blank)).toEqual(blank);
  });

  it('names the parties by their ids', () => {
    const { offer } = toSaveRequest(7, { ...whole, sender: address(), receiver });

    expect(offer).toMatchObject({
      senderAddressId: address().id,
      deliveryAddressId: receiver.id,
    });
  });
});
