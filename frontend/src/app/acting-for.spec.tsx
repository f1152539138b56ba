import { act, screen, waitFor } from '@testing-library/react';

import { permissionNames } from '@contracts/permissions/permissions';

import {
  fakeServer,
  serverError,
  type FakeResponse,
  type SeenRequest,
} from '../../test/fake-server';
import { noBrowserLayout } from '../../test/layout';
import { clientSettings, sessionOf } from '../../test/people';
import { renderApp } from '../../test/render-app';
import { appRoutes } from './routing/routes';
import { toolsByLink } from './dialogs';

noBrowserLayout();

const OWN = 1;
const CHOSEN = 2;
const clients = [
  { id: OWN, name: 'Banksia Homewares Group', parentId: null, customerId: 9 },
  { id: CHOSEN, name: 'Banksia Sydney', parentId: OWN, customerId: 9 },
];

/** User of a parent account, with every permission except a super admin's. */
const parent = {
  ...sessionOf(
    permissionNames.filter((name) => name !== 'SUPER_ADMIN_CONTENT'),
    { clientId: OWN, clientIds: [OWN, CHOSEN] },
  ),
  client: CHOSEN,
  clientSettings: [clientSettings({ clientId: CHOSEN, customEmail: true })],
};

/** Whether the request names the client that is not selected. */
const isForOwnClient = ({ params, body }: SeenRequest) =>
  params.get('clientId') === String(OWN) || JSON.stringify(body).includes(`"clientId":${OWN},`);
const hasClientParam = ({ params }: SeenRequest) => params.has('clientId');

const pages = appRoutes
  .filter(({ isPublic, layout, client }) => !isPublic && layout !== 'bare' && client !== 'fixed')
  .map(({ path }) => path);
const tools = [...toolsByLink.keys()].map((link) => `/dashboard${link}`);

describe('a parent account that reloads', () => {
  it.each([...pages, ...tools, '/address-book?address=new'])(
    'SHELL-68 requests only the selected client on %s',
    async (at) => {
      let release: () => void = () => undefined;
      const choices = new Promise<void>((resolve) => (release = resolve));
      const seen = fakeServer({
        'GET user/client/list': async () => {
          await choices;
          return { body: clients };
        },
      });
      renderApp({ at, session: parent });
      await waitFor(() => {
        expect(seen.map(({ path }) => path)).toContain('user/client/list');
      });
      await screen.findByRole('main');
      expect(seen.filter(hasClientParam)).toEqual([]);

      act(() => {
        release();
      });
      await waitFor(() => {
        expect(seen.filter(hasClientParam).map(({ params }) => params.get('clientId'))).toContain(
          String(CHOSEN),
        );
      });
      expect(seen.filter(isForOwnClient)).toEqual([]);
    },
  );

  it('shows an error with a retry button when its clients cannot be loaded', async () => {
    let response: FakeResponse = serverError;
    const seen = fakeServer({ 'GET user/client/list': () => response });
    renderApp({ at: '/address-book?address=new', session: parent });

    expect(await screen.findByText('Your clients could not be loaded')).toBeVisible();
    expect(seen.filter(hasClientParam)).toEqual([]);
    response = { body: clients };
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByRole('dialog', { name: 'New address' });
    expect(seen.filter(isForOwnClient)).toEqual([]);
  });
});
