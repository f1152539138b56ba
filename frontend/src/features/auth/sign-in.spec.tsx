import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, type Answer } from '../../../test/fake-server';
import { claimsOf, sessionOf, tokenOf } from '../../../test/people';
import { currentAddress, renderApp } from '../../../test/render-app';
import { sessionExpired } from '../../shared/session/session.slice';

const preference = {
  openConsignmentFields: [],
  allConsignmentFields: [],
  manifestFields: [],
  timeZone: 'Australia/Sydney',
};

const server = (login: Answer, permissions: string[] = []) =>
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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  it('stores the token, then reads permissions, preference and settings, and follows the redirect', async () => {
    const seen = server({ body: token }, ['SETTINGS_SCREEN']);
    renderApp({ at: '/login?redirect=%2Ferror%3Fof%3Dtest' });
    await signIn();

    await waitFor(() => {
      expect(currentAddress()).toBe('/error?of=test');
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
  });

  it('shows the server’s words and marks both fields when it is refused', async () => {
    server({ status: 401, body: 'Wrong username or password' });
    renderApp({ at: '/login' });
    await signIn('wrong');

    expect(await screen.findByText('Wrong username or password')).toBeInTheDocument();
    expect(screen.getByLabelText('Username')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/Token Expired/)).not.toBeInTheDocument();
  });

  it('has words of its own when the server has none', async () => {
    server({ status: 500, body: '' });
    renderApp({ at: '/login' });
    await signIn();

    expect(
      await screen.findByText(
        'Error logging in! Please try again or press the reset password button below.',
      ),
    ).toBeInTheDocument();
  });

  it('locks the button and counts down after too many tries', async () => {
    server({ status: 429, body: 'Too many tries' });
    renderApp({ at: '/login' });
    await signIn();

    const button = await screen.findByRole('button', { name: /Sign in \(\d+ s\)/ });
    expect(button).toBeDisabled();
    await waitFor(
      () => {
        expect(button).toHaveTextContent('Sign in (58 s)');
      },
      { timeout: 4000 },
    );
  });

  it('shows the message of the address as plain text', async () => {
    server({ body: token });
    renderApp({ at: '/login?message=%3Cb%3EPassword%20successfully%20updated%3C%2Fb%3E' });

    expect(await screen.findByText('<b>Password successfully updated</b>')).toBeInTheDocument();
  });
});

describe('asking for a new password', () => {
  it('checks the address before it sends anything, then says that a mail is on its way', async () => {
    const seen = server({ body: token });
    renderApp({ at: '/login' });
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Password' }));
    const email = await screen.findByLabelText('Email');
    await userEvent.type(email, 'nonsense');
    await userEvent.tab();
    expect(await screen.findByText('Must enter a valid email address')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(seen).toHaveLength(0);

    await userEvent.clear(email);
    await userEvent.type(email, 'maya@harbour.example');
    await userEvent.click(screen.getByRole('button', { name: 'Send Email' }));
    expect(
      await screen.findByText('An email has been sent with instructions to reset your password.'),
    ).toBeInTheDocument();
    expect(seen[0]?.params.get('email')).toBe('maya@harbour.example');
  });
});

describe('an expired session', () => {
  it('is told in a dialog that can only lead to Login', async () => {
    fakeServer({});
    const store = renderApp({ at: '/error', session: sessionOf([]) });
    act(() => {
      store.dispatch(sessionExpired());
    });

    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName(
      'Token Expired, press OK to redirect to the Login screen...',
    );
    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });
});

describe('opening an address without a session', () => {
  it('leads to Login, which remembers the address', async () => {
    fakeServer({});
    renderApp({ at: '/manifest/list?tab=open' });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
    expect(currentAddress()).toBe('/login?redirect=%2Fmanifest%2Flist%3Ftab%3Dopen');
  });

  it('shows what is not there as not found', async () => {
    fakeServer({});
    renderApp({ at: '/nowhere' });

    expect(await screen.findByText('PAGE NOT FOUND')).toBeInTheDocument();
  });
});
