import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeServer, serverError, type FakeResponse } from '../../../test/fake-server';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderApp } from '../../../test/render-app';
import { noSession, type SessionState } from '../../shared/session/session.slice';

const messageOfLogin = () =>
  new URLSearchParams(currentUrl().split('?')[1]).get('message') ?? currentUrl();

const rejected: FakeResponse = {
  status: 400,
  body: {
    code: 'link.not_valid',
    message: 'This link is no longer valid. Please request a new one.',
  },
};

interface Opening {
  readonly confirm?: FakeResponse | (() => Promise<FakeResponse>);
  readonly reset?: FakeResponse;
  readonly session?: SessionState;
}

function openReset({ confirm = { status: 204 }, reset, session = noSession }: Opening = {}) {
  const seen = fakeServer({
    'POST auth/reset-password/confirm': confirm,
    'POST auth/reset-password': reset ?? { status: 204 },
  });
  renderApp({ at: '/reset?token=secret', session });
  return seen;
}

async function fill(password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText('Email'), 'maya@harbour.example');
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation);
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }));
}

describe('password reset screen', () => {
  it('AUTH-26 AUTH-27 validates the token of the link first', async () => {
    let respond: (confirmed: FakeResponse) => void = () => undefined;
    const seen = openReset({ confirm: () => new Promise((resolve) => (respond = resolve)) });

    expect(await screen.findByText('Checking your link…')).toBeVisible();
    expect(seen[0]?.params.get('token')).toBe('secret');
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    respond({ status: 204 });
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });

  it('AUTH-28 redirects to Login with the server’s message if the link is invalid', async () => {
    openReset({ confirm: rejected });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(messageOfLogin()).toBe('This link is no longer valid. Please request a new one.');
  });

  it.each([
    ['Line1', 'At least 8 characters'],
    ['Linehaull', 'A digit'],
    ['LINEHAUL1', 'A lowercase letter'],
    ['linehaul1', 'An uppercase letter'],
  ])('AUTH-32 does not send %s, and keeps the unmet rules visible', async (weak, rule) => {
    const seen = openReset();
    await fill(weak);

    expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText(rule)).toHaveTextContent('not met');
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveFocus();
    });
    expect(seen).toHaveLength(1);
  });

  it('AUTH-33 rejects passwords that differ', async () => {
    const seen = openReset();
    await fill('Linehaul1', 'Linehaul2');

    expect(screen.getByText("Passwords don't match")).toBeVisible();
    expect(seen).toHaveLength(1);
  });

  it('AUTH-29 AUTH-30 AUTH-31 AUTH-34 AUTH-35 GAP-07 sends the password in the body, then redirects to Login', async () => {
    const seen = openReset({ session: sessionOf([]) });
    await fill('Linehaul1');

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(messageOfLogin()).toBe('Password successfully updated');
    expect(seen[1]?.body).toEqual({
      email: 'maya@harbour.example',
      verificationToken: 'secret',
      password: 'Linehaul1',
    });
    expect([...(seen[1]?.params ?? [])]).toEqual([]);
  });

  it('AUTH-36 redirects to Login with the server’s message when it is rejected', async () => {
    openReset({ reset: rejected });
    await fill('Linehaul1');

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(messageOfLogin()).toBe('This link is no longer valid. Please request a new one.');
  });
});

describe('a failed password change', () => {
  it.each<[string, FakeResponse, string]>([
    [
      'the email of another link',
      {
        status: 400,
        body: { code: 'link.other_email', message: 'This link was sent to another email address' },
      },
      'This link was sent to another email address',
    ],
    ['a server failure', serverError, 'Your password could not be changed. Please try again.'],
  ])('keeps the form, and the link that still works: %s', async (_case, reset, words) => {
    openReset({ reset });
    await fill('Linehaul1');

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('maya@harbour.example');
    expect(screen.getByLabelText('Password')).toHaveValue('Linehaul1');
  });

  it('checks the link again if the check failed', async () => {
    let response = serverError;
    fakeServer({ 'POST auth/reset-password/confirm': () => response });
    renderApp({ at: '/reset?token=secret' });
    await screen.findByText('The link could not be checked. Please try again.');
    response = { status: 204 };
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

describe('registration link', () => {
  it.each<[string, FakeResponse, string]>([
    [
      'AUTH-37 AUTH-38 AUTH-39 the response',
      { body: 'Your account is verified.' },
      'Your account is verified.',
    ],
    ['AUTH-40 the rejection', rejected, 'This link is no longer valid. Please request a new one.'],
    [
      'AUTH-40 the default message',
      { status: 500, body: '' },
      'Your registration could not be confirmed. Please follow the link again.',
    ],
  ])('shows %s on Login', async (_case, response, message) => {
    const seen = fakeServer({ 'GET user/registrationConfirm': response });
    renderApp({ at: '/user/registrationConfirm?token=secret' });

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(messageOfLogin()).toBe(message);
    expect(seen[0]?.params.get('token')).toBe('secret');
  });
});
