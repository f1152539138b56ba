import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { UserSessionView } from '@contracts/views/user-session.view';

import { errorResponse, openSettings } from '../../../../test/settings';

const session = (id: string, changes: Partial<UserSessionView> = {}): UserSessionView => ({
  id,
  isCurrent: false,
  device: 'Safari on iPhone',
  kind: 'phone',
  address: '203.0.113.18',
  createdAt: '2026-11-02T20:51:00.000Z',
  lastUsedAt: '2026-11-18T03:40:00.000Z',
  expiresAt: '2026-11-18T11:40:00.000Z',
  ...changes,
});
const mine = session('1', { isCurrent: true, device: 'Chrome on Windows', kind: 'desktop' });

describe('where you are signed in', () => {
  it('shows each session, and offers to end all but the current one', async () => {
    openSettings('sessions', { results: { 'GET session': { body: [mine, session('2')] } } });

    const rows = await screen.findAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[0]!).getByText('This session')).toBeVisible();
    expect(within(rows[0]!).getByText('this one, since 03/11/2026 07:51 am')).toBeVisible();
    expect(within(rows[0]!).queryByRole('button')).not.toBeInTheDocument();
    expect(within(rows[1]!).getByText('203.0.113.18')).toBeVisible();
  });

  it('ends one session', async () => {
    const seen = openSettings('sessions', {
      results: {
        'GET session': { body: [mine, session('2')] },
        'DELETE session/2': { status: 204 },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Sign out Safari on iPhone/ }));

    expect(await screen.findByText('Signed out on that device')).toBeVisible();
    expect(seen.some(({ method, path }) => method === 'DELETE' && path === 'session/2')).toBe(true);
  });

  it('tells two sessions of one device apart by their start', async () => {
    const earlier = session('3', { createdAt: '2026-11-01T20:51:00.000Z' });
    openSettings('sessions', {
      results: { 'GET session': { body: [mine, session('2'), earlier] } },
    });

    const buttons = await screen.findAllByRole('button', { name: /Sign out Safari on iPhone/ });
    expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
  });

  it('offers nothing to end when there is no other', async () => {
    openSettings('sessions', { results: { 'GET session': { body: [mine] } } });

    await screen.findByText('This session');
    expect(screen.queryByRole('button', { name: /Sign out/ })).not.toBeInTheDocument();
  });

  it('shows that they cannot be loaded', async () => {
    openSettings('sessions', { results: { 'GET session': errorResponse } });

    expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  });
});
