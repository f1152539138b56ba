import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../test/fake-server';
import { receiver } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { pageOf } from './address-book.fixture';
import { AddressBookPage } from './AddressBookPage';

noBrowserLayout();
narrowScreen();

async function openSheet(at = '/address-book') {
  const body = pageOf([receiver]);
  const seen = fakeServer({ 'GET address': { body }, 'GET user/client/list': { body: [] } });
  renderPart(<AddressBookPage />, { at, session: sessionOf(['READ_ADDRESS']) });
  await press(/^Sort and filter/);
  return seen;
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('address book on a phone', () => {
  it('is sorted and filtered in a sheet', async () => {
    const seen = await openSheet();
    await press('Company Name');
    await press('Draft');
    await press('PO Box');

    await waitFor(() => {
      expect(Object.fromEntries(seen.at(-1)?.params ?? [])).toMatchObject({
        sort: 'company,ASC',
        status: 'DRAFT',
        addressClass: 'PO_BOX',
      });
    });
    await press('Show 1');
    expect(currentUrl()).toBe('/address-book?sort=company%2CASC&status=DRAFT&type=PO_BOX');
    expect(
      screen.getByRole('button', { name: 'Sort and filter, 2 filters applied' }),
    ).toBeVisible();
  });

  it('is reset to all addresses, newest first', async () => {
    await openSheet('/address-book?sort=company,ASC&status=DRAFT&type=PO_BOX');
    await press('Reset');

    expect(currentUrl()).toBe('/address-book?sheet=Address+Book');
  });

  it('H47 names the client of an address where all clients are listed', async () => {
    const clients = [1, 2].map((id) => ({
      id,
      name: `Client ${id}`,
      parentId: null,
      customerId: 1,
    }));
    const body = pageOf([{ ...receiver, clientId: 2 }]);
    fakeServer({ 'GET address': { body }, 'GET user/client/list': { body: clients } });
    renderPart(<AddressBookPage />, {
      at: '/address-book',
      session: sessionOf(['READ_ADDRESS', 'READ_CLIENT'], { clientId: null, clientIds: [1, 2] }),
    });

    expect(await screen.findByText('Client 2')).toBeVisible();
  });
});
