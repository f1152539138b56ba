import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SaveConsignmentRequest } from '@contracts/requests/save-consignment.request';
import type { OfferView } from '@contracts/views/offer.view';

import { fakeServer, type FakeResponse, type SeenRequest } from './fake-server';
import { offerOf, receiver, sender, shellResponses } from './freight';

export const cheapOffer = offerOf(1, 'Southern Cross Freight', 318.46);
export const expensiveOffer = offerOf(2, 'Tasman Linehaul', 329.9);
export const explained = (offers: readonly OfferView[]) => ({
  body: { offers, rejections: [], hints: [] },
});
const created = { body: { id: 900, clientId: 1, connoteNumber: 'SCF900', manifestId: null } };

export type Handlers = Record<
  string,
  FakeResponse | ((request: SeenRequest) => FakeResponse | Promise<FakeResponse>)
>;

export const server = (more: Handlers) =>
  fakeServer({
    ...shellResponses,
    'GET address/default': { body: sender },
    'POST address/search': { body: { addresses: [receiver], totalCount: 1 } },
    'GET item/type': {
      body: [{ status: true, itemType: { id: 1, type: 'Carton', isMutable: true } }],
    },
    'POST consignment/offers/explained': explained([cheapOffer, expensiveOffer]),
    'POST consignment': created,
    ...more,
  });

export const sent = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method, path }) => path === 'consignment' && method !== 'GET');
export const bodyOf = (request: SeenRequest | undefined) => request?.body as SaveConsignmentRequest;
export const submit = () => userEvent.click(screen.getByRole('button', { name: /^SUBMIT/ }));

export async function fillIn(selected = 'Delivery address') {
  await userEvent.click(await screen.findByRole('combobox', { name: selected }));
  await userEvent.paste('merri');
  await userEvent.click(await screen.findByText('Merri Creek Joinery'));
  await userEvent.click(screen.getByRole('textbox', { name: 'Quantity, item 1' }));
  await userEvent.paste('4\t60\t40\t40\t14');
}
