import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { heldResponse } from '../../../test/fake-server';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';
import { shopKey, secrets, open, press, add } from './api-keys.fixture';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});
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
      ...shopKey,
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

describe('the lifetime of an API key', () => {
  it('is shown, with its expiry and last use', async () => {
    const never = { ...shopKey, id: 6, name: 'Old shop', lastUsedAt: null };
    const ended = { ...never, expiresAt: '2020-03-01T02:00:00.000Z' };
    open({ more: { 'GET user/b2b-key': { body: [shopKey, ended] } } });

    const row = await screen.findByRole('row', { name: /Web shop/ });
    expect(within(row).getByText('01/03/2099')).toBeVisible();
    expect(within(row).getByText(/18\/11\/2026/)).toBeVisible();
    const old = screen.getByRole('row', { name: /Old shop/ });
    expect(within(old).getByText('Never')).toBeVisible();
    expect(within(old).getByText(/Expired/)).toBeVisible();
  });

  it('is marked when unused for 180 days while it still works', async () => {
    const idle = { ...shopKey, id: 6, name: 'Old shop', lastUsedAt: '2020-03-01T02:00:00.000Z' };
    const ended = { ...idle, id: 7, name: 'Gone', expiresAt: '2020-06-01T02:00:00.000Z' };
    const never = {
      ...idle,
      ...{ id: 8, name: 'Never used', lastUsedAt: null, createdAt: '2020-02-01T02:00:00.000Z' },
    };
    open({ more: { 'GET user/b2b-key': { body: [idle, ended, never] } } });

    const row = await screen.findByRole('row', { name: /Old shop/ });
    expect(within(row).getByText(/Unused since/)).toHaveTextContent('Unused since 01/03/2020');
    const unused = screen.getByRole('row', { name: /Never used/ });
    expect(within(unused).getByText(/Unused since/)).toHaveTextContent('Unused since 01/02/2020');
    expect(screen.getAllByText(/Unused since/)).toHaveLength(2);
  });

  it('is chosen when the key is created', async () => {
    const seen = open({ more: { 'POST user/b2b-key': { body: { ...shopKey, ...secrets } } } });
    await add('Warehouse');
    await selectOption(screen.getByLabelText('Valid for'), '90 days');
    await press('Save');

    await waitFor(() => {
      expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
        expiresInDays: 90,
      });
    });
  });
});

describe('deleting an API key', () => {
  it('KEYS-05 KEYS-12 asks for confirmation', async () => {
    const seen = open({ more: { 'DELETE user/b2b-key/5': { status: 204 } } });
    await askToDelete();

    expect(await screen.findByText('The API key has been deleted')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('keeps another one selected while the deletion is pending', async () => {
    const deletion = heldResponse();
    const app = { ...shopKey, id: 6, name: 'Warehouse app', email: 'key-77aa' };
    open({
      more: {
        'GET user/b2b-key': { body: [shopKey, app] },
        'DELETE user/b2b-key/5': deletion.endpoint,
      },
    });
    await askToDelete();
    const row = await screen.findByRole('row', { name: /Warehouse app/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    deletion.send({ status: 204 });

    expect(await screen.findByText('The API key has been deleted')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('Warehouse app');
  });

  it("KEYS-13 shows the server's error", async () => {
    open({ more: { 'DELETE user/b2b-key/5': { status: 409, body: { message: 'In use' } } } });
    await askToDelete();

    expect(await screen.findByText('In use')).toBeInTheDocument();
  });
});
