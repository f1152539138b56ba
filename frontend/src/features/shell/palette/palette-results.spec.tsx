import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../../test/fake-server';
import { listPage, operator, receiver } from '../../../../test/freight';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { CommandPalette } from './CommandPalette';

noBrowserLayout();

const TEST_ID = 1_000_000_001;
const manifest = {
  ...{ id: 56, manifestNumber: 'MAN-56', senderCompany: 'Banksia Melbourne' },
  carrierDisplayName: 'Outback General',
};

function open(permissions = [...operator, 'READ_ADDRESS' as const]) {
  const seen = fakeServer({
    'POST consignment/list': { body: listPage([]) },
    'GET address': { body: { addresses: [{ ...receiver, id: 3 }], totalCount: 1 } },
    'GET manifest': { body: { manifests: [manifest], totalCount: 1 } },
    'GET consignment/filter': {
      body: [{ id: 12, name: 'Merri Creek only', sort: null, default: false, filter: {} }],
    },
  });
  renderPart(<CommandPalette onClose={() => undefined} />, { session: sessionOf(permissions) });
  return seen;
}

const type = (text: string) =>
  userEvent.type(screen.getByPlaceholderText('Search or jump to'), text);

describe('H51 the palette', () => {
  it('finds an address and opens it, whichever page of the list it is on', async () => {
    const seen = open();
    await type('merri');
    await userEvent.click(await screen.findByRole('option', { name: /Merri Creek Joinery/ }));

    expect(currentUrl()).toBe('/address-book?address=3');
    const [lookup] = seen.filter(({ path }) => path === 'address');
    expect([lookup?.params.get('filter'), lookup?.params.get('size')]).toEqual(['merri', '8']);
  });

  it('finds a manifest and shows it, however long ago it was submitted', async () => {
    open();
    await type('MAN-56');
    await userEvent.click(await screen.findByRole('option', { name: /MAN-56/ }));

    const params = new URLSearchParams(currentUrl().split('?')[1]);
    expect([params.get('q'), params.get('from')]).toEqual(['MAN-56', '2000-01-01']);
  });

  it('finds a saved filter by any of its words', async () => {
    open();
    await type('only');
    await userEvent.click(await screen.findByRole('option', { name: 'Merri Creek only' }));

    expect(currentUrl()).toBe('/consignment/list?view=12');
  });

  it('finds only test data while it is selected', async () => {
    const seen = fakeServer({
      'GET user/client/list': {
        body: [{ id: 4, name: 'Kookaburra', parentId: null, customerId: 9, testId: TEST_ID }],
      },
      'GET address': { body: { addresses: [{ ...receiver, id: 3 }], totalCount: 1 } },
      'GET manifest': { body: { manifests: [manifest], totalCount: 1 } },
    });
    const session = sessionOf(['READ_CLIENT', 'READ_ADDRESS', 'READ_MANIFEST']);
    renderPart(<CommandPalette onClose={() => undefined} />, {
      session: { ...session, client: TEST_ID },
    });
    await type('merri');
    await screen.findByRole('option', { name: /Merri Creek Joinery/ });
    await screen.findByRole('option', { name: /MAN-56/ });

    const lookups = seen.filter(({ path }) => path === 'address' || path === 'manifest');
    expect(lookups.map(({ params }) => params.get('clientId'))).toEqual([
      String(TEST_ID),
      String(TEST_ID),
    ]);
  });

  it('requests nothing that the user may not read', async () => {
    const seen = open(['READ_CONSIGNMENT']);
    await type('merri');
    await screen.findByRole('option', { name: 'Merri Creek only' });

    expect(seen.filter(({ path }) => path === 'address' || path === 'manifest')).toEqual([]);
  });
});
