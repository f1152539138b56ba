import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { heldResponse } from '../../../test/fake-server';
import { ofBanksia, openIntegrations, press } from '../../../test/integrations-page';
import { noBrowserLayout } from '../../../test/layout';
import { currentUrl } from '../../../test/render-app';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const select = async (server: string) =>
  userEvent.click(
    within(await screen.findByRole('row', { name: new RegExp(`${server}\\.banksia`) })).getByRole(
      'checkbox',
    ),
  );

describe('client integrations', () => {
  it.each([
    ['INTEG-02', 'Integration Type', 'CSV'],
    ['INTEG-03', 'Transfer Type', 'FTP'],
    ['INTEG-04', 'Server', 'files.banksia.example'],
    ['INTEG-05', 'Username', 'banksia'],
    ['INTEG-06', 'Port', '2121'],
    ['INTEG-07', 'Path', '/in/orders'],
    ['INTEG-08', 'Notification Email', 'it@banksia.example'],
  ])('%s show %s', async (_id, header, value) => {
    openIntegrations();
    const row = await screen.findByRole('row', { name: /files\.banksia/ });

    expect(
      screen.getByText(header, { selector: '.MuiDataGrid-columnHeaderTitle' }),
    ).toBeInTheDocument();
    expect(within(row).getByText(value)).toBeVisible();
  });

  it('INTEG-01 INTEG-33 INTEG-35 SHELL-19 are those of the client in the URL', async () => {
    const seen = openIntegrations();

    expect((await screen.findAllByText('Banksia Sydney'))[0]).toBeVisible();
    const listRequest = seen.find(({ path }) => path === 'client-integration');
    expect(listRequest?.params.get('clientId')).toBe('11');
  });

  it('say that no flow uses them yet', async () => {
    openIntegrations();

    expect(await screen.findByText(/No flows use these connections yet/)).toBeVisible();
  });

  it('INTEG-01 redirect to the error page without a client in the URL', async () => {
    openIntegrations({ at: '/client/integrations?clientId=Banksia' });

    await waitFor(() => {
      expect(currentUrl()).toBe('/error');
    });
  });

  it('INTEG-09 are searched by any column', async () => {
    openIntegrations({ at: `${ofBanksia}&q=it@bank` });

    expect(await screen.findByText('files.banksia.example')).toBeVisible();
    expect(screen.queryByText('orders.banksia.example')).not.toBeInTheDocument();
  });

  it('INTEG-13 show an empty state', async () => {
    openIntegrations({ more: { 'GET client-integration': { body: [] } } });

    expect(await screen.findByText('No Client integrations found')).toBeVisible();
  });

  it('INTEG-11 are read-only without permission to edit', async () => {
    openIntegrations({ permissions: ['UPDATE_CLIENT', 'READ_CLIENT_INTEGRATION'] });
    await screen.findByText('files.banksia.example');

    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'files.banksia.example' })).not.toBeInTheDocument();
  });
});

describe('deleting an integration', () => {
  const remove = async () => {
    await select('files');
    await press('Delete');
    expect(await screen.findByText('Delete the selected Integration?')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      /^\w+, \w+, files\S*\nAnything that uses it will stop working\.$/,
    );
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
  };

  it('INTEG-10 INTEG-12 INTEG-35 INTEG-36 asks for confirmation', async () => {
    const seen = openIntegrations({ more: { 'DELETE client-integration': { status: 204 } } });
    await select('orders');
    await remove();

    expect(await screen.findByText('Client Integration deleted successfully')).toBeInTheDocument();
    const [sent] = seen.filter(({ method }) => method === 'DELETE');
    expect(Object.fromEntries(sent?.params ?? [])).toEqual({
      clientId: '11',
      id: '5',
      version: '1',
    });
  });

  it('leaves another one selected that was chosen before a late response', async () => {
    const deletion = heldResponse();
    openIntegrations({ more: { 'DELETE client-integration': deletion.endpoint } });
    await remove();
    await select('orders');
    deletion.send({ status: 204 });

    expect(await screen.findByText('Client Integration deleted successfully')).toBeInTheDocument();
    expect(screen.getByLabelText('Selection')).toHaveTextContent('orders.banksia.example');
  });

  it("INTEG-37 shows the server's error", async () => {
    const rejection = { status: 409, body: { message: 'It is being used' } };
    openIntegrations({ more: { 'DELETE client-integration': rejection } });
    await remove();

    expect(await screen.findByText('It is being used')).toBeInTheDocument();
  });
});
