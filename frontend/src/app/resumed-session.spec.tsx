import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, heldResponse, serverError, type FakeResponse } from '../../test/fake-server';
import { sessionOf } from '../../test/people';
import { renderApp } from '../../test/render-app';

const loaded = sessionOf([]);
/** Session of which the browser stored only the token. */
const incomplete = { ...loaded, isLoaded: false, permissions: [], preference: null };
const findPage = () => screen.findByRole('heading', { name: 'PAGE NOT FOUND' });

const serve = (permissions: () => FakeResponse | Promise<FakeResponse>) =>
  fakeServer({
    'POST auth/reset-password/confirm': { status: 204 },
    'GET auth/permission': permissions,
    'GET user-preference': { body: loaded.preference },
    'GET client/settings': { body: [] },
  });

describe('a stored session without permissions', () => {
  it('is completed before a screen appears, with a progress bar until then', async () => {
    const permissions = heldResponse();
    serve(permissions.endpoint);
    const store = renderApp({ at: '/nowhere', session: incomplete });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();

    permissions.send({ body: [] });

    expect(await findPage()).toBeVisible();
    expect(store.getState().session.isLoaded).toBe(true);
  });

  it('is completed on a retry after the server failed, without a new sign-in', async () => {
    const responses: FakeResponse[] = [serverError, { body: [] }];
    serve(() => responses.shift()!);
    renderApp({ at: '/nowhere', session: incomplete });

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await findPage()).toBeVisible();
  });

  it('needs a new sign-in when its token is rejected', async () => {
    serve(() => ({ status: 401, body: { message: 'Your session has ended' } }));
    renderApp({ at: '/dashboard', session: incomplete });

    expect(await screen.findByRole('heading', { name: 'Sign in', hidden: true })).toBeVisible();
  });

  it('does not delay the page of a link in an email', async () => {
    const seen = serve(heldResponse().endpoint);
    renderApp({ at: '/reset?token=secret', session: incomplete });

    expect(await screen.findByLabelText('Confirm password')).toBeVisible();
    expect(seen.map(({ path }) => path)).toEqual(['auth/reset-password/confirm']);
  });
});
