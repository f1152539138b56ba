import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { SecurityEventView } from '@contracts/views/security-log.view';

import { errorResponse, openSettings } from '../../../../test/settings';

const entry = (id: number, changes: Partial<SecurityEventView> = {}): SecurityEventView => ({
  ...{ id, at: '2026-11-18T03:40:00.000Z', kind: 'SIGN_IN', outcome: 'DONE' },
  ...{ userId: 7, userName: 'Maya Kerr', subjectId: 7, subjectName: 'Maya Kerr', details: '' },
  ...{ address: '203.0.113.18', agent: null },
  ...changes,
});

const open = (events: readonly SecurityEventView[], before: number | null = null) =>
  openSettings('security', { results: { 'GET security-log': { body: { events, before } } } });

const choose = async (select: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

describe("the user's own security log", () => {
  it('shows event, address, and the actor if another user', async () => {
    const rejected = { outcome: 'REFUSED', userId: null, userName: null } as const;
    const seen = open([
      entry(3, { ...rejected, details: 'wrong password, 2 in a row from here' }),
      entry(2, { kind: 'ROLE_CHANGED', userId: 1, userName: 'Sam Reilly' }),
      entry(1),
    ]);

    const rows = within(await screen.findByRole('list', { name: 'Security log' }));
    const [first, second, third] = rows.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Sign-in.*Denied.*wrong password.*by someone not signed in/);
    expect(second).toHaveTextContent(/Role changed.*by Sam Reilly/);
    expect(third).toHaveTextContent('203.0.113.18');
    expect(third).not.toHaveTextContent('by ');
    const { params } = seen.find(({ path }) => path === 'security-log')!;
    expect(params.get('userId')).toBe('7');
  });

  it('is paged from the last entry, and back to the newest', async () => {
    const seen = open([entry(51)], 51);
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Newest' }));

    const pages = seen.filter(({ path }) => path === 'security-log');
    expect(pages.map(({ params }) => params.get('before'))).toEqual([null, '51', null]);
  });

  it('starts at the newest entry when a filter changes', async () => {
    const seen = open([entry(51)], 51);
    await userEvent.click(await screen.findByRole('button', { name: 'Older' }));
    await choose('Event', 'Password changed');
    await choose('Outcome', 'Denied');

    expect(Object.fromEntries(seen.at(-1)!.params)).toEqual({
      userId: '7',
      kind: 'PASSWORD_CHANGED',
      outcome: 'REFUSED',
    });
  });

  it('says when it is empty', async () => {
    open([]);
    expect(await screen.findByText('No entries of this type.')).toBeVisible();
  });

  it('shows that it cannot be loaded', async () => {
    openSettings('security', { results: { 'GET security-log': errorResponse } });
    expect(await screen.findByText('The settings could not be loaded')).toBeVisible();
  });
});
