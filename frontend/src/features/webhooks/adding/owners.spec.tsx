import { screen, within } from '@testing-library/react';

import type { ClientChoiceView } from '@contracts/views/session.view';

import { fakeServer } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { press } from '../../../../test/webhooks-page';
import { WebhooksPage } from '../WebhooksPage';

const choice = (id: number, customerId: number): ClientChoiceView => ({
  id,
  name: `Client ${id}`,
  parentId: null,
  customerId,
  testId: null,
});

const superAdmin = sessionOf(
  ['SUPER_ADMIN_CONTENT', 'READ_CLIENT', 'READ_WEBHOOK', 'CREATE_WEBHOOK'],
  { clientId: null, clientIds: [], isSuperAdmin: true },
);

async function ownersOffered(client: number | 'all') {
  sessionStorage.setItem('linehaul.customer.7', '20'); // selected on another page
  fakeServer({
    'GET user/client/list': { body: [choice(1, 10), choice(2, 20)] },
    'GET customer/list': {
      body: [
        { id: 10, name: 'Coastline' },
        { id: 20, name: 'Ironbark' },
      ],
    },
    'GET webhook': { body: [] },
  });
  renderPart(<WebhooksPage />, { at: '/webhooks', session: { ...superAdmin, client } });
  await press('Add');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
  const options = (await dialog.findByLabelText('Events for')).children;
  return Array.from(options, ({ textContent }) => textContent);
}

describe('the owner of a new webhook, for a super admin', () => {
  afterEach(() => {
    sessionStorage.clear();
  });

  it('can be the customer of the selected client, by name, and none selected on another page', async () => {
    expect(await ownersOffered(1)).toEqual([
      'Select a client',
      'All clients of Coastline',
      'Client 1',
      'Client 2',
    ]);
  });

  it('is a client while none is selected', async () => {
    expect(await ownersOffered('all')).toEqual(['Select a client', 'Client 1', 'Client 2']);
  });
});
