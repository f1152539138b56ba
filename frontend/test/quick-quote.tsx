import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { QuoteView } from '@contracts/views/quote.view';

import { QuickQuoteDrawer } from '../src/features/quick-quote/QuickQuoteDrawer';
import { cheapOffer, expensiveOffer, explained, type Handlers } from './consignment-form';
import { fakeServer } from './fake-server';
import { operator, receiver, sender, shellResponses } from './freight';
import { sessionOf } from './people';
import { renderPart } from './render-app';
import { selectOption } from './select-option';

/** A saved quote. */
export const quote: QuoteView = {
  id: 31,
  name: 'Trade fair',
  createdAt: '2030-01-06T22:00:00Z',
  clientId: 1,
  offer: {
    ...expensiveOffer,
    senderAddress: sender,
    deliveryAddress: receiver,
    senderSuburb: sender.suburb,
    deliverySuburb: receiver.suburb,
    isResidential: false,
    isPoBox: false,
  },
};
/** Permissions to save and delete quotes. */
export const estimator = [...operator, 'CREATE_QUOTE', 'DELETE_QUOTE'] as const;

/** The drawer over a server that returns two offers. */
export function openQuote(
  more: Handlers = {},
  session = sessionOf(estimator),
  onClose: () => void = () => undefined,
) {
  const seen = fakeServer({
    ...shellResponses,
    'GET item/type': {
      body: [
        { status: true, itemType: { id: 1, type: 'Carton', isMutable: true } },
        {
          status: true,
          itemType: {
            ...{ id: 3, type: 'Satchel', isMutable: false },
            itemTemplate: [{ length: 0.3, width: 0.2, height: 0.05, weight: 3 }],
          },
        },
        { status: false, itemType: { id: 4, type: 'Crate', isMutable: true } },
      ],
    },
    'GET address/locality': { body: [sender.suburb, receiver.suburb] },
    'GET quote': { body: [quote] },
    'POST quote': { body: quote },
    'DELETE quote': { status: 204 },
    'POST consignment/offers/explained': explained([expensiveOffer, cheapOffer]),
    ...more,
  });
  const said = jest.spyOn(toast, 'custom').mockReturnValue('toast');
  renderPart(<QuickQuoteDrawer onClose={onClose} />, { session });
  return { seen, said };
}
const selectSuburb = async (end: 'From' | 'To', name: RegExp) => {
  await userEvent.click(await screen.findByRole('combobox', { name: end }));
  await userEvent.paste('bruns');
  await userEvent.click(await screen.findByRole('option', { name }));
};
/** Enters both suburbs and a satchel. */
export async function fillIn() {
  await selectSuburb('From', /Wetherill/i);
  await selectSuburb('To', /Brunswick/i);
  await selectOption(screen.getByRole('combobox', { name: /^Item type/ }), 'Satchel');
}
/** The offers, as radio buttons. */
export const offers = () => screen.findAllByRole('radio', { name: /\$/ });
