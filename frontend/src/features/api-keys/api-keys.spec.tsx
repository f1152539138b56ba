import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse, sentBody } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { ApiKeysPage } from './ApiKeysPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const ofBanksia = '/client/b2b-keys?clientId=11&clientName=Banksia+Sydney';
const keeper: PermissionName[] = ['READ_USER', 'CREATE_USER', 'DELETE_USER'];
const shop = {
  ...{ id: 5, name: 'Web shop', email: 'key-1f2e3d' },
  expiresAt: '2099-03-01T02:00:00.000Z',
  lastUsedAt: '2026-11-18T03:40:00.000Z',
  isReplaced: false,
  scopes: null,
  tokenHint: 'lh_live_a1B2c3D4_…x9Yz',
};
const secrets = { password: 'one-time-secret', token: 'lh_live_a1B2c3D4_secretsecretx9Yz' };

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Readonly<Record<string, FakeResponse>>;
}

function open({ at = ofBanksia, permissions = keeper, more = {} }: Opening = {}) {
  const seen = fakeServer({
    'GET user/b2b-key': { body: [shop] },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <ApiKeysPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const add = async (reference: string) => {
  await screen.findByText('Web shop');
  await userEvent.click(screen.getByText('ADD'));
  fireEvent.change(await screen.findByLabelText('Reference'), { target: { value: reference } });
};
const askToDelete = async () => {
  const row = await screen.findByRole('row', { name: /Web shop/ });
  await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(screen.getByText('DELETE'));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
};

describe('API keys', () => {
  it('KEYS-01 KEYS-02 KEYS-03 KEYS-12 SHELL-18 are those of the client in the URL', async () => {
    const seen = open();

    expect(await screen.findByText('Web shop')).toBeVisible();
    expect(screen.getAllByText('Banksia Sydney')[0]).toBeVisible();
    expect(screen.getByText('key-1f2e3d')).toBeVisible();
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(expect.arrayContaining(['Reference', 'API Key']));
    expect(seen.find(({ path }) => path === 'user/b2b-key')?.params.get('clientId')).toBe('11');
  });

  it('KEYS-06 are shown ten to a page', async () => {
    const many = Array.from({ length: 11 }, (_unused, index) => ({
      ...shop,
      id: index + 1,
      name: `Shop ${index + 1}`,
    }));
    open({ more: { 'GET user/b2b-key': { body: many } } });

    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(screen.queryByText('Shop 11')).not.toBeInTheDocument();
  });

  it.each(['/client/b2b-keys', '/client/b2b-keys?clientId=abc'])(
    'KEYS-01 %s leads to the error page',
    async (at) => {
      open({ at });

      await waitFor(() => {
        expect(currentUrl()).toBe('/error');
      });
    },
  );

  it('KEYS-04 KEYS-05 cannot be created or deleted by read-only users', async () => {
    open({ permissions: ['READ_USER'] });
    await screen.findByText('Web shop');

    expect(screen.queryByText('ADD')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('show an empty and an error state', async () => {
    open({ more: { 'GET user/b2b-key': { body: [] } } });
    expect(await screen.findByText('No API keys found')).toBeVisible();
  });
});

describe('creating an API key', () => {
  it.each(['ab', 'x'.repeat(256), '   a   '])('KEYS-10 refuses the reference %j', async (text) => {
    const seen = open();
    await add(text);
    await press('Save');

    expect(await screen.findByText('The reference must be 3- 255 characters long.')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('KEYS-07 KEYS-08 KEYS-09 KEYS-11 shows key and password once, with nothing left to save', async () => {
    const made = {
      ...shop,
      id: 6,
      name: 'Warehouse',
      email: 'key-77aa',
      ...secrets,
    };
    const seen = open({ more: { 'POST user/b2b-key': { body: made } } });
    await add('  Warehouse ');
    await press('Save');

    expect(await screen.findByDisplayValue('one-time-secret')).toBeDisabled();
    expect(screen.getByDisplayValue('key-77aa')).toBeDisabled();
    expect(screen.getByDisplayValue(secrets.token)).toBeDisabled();
    expect(screen.getByLabelText('Reference')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      clientId: 11,
      reference: 'Warehouse',
      expiresInDays: 365,
      scopes: null,
    });
    await press('Close');
    expect(await screen.findByText(/Close without saving them/)).toBeVisible();
    await press('Cancel');
    await userEvent.click(await screen.findByLabelText('I have saved it'));
    await press('Close');
    await waitFor(() => {
      expect(screen.queryByDisplayValue('one-time-secret')).not.toBeInTheDocument();
    });
    await add('');
    expect(screen.queryByDisplayValue('one-time-secret')).not.toBeInTheDocument();
  });

  it("KEYS-13 shows the server's error and keeps the input", async () => {
    const refusal = { status: 403, body: { message: 'Not for this client' } };
    open({ more: { 'POST user/b2b-key': refusal } });
    await add('Warehouse');
    await press('Save');

    expect(await screen.findByText('Not for this client')).toBeVisible();
    expect(screen.getByLabelText('Reference')).toHaveValue('Warehouse');
  });
});

describe('the life of an API key', () => {
  it('is shown: when it ends, and when it was last used', async () => {
    const never = { ...shop, id: 6, name: 'Old shop', lastUsedAt: null };
    const ended = { ...never, expiresAt: '2020-03-01T02:00:00.000Z' };
    open({ more: { 'GET user/b2b-key': { body: [shop, ended] } } });

    const row = await screen.findByRole('row', { name: /Web shop/ });
    expect(within(row).getByText('01/03/2099')).toBeVisible();
    expect(within(row).getByText(/18\/11\/2026/)).toBeVisible();
    const old = screen.getByRole('row', { name: /Old shop/ });
    expect(within(old).getByText('Never')).toBeVisible();
    expect(within(old).getByText(/Expired/)).toBeVisible();
  });

  it('is chosen when the key is made', async () => {
    const seen = open({ more: { 'POST user/b2b-key': { body: { ...shop, ...secrets } } } });
    await add('Warehouse');
    await userEvent.selectOptions(screen.getByLabelText('Works for'), '90 days');
    await press('Save');

    await waitFor(() => {
      expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
        expiresInDays: 90,
      });
    });
  });
});

describe('what an API key may do', () => {
  const postedScopes = (seen: ReturnType<typeof open>) =>
    sentBody<{ scopes: unknown }>(seen.find(({ method }) => method === 'POST'))?.scopes;
  const answer = { more: { 'POST user/b2b-key': { body: { ...shop, ...secrets } } } };

  it('is what its purpose needs', async () => {
    const seen = open(answer);
    await add('Reader');
    await userEvent.selectOptions(screen.getByLabelText('May do'), 'follow');
    expect(screen.getByLabelText('Read the event feed')).toBeChecked();
    expect(screen.getByLabelText('Print labels and paperwork')).not.toBeChecked();
    await press('Save');

    await waitFor(() => {
      expect(postedScopes(seen)).toEqual(['consignments:read', 'manifests:read', 'events:read']);
    });
  });

  it('is chosen scope by scope, one at least', async () => {
    const seen = open(answer);
    await add('Printer');
    await userEvent.selectOptions(screen.getByLabelText('May do'), 'My own choice');
    await press('Save');
    expect(await screen.findByText('Choose at least one')).toBeVisible();
    expect(postedScopes(seen)).toBeUndefined();

    await userEvent.click(screen.getByLabelText('Print labels and paperwork'));
    await press('Save');
    await waitFor(() => {
      expect(postedScopes(seen)).toEqual(['labels:read']);
    });
  });

  it('stands in the list, as does how its token begins and ends', async () => {
    const reader = { ...shop, id: 6, name: 'Reader', scopes: ['events:read'] };
    open({ more: { 'GET user/b2b-key': { body: [shop, reader] } } });

    const row = await screen.findByRole('row', { name: /Web shop/ });
    expect(within(row).getByText('Everything')).toBeVisible();
    expect(within(row).getByText('lh_live_a1B2c3D4_…x9Yz')).toBeVisible();
    const limited = screen.getByRole('row', { name: /Reader/ });
    expect(within(limited).getByText('events:read')).toHaveAttribute(
      'title',
      'Read the event feed',
    );
  });
});

describe('rotating an API key', () => {
  const select = async () => {
    const row = await screen.findByRole('row', { name: /Web shop/ });
    await userEvent.click(within(row).getByRole('checkbox'));
  };

  it('shows the new key once, and says how long the old one goes on', async () => {
    const made = { ...shop, id: 6, email: 'key-77aa', ...secrets };
    const seen = open({ more: { 'POST user/b2b-key/5/rotate': { body: made } } });
    await select();
    await press('Rotate');

    const dialog = within(await screen.findByRole('dialog', { name: 'Rotate Web shop' }));
    expect(dialog.getByText(/goes on working for 7 days/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Rotate' }));

    expect(await screen.findByDisplayValue('one-time-secret')).toBeDisabled();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ expiresInDays: 365 });
  });

  it('is not offered for a key that has been rotated', async () => {
    open({ more: { 'GET user/b2b-key': { body: [{ ...shop, isReplaced: true }] } } });
    await select();

    expect(screen.getByText('DELETE')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Rotate' })).not.toBeInTheDocument();
  });
});

describe('deleting an API key', () => {
  it('KEYS-05 KEYS-12 asks for confirmation', async () => {
    const seen = open({ more: { 'DELETE user/b2b-key/5': { status: 204 } } });
    await askToDelete();

    expect(await screen.findByText('The API key has been deleted')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it("KEYS-13 shows the server's error", async () => {
    open({ more: { 'DELETE user/b2b-key/5': { status: 409, body: { message: 'In use' } } } });
    await askToDelete();

    expect(await screen.findByText('In use')).toBeInTheDocument();
  });
});
