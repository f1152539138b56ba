import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { FakeResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { selectOption } from '../../../test/select-option';
import { shopKey, secrets, open, press } from './api-keys.fixture';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('rotating an API key', () => {
  const select = async () => {
    const row = await screen.findByRole('row', { name: /Web shop/ });
    await userEvent.click(within(row).getByRole('checkbox'));
  };

  it('shows the new key once, and how long the old one keeps working', async () => {
    const created = { ...shopKey, id: 6, email: 'key-77aa', ...secrets };
    const seen = open({ more: { 'POST user/b2b-key/5/rotate': { body: created } } });
    await select();
    await press('Rotate');

    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Web shop' }));
    expect(dialog.getByLabelText(/Keep the old key working for/)).toHaveDisplayValue('24 hours');
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));

    expect(await screen.findByDisplayValue('one-time-secret')).toBeDisabled();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      expiresInDays: 365,
      overlapHours: 24,
      allowedRanges: null,
    });
  });

  it('ends the old key after the time that was selected', async () => {
    const created = { ...shopKey, id: 6, ...secrets };
    const seen = open({ more: { 'POST user/b2b-key/5/rotate': { body: created } } });
    await select();
    await press('Rotate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Web shop' }));
    await selectOption(dialog.getByLabelText(/Keep the old key working for/), 'Ends now');
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));

    await screen.findByDisplayValue('one-time-secret');
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ overlapHours: 0 });
  });

  it('starts with the addresses of the key, which may be changed', async () => {
    const ranged = { ...shopKey, allowedRanges: ['203.0.113.7/32', '198.51.100.0/24'] };
    const seen = open({
      more: {
        'GET user/b2b-key': { body: [ranged] },
        'POST user/b2b-key/5/rotate': { body: { ...ranged, id: 6, ...secrets } },
      },
    });
    await select();
    await press('Rotate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Web shop' }));
    const field = dialog.getByLabelText(/Allowed addresses/);
    expect(field).toHaveValue('203.0.113.7\n198.51.100.0/24');
    await userEvent.type(field, '{enter}192.0.2.9');
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));

    await screen.findByDisplayValue('one-time-secret');
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      allowedRanges: ['203.0.113.7', '198.51.100.0/24', '192.0.2.9'],
    });
  });

  it('asks before it is closed while the new key, which is shown only once, is being created', async () => {
    const never = new Promise<FakeResponse>(() => undefined);
    open({ more: { 'POST user/b2b-key/5/rotate': () => never } });
    await select();
    await press('Rotate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Web shop' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/won't be shown again/);
  });

  const replaced = { ...shopKey, isReplaced: true };

  it('shows both keys, and when the old one ends', async () => {
    const newer = { ...shopKey, id: 6, email: 'key-77aa', tokenHint: null };
    open({ more: { 'GET user/b2b-key': { body: [newer, replaced] } } });

    const row = await screen.findByRole('row', { name: /key-1f2e3d/ });
    expect(within(row).getByText(/Ends/)).toHaveTextContent(/^Ends 01\/03\/2099 01:00 pm$/);
    expect(within(row).getByText('Replaced')).toBeVisible();
    const other = within(screen.getByRole('row', { name: /key-77aa/ }));
    expect(other.queryByText('Replaced')).not.toBeInTheDocument();
    expect(other.queryByText(/Ends/)).not.toBeInTheDocument();
  });

  it('is not offered for a key that has been rotated, which can be ended now', async () => {
    const seen = open({
      more: {
        'GET user/b2b-key': { body: [replaced] },
        'DELETE user/b2b-key/5': { status: 204 },
      },
    });
    await select();
    expect(screen.queryByRole('button', { name: 'Rotate' })).not.toBeInTheDocument();
    await press('End now');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('End the replaced API key Web shop now?')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'End now' }));

    expect(await screen.findByText('The API key has ended')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('leaves only Delete once the old key has ended', async () => {
    const ended = { ...replaced, expiresAt: '2020-03-01T02:00:00.000Z' };
    open({ more: { 'GET user/b2b-key': { body: [ended] } } });
    await select();

    expect(screen.getByText('DELETE')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'End now' })).not.toBeInTheDocument();
  });
});
