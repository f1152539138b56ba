import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { currentAddress, renderApp } from '../../../test/render-app';

const clients = [
  { id: 1, name: 'Banksia Homewares Group', parentId: null, customerId: 9 },
  { id: 2, name: 'Banksia Sydney', parentId: 1, customerId: 9 },
];
const noRows = { totalCount: 0, totalPageCount: 0, totalCountIsAtLeast: false };
const server = () =>
  fakeServer({
    'GET user/client/list': { body: clients },
    'GET client/banner': { body: { 'Depots close at noon.': true } },
    'GET manifest': { body: { manifests: [], ...noRows } },
    'GET manifest/open': { body: { openManifests: [], ...noRows } },
    'POST consignment/list': {
      body: { consignments: [], counts: { OPEN: 12, MANIFESTED: 0, DELETED: 0 }, ...noRows },
    },
  });

const person = (...names: PermissionName[]) =>
  sessionOf(['READ_CLIENT', ...names], { clientId: 1, clientIds: [1, 2] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the shell', () => {
  it('sends a super admin on before anything asks for a client', async () => {
    server();
    renderApp({
      at: '/',
      session: person('SUPER_ADMIN_CONTENT', 'CREATE_CONSIGNMENT', 'READ_MANIFEST'),
    });

    await waitFor(() => {
      expect(currentAddress()).toContain('/manifest/list');
    });
  });

  it('lets a parent account pick the client it acts for', async () => {
    server();
    const store = renderApp({ at: '/consignment/default', session: person('CREATE_CONSIGNMENT') });

    expect(await screen.findByText('Must select a Client Account.')).toBeInTheDocument();
    await userEvent.click(await screen.findByText('Banksia Sydney'));
    expect(store.getState().session.client).toBe(2);
    expect(localStorage.getItem('linehaul.client')).toBe('2');
  });

  it('shows the banner of the client, its name and the open work', async () => {
    server();
    renderApp({
      at: '/manifest/list',
      session: { ...person('READ_MANIFEST', 'READ_CONSIGNMENT'), client: 2 },
    });

    expect(await screen.findByText('Depots close at noon.')).toBeInTheDocument();
    expect(screen.getByText('Banksia Sydney')).toBeInTheDocument();
    expect(await screen.findByLabelText('12 open consignments')).toBeInTheDocument();
  });

  it('leads whoever lacks the permission to the error page', async () => {
    server();
    renderApp({ at: '/manifest/list', session: person('READ_CONSIGNMENT') });

    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(currentAddress()).toBe('/error');
  });
});
