import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer } from '../../../test/fake-server';
import { clientSettings, sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import { writeSession } from '../../shared/session/session-storage';

const clients = [
  { id: 1, name: 'Banksia Homewares Group', parentId: null, customerId: 9 },
  { id: 2, name: 'Banksia Sydney', parentId: 1, customerId: 9 },
];
const noRows = { totalCount: 0, totalPageCount: 0, totalCountIsAtLeast: false };
const server = (banner: object = { 'Depots close at noon.': true }, choices = clients) =>
  fakeServer({
    'GET user/client/list': { body: choices },
    'GET client/banner': { body: banner },
    'GET manifest': { body: { manifests: [], ...noRows } },
    'GET manifest/open': { body: { openManifests: [], ...noRows } },
    'POST consignment/list': {
      body: { consignments: [], counts: { OPEN: 12, MANIFESTED: 0, DELETED: 0 }, ...noRows },
    },
  });

const person = (...names: PermissionName[]) =>
  sessionOf(['READ_CLIENT', ...names], { clientId: 1, clientIds: [1, 2] });

describe('shell', () => {
  it('redirects a super admin before a client is requested', async () => {
    server();
    renderApp({
      at: '/',
      session: person('SUPER_ADMIN_CONTENT', 'CREATE_CONSIGNMENT', 'READ_MANIFEST'),
    });

    await waitFor(() => {
      expect(currentUrl()).toContain('/manifest/list');
    });
  });

  it.each(['/', '/home'])(
    'SHELL-02 SHELL-03 SHELL-68 leads from %s to a new consignment, once a parent account has selected its client',
    async (at) => {
      server();
      const store = renderApp({ at, session: person('CREATE_CONSIGNMENT') });

      expect(await screen.findByText('Must select a Client Account.')).toBeInTheDocument();
      expect(currentUrl()).toBe('/consignment/default');
      const selector = await screen.findByRole('button', { name: 'Select a client' });
      expect(selector).toHaveAttribute('aria-haspopup', 'dialog');
      await userEvent.click(await screen.findByText('Banksia Sydney'));
      expect(store.getState().session.client).toBe(2);
      expect(localStorage.getItem('linehaul.client')).toBe('2');
    },
  );

  it('SHELL-67 SHELL-68 SHELL-70 SHELL-71 shows the selected client and offers the others by name', async () => {
    const seen = server();
    renderApp({ at: '/manifest/list', session: person('READ_MANIFEST') });

    await userEvent.click(await screen.findByRole('option', { name: 'All clients' }));
    await userEvent.click(await screen.findByRole('button', { name: 'All clients' }));
    const picker = await screen.findByRole('dialog', { name: 'Client' });
    await userEvent.type(await within(picker).findByPlaceholderText('Find a client'), 'zzz');
    expect(within(picker).getByText("Selected Client doesn't exist.")).toBeInTheDocument();
    const requests = seen.find(({ path }) => path === 'user/client/list');
    expect(Object.fromEntries(requests?.params ?? [])).toEqual({
      permission: 'READ_CLIENT',
      isSuperAdmin: 'false',
    });
  });

  it('LIST-03 SHELL-69 offers no selector to a user of one client', async () => {
    server();
    renderApp({
      at: '/manifest/list',
      session: {
        ...sessionOf(['READ_MANIFEST'], { clientId: 2 }),
        clientSettings: [clientSettings({ clientId: 2, name: 'Banksia Sydney' })],
      },
    });

    expect(await screen.findByText('Banksia Sydney')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /clients?$/ })).not.toBeInTheDocument();
  });

  it('SHELL-30 SHELL-31 SHELL-32 wraps a screen, with logout in the user menu', async () => {
    server();
    const session = person('READ_MANIFEST');
    writeSession({ ...session, client: 2 });
    renderApp({ at: '/manifest/list', session: { ...session, client: 2 } });

    expect(await screen.findByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^User menu for/ }));
    expect(localStorage.getItem('linehaul.token')).not.toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));

    expect(localStorage.getItem('linehaul.token')).toBeNull();
    expect(localStorage.getItem('linehaul.session')).toBeNull();
  });

  it('closes the user menu on Escape even while it is loading', async () => {
    server();
    renderApp({ at: '/manifest/list', session: { ...person('READ_MANIFEST'), client: 2 } });
    const button = await screen.findByRole('button', { name: /^User menu for/ });
    await userEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });

    await waitFor(() => {
      expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    expect(screen.queryByRole('menuitem')).not.toBeInTheDocument();
  });

  it.each([
    ['an inactive', { 'Depots close at noon.': false }],
    ['no', {}],
  ])('SHELL-73 does not show %s banner', async (_which, banner) => {
    const seen = server(banner);
    renderApp({ at: '/manifest/list', session: { ...person('READ_MANIFEST'), client: 2 } });

    await screen.findByText('Banksia Sydney');
    await waitFor(() => {
      const requests = seen.filter(({ path }) => path === 'client/banner');
      expect(requests.at(-1)?.params.get('clientId')).toBe('2');
    });
    expect(screen.queryByText('Depots close at noon.')).not.toBeInTheDocument();
  });

  it('SHELL-72 shows the banner before a client is chosen, and to staff of a customer without clients', async () => {
    server();
    renderApp({ at: '/manifest/list', session: person('READ_MANIFEST') });
    expect(await screen.findByText('Depots close at noon.')).toBeInTheDocument();
    cleanup();

    const requests = server({ 'Depots close at noon.': true }, []);
    const staff = { clientId: null, clientIds: [], customerId: 9, customerIds: [9] };
    renderApp({
      at: '/manifest/list',
      session: sessionOf(['READ_CLIENT', 'READ_MANIFEST'], staff),
    });
    expect(await screen.findByText('Depots close at noon.')).toBeInTheDocument();
    const banner = requests.find(({ path }) => path === 'client/banner');
    expect(Object.fromEntries(banner!.params)).toEqual({ customerId: '9' });
  });

  it("SHELL-72 shows the client's banner, its name and open work", async () => {
    server();
    renderApp({
      at: '/manifest/list',
      session: { ...person('READ_MANIFEST', 'READ_CONSIGNMENT'), client: 2 },
    });

    expect(await screen.findByText('Depots close at noon.')).toBeInTheDocument();
    expect(screen.getByText('Banksia Sydney')).toBeInTheDocument();
    expect(await screen.findByLabelText('12 open consignments')).toBeInTheDocument();
  });

  it('SHELL-15 redirects users without permission to the error page', async () => {
    server();
    renderApp({ at: '/manifest/list', session: person('READ_CONSIGNMENT') });

    expect(await screen.findByText('Something went wrong')).toBeInTheDocument();
    expect(currentUrl()).toBe('/error');
  });
});
