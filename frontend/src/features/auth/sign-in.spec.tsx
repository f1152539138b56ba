import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { claimsOf, sessionOf, tokenOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import { readSession } from '../../shared/session/session-storage';
import { sessionApi } from '../../shared/session/session.api';

const preference = {
  openConsignmentFields: [],
  allConsignmentFields: [],
  manifestFields: [],
  timeZone: 'Australia/Sydney',
};

const server = (login: FakeResponse, permissions: string[] = []) =>
  fakeServer({
    'POST auth/login': login,
    'GET auth/permission': {
      body: permissions.map((name) => ({ name, clientIds: null, customerIds: null })),
    },
    'GET user-preference': { body: preference },
    'GET client/settings': { body: [] },
    'POST auth/reset-password/email': { status: 204 },
  });

const token = tokenOf(claimsOf({ clientIds: [4, 5] }));

async function signIn(password = 'Linehaul1') {
  await userEvent.type(await screen.findByLabelText('Username'), 'maya@harbour.example');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('login', () => {
  it('AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-05 asks for username and password, and offers a reset', async () => {
    server({ body: token });
    renderApp({ at: '/login' });

    expect(await screen.findByLabelText('Username')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  });

  it('AUTH-06 AUTH-10 AUTH-11 AUTH-13 AUTH-44 CROSS-25 stores the token, loads permissions, preference and settings, and follows the redirect', async () => {
    const seen = server({ body: token }, ['SETTINGS_SCREEN']);
    renderApp({ at: '/login?redirect=%2Ferror%3Fof%3Dtest' });
    await signIn();

    await waitFor(() => {
      expect(currentUrl()).toBe('/error?of=test');
    });
    expect(seen.slice(0, 4).map(({ path }) => path)).toEqual([
      'auth/login',
      'auth/permission',
      'user-preference',
      'client/settings',
    ]);
    expect(seen[0]?.body).toEqual({ email: 'maya@harbour.example', password: 'Linehaul1' });
    expect(seen[3]?.params.get('clientIds')).toBe('4,5');
    expect(localStorage.getItem('linehaul.token')).toBe(token);
    expect(localStorage.getItem('linehaul.session')).not.toContain('SETTINGS_SCREEN');
    expect(readSession().permissions).toEqual([
      { name: 'SETTINGS_SCREEN', clientIds: null, customerIds: null },
    ]);
  });

  it.each([
    ['its clients', { clientIds: [4, 5] }, { clientIds: '4,5' }],
    ['its customers', { clientIds: [], customerIds: [2] }, { customerIds: '2' }],
    ['a super admin', { isSuperAdmin: true }, { isSuperAdmin: 'true' }],
  ])(
    'AUTH-12 requests the settings of the clients in the token: %s',
    async (_caller, claims, expectedParams) => {
      const seen = server({ body: tokenOf(claimsOf(claims)) });
      renderApp({ at: '/login?redirect=%2Ferror' });
      await signIn();

      await waitFor(() => {
        expect(seen.at(-1)?.path).toBe('client/settings');
      });
      expect(Object.fromEntries(seen.at(-1)?.params ?? [])).toEqual(expectedParams);
    },
  );

  it('AUTH-14 AUTH-16 AUTH-18 shows the server’s message and marks both fields when rejected', async () => {
    server({ status: 401, body: 'Wrong username or password' });
    renderApp({ at: '/login' });
    await signIn('wrong');

    expect(await screen.findByText('Wrong username or password')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/Token Expired/)).not.toBeInTheDocument();
  });

  it('AUTH-15 has a default message if the server gives none', async () => {
    server({ status: 500, body: '' });
    renderApp({ at: '/login' });
    await signIn();

    expect(
      await screen.findByText(
        'Error logging in! Please try again or press the reset password button below.',
      ),
    ).toBeInTheDocument();
  });

  it('AUTH-17, CROSS-14 disables the button after too many attempts, and says for how long', async () => {
    server({ status: 429, body: 'Too many tries' });
    renderApp({ at: '/login' });
    await signIn();

    expect(await screen.findByRole('button', { name: 'Sign in (60 s)' })).toBeDisabled();
    expect(screen.getByText('Too many tries')).toBeVisible();
  });

  it('AUTH-07 AUTH-08 shows the message in the URL as plain text, as a warning', async () => {
    server({ body: token });
    renderApp({ at: '/login?message=%3Cb%3EPassword%20successfully%20updated%3C%2Fb%3E' });

    const message = await screen.findByText('<b>Password successfully updated</b>');
    expect(message.closest('[role="alert"]')).toHaveClass('MuiAlert-colorWarning');
  });
});

describe('requesting a password reset', () => {
  const openDialog = async (response: FakeResponse = { status: 204 }) => {
    const seen = fakeServer({ 'POST auth/reset-password/email': response });
    renderApp({ at: '/login' });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Password' }));
    return { seen, email: await screen.findByLabelText('Email') };
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
  const invalidEmail = 'Must enter a valid email address';

  it.each(['nonsense', 'a@b', 'a b@x.example', '@x.example', 'a@x.example.'])(
    'AUTH-21 AUTH-22 AUTH-23 validates the email on blur and again on submit: %s',
    async (typed) => {
      const { seen, email } = await openDialog();
      await userEvent.type(email, typed);
      expect(screen.queryByText(invalidEmail)).not.toBeInTheDocument();
      await userEvent.tab();
      expect(await screen.findByText(invalidEmail)).toBeVisible();

      await send();
      expect(seen).toHaveLength(0);
    },
  );

  it('AUTH-22 sends nothing without an email', async () => {
    const { seen } = await openDialog();
    await send();

    expect(screen.getByText(invalidEmail)).toBeVisible();
    expect(seen).toHaveLength(0);
  });

  it('AUTH-19 AUTH-20 AUTH-24 AUTH-25 sends the email and confirms it', async () => {
    const { seen, email } = await openDialog();
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await userEvent.type(email, 'maya@harbour.example');
    await send();

    expect(
      await screen.findByText('An email has been sent with instructions to reset your password.'),
    ).toBeInTheDocument();
    expect(seen[0]?.params.get('email')).toBe('maya@harbour.example');
  });

  it('stays open with the reason when the email cannot be sent', async () => {
    const { email } = await openDialog({ status: 500, body: { message: '' } });
    await userEvent.type(email, 'maya@harbour.example');
    await send();

    expect(await screen.findByText('The email could not be sent. Please try again.')).toBeVisible();
  });
});

describe('expired session', () => {
  it('AUTH-45 shows a dialog that leads to Login only', async () => {
    fakeServer({ 'GET client/banner': { status: 401, body: { message: 'Please sign in' } } });
    const store = renderApp({ at: '/error', session: sessionOf([]) });
    await act(async () => {
      await store.dispatch(sessionApi.endpoints.findBanner.initiate({ clientId: 1 }));
    });

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName(
      'Token Expired, press OK to redirect to the Login screen...',
    );
    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});

describe('opening a URL without a session', () => {
  /** Opens a URL with an optional stored session. */
  const open = (at: string, stored?: string) => {
    fakeServer({});
    if (stored) localStorage.setItem('linehaul.token', stored);
    renderApp({ at, session: readSession() });
  };
  const expired = tokenOf(claimsOf({ exp: Math.floor(Date.now() / 1000) - 1 }));

  it.each([
    ['no token', undefined],
    ['an expired one', expired],
    ['an invalid token', 'nonsense'],
  ])('AUTH-43 AUTH-61 AUTH-67 leads to Login, which remembers it: %s', async (_case, stored) => {
    open('/manifest/list?tab=open', stored);

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentUrl()).toBe('/login?redirect=%2Fmanifest%2Flist%3Ftab%3Dopen');
  });

  it('AUTH-62 redirects the root to Login without a redirect parameter', async () => {
    open('/', expired);

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentUrl()).toBe('/login');
  });

  it.each([
    ['/login', 'Sign in'],
    ['/error', 'Something went wrong'],
    ['/reset?token=abc', 'Reset Password'],
    ['/user/registrationConfirm?token=abc', 'Registration'],
  ])('AUTH-58 AUTH-68 shows the open screen %s', async (at, heading) => {
    open(at, expired);

    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('shows Not found for an unknown path', async () => {
    open('/nowhere');

    expect(await screen.findByText('PAGE NOT FOUND')).toBeInTheDocument();
  });
});
