import { screen } from '@testing-library/react';

import { fakeServer, heldResponse, serverError } from '../../test/fake-server';
import { sessionOf } from '../../test/people';
import { renderApp } from '../../test/render-app';

const loaded = sessionOf([]);
/** Session of which the browser stored only the token. */
const incomplete = { ...loaded, isLoaded: false, permissions: [], preference: null };
const nowhere = () => screen.findByRole('heading', { name: 'PAGE NOT FOUND' });

describe('a stored session without permissions', () => {
  it('is completed before a screen appears, with a progress bar until then', async () => {
    const permissions = heldResponse();
    fakeServer({
      'GET auth/permission': permissions.endpoint,
      'GET user-preference': { body: loaded.preference },
      'GET client/settings': { body: [] },
    });
    const store = renderApp({ at: '/nowhere', session: incomplete });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeVisible();

    permissions.send({ body: [] });

    expect(await nowhere()).toBeVisible();
    expect(store.getState().session.isLoaded).toBe(true);
  });

  it('asks for a new sign-in when it cannot be completed', async () => {
    fakeServer({ 'GET auth/permission': serverError });
    renderApp({ at: '/dashboard', session: incomplete });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});
