import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer } from '../../../test/fake-server';
import { claimsOf, sessionOf, tokenOf } from '../../../test/people';
import { renderApp } from '../../../test/render-app';
import { readSession } from '../../shared/session/session-storage';

const ada = { id: 1 };
const ben = { id: 2 };
const expired = claimsOf({ ...ada, exp: 1 });

/** The test's browser only reports that it cannot reload. */
const reloads = () => jest.spyOn(console, 'error').mockImplementation(() => undefined).mock.calls;

async function openLogin(way: 'reset' | 'expired') {
  if (way === 'expired') {
    const session = { ...sessionOf([]), token: tokenOf(expired), claims: expired };
    renderApp({ at: '/dashboard', session });
    return;
  }
  renderApp({ at: '/reset?token=secret', session: sessionOf([], ada) });
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@harbour.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Linehaul1');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Linehaul1');
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

function signInAs(person: { readonly id: number }) {
  const seen = fakeServer({
    'POST auth/reset-password/confirm': { status: 204 },
    'POST auth/reset-password': { status: 204 },
    'POST auth/login': { body: tokenOf(claimsOf(person)) },
    'GET auth/permission': { body: [] },
    'GET user-preference': { body: sessionOf([]).preference },
    'GET client/settings': { body: [] },
  });
  return {
    seen,
    submit: async () => {
      await userEvent.type(await screen.findByLabelText('Username'), 'someone@harbour.example');
      await userEvent.type(screen.getByLabelText('Password'), 'Linehaul1');
      await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    },
  };
}

describe.each(['reset', 'expired'] as const)('Login on the page of a session (%s)', (way) => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('reloads for another user, so that nothing of the first one is shown', async () => {
    const { seen, submit } = signInAs(ben);
    const reloaded = reloads();
    await openLogin(way);
    await submit();

    await waitFor(() => {
      expect(String(reloaded[0]?.[0])).toContain('navigation');
    });
    expect(readSession()).toMatchObject({ claims: ben, isLoaded: false });
    expect(seen.map(({ path }) => path)).not.toContain('auth/permission');
  });

  it('continues without a reload for the same user', async () => {
    const { submit } = signInAs(ada);
    await openLogin(way);
    await submit();

    await waitFor(() => {
      expect(readSession()).toMatchObject({ claims: ada, isLoaded: true });
    });
  });
});
