import type { SuburbView } from '@contracts/views/address.view';

import { receiver } from '../../../test/freight';
import { emptyQuoteForm, quoteRequest, type QuoteContext, type QuoteForm } from './quote-form';

const perth: SuburbView = { id: 9, name: 'PERTH', state: 'WA', postcode: '6000', etaZone: 'PER' };
const context: QuoteContext = {
  clientId: 4,
  defaultAddress: null,
  customItems: [],
  unit: 'CM',
  types: [{ id: 1, type: 'Carton', isMutable: true }],
};
const empty = emptyQuoteForm(context);
const form: QuoteForm = {
  ...empty,
  sender: { kind: 'SUBURB', address: null, suburb: perth },
  delivery: { kind: 'ADDRESS', address: receiver, suburb: null },
  lines: empty.lines.map((line) => ({
    ...line,
    quantity: '2',
    length: '60',
    width: '40',
    height: '40',
    weight: '14,5',
  })),
};

describe('quick quote request', () => {
  it('QUOTE-02, QUOTE-03 is empty until both addresses and all items are complete', () => {
    expect(quoteRequest(empty, context)).toBeNull();
    expect(quoteRequest({ ...form, sender: empty.sender }, context)).toBeNull();
    expect(quoteRequest({ ...form, lines: empty.lines }, context)).toBeNull();
  });

  it('QUOTE-04, QUOTE-07 accepts a suburb for one end and an address for the other, in metres', () => {
    expect(quoteRequest({ ...form, isResidential: true }, context)).toMatchObject({
      clientId: 4,
      consignmentType: 'QUOTE',
      isResidential: false,
      offer: {
        senderAddress: { suburb: { id: 9 } },
        deliveryAddressId: receiver.id,
        items: [{ quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 14.5, itemTypeId: 1 }],
      },
    });
  });
});
