import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { PayerAccountsPanel } from './PayerAccountsPanel';
import { selectOption } from '../../../../test/select-option';

afterEach(() => {
  toast.dismiss();
});

async function confirmDeletion(button: string) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
}

describe('payer accounts', () => {
  const account = {
    id: 3,
    clientId: 1,
    carrier: { id: 1, displayName: 'Southern Star Express' },
    whoPays: 'RECEIVER',
    description: 'They pay',
    accountNumber: 'X1',
  };
  const editorPermissions: PermissionName[] = [
    'READ_CLIENT_PAYER_ACCOUNT',
    'CREATE_CLIENT_PAYER_ACCOUNT',
    'UPDATE_CLIENT_PAYER_ACCOUNT',
    'DELETE_CLIENT_PAYER_ACCOUNT',
  ];

  function open(
    permissions = editorPermissions,
    responses: Readonly<Record<string, FakeResponse>> = {},
  ) {
    const seen = fakeServer({
      'GET client-payer-account': { body: [account] },
      'GET carrier/payer-account-carriers': {
        body: [account.carrier, { id: 2, displayName: 'Bass Link Freight' }],
      },
      ...responses,
    });
    renderPart(
      <>
        <PayerAccountsPanel clientId={1} />
        <Toaster />
      </>,
      { session: sessionOf(permissions) },
    );
    return seen;
  }

  async function add() {
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await screen.findByRole('option', { name: 'Bass Link Freight' });
    await selectOption(screen.getByLabelText('Carrier'), 'Bass Link Freight');
    await selectOption(screen.getByLabelText('Who pays'), 'Third party');
    await userEvent.type(screen.getByLabelText('Description'), 'Head office');
    await userEvent.type(screen.getByLabelText('Account number'), 'B-7');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  }

  it('SETTINGS-39, SETTINGS-46 are listed with their payer', async () => {
    open();
    const row = (await screen.findByText('They pay')).closest('tr');
    expect(row).toHaveTextContent(/Southern Star Express.*Receiver.*They pay.*X1/);
  });

  it('SETTINGS-46 are empty when the server responds with 204', async () => {
    open(editorPermissions, { 'GET client-payer-account': { status: 204 } });
    expect(await screen.findByText('No payer accounts found.')).toBeVisible();
  });

  it.each<[PermissionName, string]>([
    ['CREATE_CLIENT_PAYER_ACCOUNT', 'Add'],
    ['UPDATE_CLIENT_PAYER_ACCOUNT', 'Edit They pay'],
    ['DELETE_CLIENT_PAYER_ACCOUNT', 'Delete They pay'],
  ])('SETTINGS-40 have no button without %s: %s', async (permission, button) => {
    open(editorPermissions.filter((name) => name !== permission));
    await screen.findByText('They pay');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('SETTINGS-41, SETTINGS-42, SETTINGS-43, SETTINGS-44 have required fields', async () => {
    const seen = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    for (const message of [
      'Must select a carrier',
      'Must enter an Account Number',
      'Must select who pays',
      'Must enter a Description',
    ])
      expect(screen.getByText(message)).toBeVisible();
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('SETTINGS-45, SETTINGS-47, SETTINGS-49 are added with the id 0', async () => {
    const seen = open(editorPermissions, { 'POST client-payer-account': { body: account } });
    await add();

    expect(
      await screen.findByText('A payer account has been added to the list'),
    ).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      id: 0,
      clientId: 1,
      carrier: { id: 2 },
      whoPays: 'THIRD_PARTY',
      description: 'Head office',
      accountNumber: 'B-7',
    });
  });

  it('SETTINGS-50 are edited', async () => {
    const seen = open(editorPermissions, { 'PUT client-payer-account': { body: account } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit They pay' }));
    await userEvent.type(screen.getByLabelText('Description'), ' now');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText('Payer account has been edited successfully'),
    ).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      id: 3,
      description: 'They pay now',
    });
  });

  it('SETTINGS-48, SETTINGS-51 are deleted after confirmation', async () => {
    const seen = open(editorPermissions, { 'DELETE client-payer-account': { status: 204 } });
    await confirmDeletion('Delete They pay');

    expect(await screen.findByText('Payer account deleted successfully')).toBeInTheDocument();
    const { params } = seen.find(({ method }) => method === 'DELETE') ?? {};
    expect([params?.get('id'), params?.get('clientId')]).toEqual(['3', '1']);
  });

  it("SETTINGS-52 show the server's message", async () => {
    const rejection = { status: 400, body: { message: 'Must select a carrier of the customer' } };
    open(editorPermissions, { 'POST client-payer-account': rejection });
    await add();
    expect(await screen.findByText('Must select a carrier of the customer')).toBeVisible();
  });
});
