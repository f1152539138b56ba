import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import type { ChosenClient } from '../../shared/session/session.slice';

noBrowserLayout();

const TEST_ID = 1_000_000_001;
const kookaburra = { id: 4, name: 'Kookaburra Paints', parentId: null, customerId: 9 };
const withTests = { ...kookaburra, testId: TEST_ID };
const lorikeet = { id: 5, name: 'Lorikeet Lighting', parentId: null, customerId: 9, testId: null };
const noRows = { totalCount: 0, totalPageCount: 0, totalCountIsAtLeast: false };

const start = (
  clients: readonly object[],
  claims: Parameters<typeof sessionOf>[1],
  client: ChosenClient = null,
) => {
  const seen = fakeServer({
    'GET user/client/list': { body: clients },
    'GET client/banner': { body: {} },
    'POST consignment/list': {
      body: { consignments: [], counts: { OPEN: 0, MANIFESTED: 0, DELETED: 0 }, ...noRows },
    },
  });
  const session = { ...sessionOf(['READ_CLIENT', 'READ_CONSIGNMENT'], claims), client };
  return { seen, store: renderApp({ at: '/consignment/list', session }) };
};

const ofCustomer = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
const ofClient = { clientId: 4, clientIds: [4] };

const selectTestData = async (selector: string) => {
  await userEvent.click(await screen.findByRole('button', { name: selector }));
  fireEvent.click(await screen.findByRole('option', { name: 'Test data for Kookaburra Paints' }));
};

describe('test data in the portal', () => {
  it('is offered below a client that has it, and named while it is selected', async () => {
    const { seen, store } = start([withTests, lorikeet], ofCustomer);
    await selectTestData('All clients');

    expect(store.getState().session.client).toBe(TEST_ID);
    const strip = (await screen.findAllByRole('status')).find(({ textContent }) =>
      textContent.startsWith('Test data for Kookaburra Paints'),
    );
    expect(strip).toBeVisible();
    await waitFor(() => {
      expect(seen.some(({ params }) => params.get('clientId') === String(TEST_ID))).toBe(true);
    });
    if (strip)
      await userEvent.click(within(strip).getByRole('button', { name: 'Back to live data' }));
    expect(store.getState().session.client).toBe(4);
    expect(screen.queryByText('Nothing here reaches', { exact: false })).not.toBeInTheDocument();
  });

  it('is offered to users of one client, whose own data stays selected until then', async () => {
    const { seen, store } = start([withTests], ofClient);
    await waitFor(() => {
      expect(seen.some(({ params }) => params.get('clientId') === '4')).toBe(true);
    });
    await selectTestData('Kookaburra Paints');

    expect(store.getState().session.client).toBe(TEST_ID);
  });

  it('is not offered for a client without any', async () => {
    start([{ ...kookaburra, testId: null }], ofClient);

    expect(await screen.findByText('Kookaburra Paints')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Kookaburra Paints' })).not.toBeInTheDocument();
  });
});

describe('test data that was reset by a colleague, or before a reload', () => {
  const RESET_ID = TEST_ID - 1;
  const listedClients = (seen: ReturnType<typeof start>['seen']) => [
    ...new Set(
      seen
        .filter(({ path }) => path === 'consignment/list')
        .map(({ params }) => params.get('clientId')),
    ),
  ];

  it('is replaced by the new test data for a user of one client', async () => {
    const { seen } = start([withTests], ofClient, RESET_ID);

    expect((await screen.findAllByText(/^Test data for Kookaburra Paints/)).length).toBeGreaterThan(
      0,
    );
    await waitFor(() => {
      expect(listedClients(seen)).toEqual([String(TEST_ID)]);
    });
  });

  it.each([
    ['no client has test data', [{ ...kookaburra, testId: null }], ofClient],
    ['it may have been the data of another client', [withTests, lorikeet], ofCustomer],
    ['it is unknown whose it was', [withTests, { ...lorikeet, testId: TEST_ID + 1 }], ofCustomer],
  ])('is never replaced by live data: %s', async (_reason, clients, claims) => {
    const { seen, store } = start(clients, claims, RESET_ID);
    const live = await screen.findByRole('option', { name: 'Kookaburra Paints' });
    expect(listedClients(seen)).not.toContain('4');

    fireEvent.click(live);
    expect(store.getState().session.client).toBe(4);
    await waitFor(() => {
      expect(listedClients(seen)).toContain('4');
    });
  });
});
