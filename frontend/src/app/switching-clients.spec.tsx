import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import type { PermissionName } from '@contracts/permissions/permissions';
import { appTexts } from '@contracts/texts/app/common';

import { banksiaPerth, clientPage } from '../../test/clients';
import { fakeServer, heldResponse, type FakeEndpoint } from '../../test/fake-server';
import { listed, listPage, operator, receiver, shellResponses } from '../../test/freight';
import { noBrowserLayout } from '../../test/layout';
import { manifestPage, openManifestPage, submitted } from '../../test/manifests';
import { sessionOf } from '../../test/people';
import { currentUrl, renderPart } from '../../test/render-app';
import { AddressBookPage } from '../features/address-book/AddressBookPage';
import { ClientsPage } from '../features/clients/ClientsPage';
import { ConsignmentListPage } from '../features/consignments/ConsignmentListPage';
import { ImportsPage } from '../features/imports/ImportsPage';
import { somePlan } from '../features/imports/testing/some-plan';
import { ManifestsPage } from '../features/manifests/ManifestsPage';
import { clientChosen } from '../shared/session/session.slice';

noBrowserLayout();

const permissions: readonly PermissionName[] = [
  ...operator,
  'READ_CLIENT',
  'READ_ADDRESS',
  'READ_IMPORT',
];
const clients = [1, 2].map((id) => ({
  ...{ id, name: `Client ${id}`, parentId: null },
  ...{ customerId: 9, testId: null },
}));
const addresses = { addresses: [receiver], totalCount: 1, totalPageCount: 1 };

interface ListOfClient {
  readonly page: ReactNode;
  readonly at: string;
  readonly request: string;
  readonly body: object;
  /** In a row of client 1. */
  readonly text: string;
}

const consignments: ListOfClient = {
  page: <ConsignmentListPage />,
  at: '/consignment/list',
  request: 'POST consignment/list',
  body: listPage([listed(501)]),
  text: 'SCF501',
};

const lists: readonly (readonly [name: string, list: ListOfClient])[] = [
  [
    'manifests',
    {
      page: <ManifestsPage />,
      at: '/manifest/list?tab=MANIFESTED',
      request: 'GET manifest',
      body: manifestPage([submitted(9)]),
      text: 'MAN-9',
    },
  ],
  [
    'addresses',
    {
      page: <AddressBookPage />,
      at: '/address-book',
      request: 'GET address',
      body: addresses,
      text: 'Merri Creek Joinery',
    },
  ],
  [
    'sub clients',
    {
      page: <ClientsPage />,
      at: '/client/list',
      request: 'GET client/list',
      body: clientPage([banksiaPerth]),
      text: 'Banksia Perth',
    },
  ],
  [
    'imports',
    {
      page: <ImportsPage />,
      at: '/import',
      request: 'GET import',
      body: { imports: [somePlan], totalCount: 1 },
      text: 'orders.csv',
    },
  ],
];

function open({ page, at, request, body }: ListOfClient) {
  const other = heldResponse();
  const responses: Record<string, FakeEndpoint> = {
    ...shellResponses,
    'GET user/client/list': { body: clients },
    'GET manifest': { body: manifestPage() },
    'GET manifest/open': { body: openManifestPage([]) },
    [request]: ({ params }) => (params.get('clientId') === '2' ? other.endpoint() : { body }),
  };
  const seen = fakeServer(responses);
  const session = { ...sessionOf(permissions, { clientIds: [1, 2] }), client: 1 };
  const store = renderPart(page, { at, session });
  return { seen, store, other };
}

describe('while the list of another client is loading', () => {
  it.each(lists)('%s of the previous one are not shown', async (_name, list) => {
    const { seen, store } = open(list);
    expect((await screen.findAllByText(list.text)).length).toBeGreaterThan(0);
    act(() => {
      store.dispatch(clientChosen(2));
    });
    await waitFor(() => {
      expect(seen.some(({ params }) => params.get('clientId') === '2')).toBe(true);
    });

    expect(screen.queryByText(list.text)).not.toBeInTheDocument();
  });

  it('the counts of the previous one are not shown', async () => {
    const { store } = open(consignments);
    expect(await screen.findByRole('tab', { name: /Manifested 12/ })).toBeVisible();
    act(() => {
      store.dispatch(clientChosen(2));
    });

    expect(screen.queryByRole('tab', { name: /12/ })).not.toBeInTheDocument();
  });

  it('the rows of the same client stay while its next page loads', async () => {
    const next = heldResponse();
    fakeServer({
      ...shellResponses,
      'GET user/client/list': { body: clients },
      'GET address': ({ params }) =>
        params.get('page') === '1' ? next.endpoint() : { body: { ...addresses, totalCount: 11 } },
    });
    const session = { ...sessionOf(permissions, { clientIds: [1, 2] }), client: 1 };
    renderPart(<AddressBookPage />, { at: '/address-book', session });
    await screen.findByText('Merri Creek Joinery');
    await userEvent.click(screen.getByRole('button', { name: appTexts.nextPage }));
    await waitFor(() => {
      expect(currentUrl()).toContain('page=1');
    });

    expect(screen.getByText('Merri Creek Joinery')).toBeInTheDocument();
  });
});
