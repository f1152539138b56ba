import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';

import { fakeServer, type FakeResponse } from '../../../test/fake-server';
import { orderFile, ordersFlow, trackingFlow } from '../../../test/flows';
import { files as connection } from '../../../test/integrations-page';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { MonitorPage } from './MonitorPage';
import { selectOption } from '../../../test/select-option';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const editorPermissions: readonly PermissionName[] = [
  'READ_CLIENT_INTEGRATION',
  'CREATE_CLIENT_INTEGRATION',
  'UPDATE_CLIENT_INTEGRATION',
  'DELETE_CLIENT_INTEGRATION',
  'RUN_INTEGRATION',
];

interface Opening {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly more?: Readonly<Record<string, FakeResponse>>;
}

function openMonitor({
  at = '/integrations',
  permissions = editorPermissions,
  more = {},
}: Opening = {}) {
  const seen = fakeServer({
    'GET integration-flow': { body: [ordersFlow, trackingFlow] },
    'GET integration-file': { body: { files: [orderFile], nextCursor: null } },
    'GET integration-file/71': { body: orderFile },
    'GET client-integration': { body: [connection] },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <MonitorPage />
      <Toaster />
    </>,
    { at, session: sessionOf(permissions) },
  );
  return seen;
}

const actionsOf = async (flow: string) =>
  userEvent.click(
    await screen.findByRole('button', { name: `Actions for ${flow} via files.banksia.example` }),
  );
const choose = async (action: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name: action }));

describe('the monitor of integrations', () => {
  it('shows the flows, their health and their failures', async () => {
    openMonitor();
    const flows = await screen.findByRole('table', { name: 'Flows' });

    expect(within(flows).getByText('/out/orders/*.xml')).toBeVisible();
    expect(within(flows).getByText('3 rejected')).toBeVisible();
    expect(within(flows).getByText('Failing')).toBeVisible();
    expect(within(flows).getByText(/rejected the user name or password/)).toBeVisible();
    expect(
      within(flows).getByRole('img', { name: '4 files, 1 with rejected orders, 0 failed' }),
    ).toBeInTheDocument();
    expect(screen.getByText('1 running, 1 failing, 0 off')).toBeVisible();
    expect(screen.getByText('97.5% accepted')).toBeVisible();
  });

  it('shows a file with its steps and its rejected orders', async () => {
    openMonitor();
    await userEvent.click(await screen.findByRole('button', { name: `Open ${orderFile.name}` }));
    const drawer = await screen.findByRole('dialog', { name: orderFile.name });

    expect(within(drawer).getByText('Postcode: No such postcode (row 14)')).toBeVisible();
    expect(within(drawer).getByText('in done')).toBeVisible();
    expect(within(drawer).getByRole('link', { name: 'Open import' })).toHaveAttribute(
      'href',
      '/import?id=9',
    );
    expect(within(drawer).getByRole('button', { name: 'Acknowledgement' })).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(currentUrl()).toContain('file=71');
  });

  it('H47 names the client of each file', async () => {
    openMonitor();
    const list = await screen.findByRole('table', { name: 'Files' });

    expect(within(list).getByText('Banksia Sydney')).toBeVisible();
  });

  it('never shows one file under the name of another', async () => {
    openMonitor({
      at: '/integrations?file=72',
      more: { 'GET integration-file/72': { status: 404, body: { message: 'Not found' } } },
    });

    expect(await screen.findByText('Not found')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: orderFile.name })).not.toBeInTheDocument();
  });

  it('requests the selected flow and state', async () => {
    const seen = openMonitor();
    await selectOption(await screen.findByLabelText('Flow'), '3');
    await selectOption(screen.getByLabelText('State'), 'FAILED');

    await waitFor(() => {
      const sent = seen.filter(({ path }) => path === 'integration-file').at(-1)?.params;
      expect(Object.fromEntries(sent ?? [])).toMatchObject({ flowId: '3', state: 'FAILED' });
    });
    expect(currentUrl()).toContain('flow=3');
  });

  it('runs a flow now', async () => {
    const seen = openMonitor({ more: { 'POST integration-flow/3/run': { body: ordersFlow } } });
    await actionsOf('Orders in');
    await choose('Collect now');

    expect(await screen.findByText('Starts within a few seconds')).toBeInTheDocument();
    expect(seen.some(({ path }) => path === 'integration-flow/3/run')).toBe(true);
  });

  it.each([
    ['Pause', true, 'Flow paused'],
    ['Resume', false, 'Flow resumed'],
  ])('%ss a flow', async (name, isActive, done) => {
    const path = `integration-flow/3/${name.toLowerCase()}`;
    const list = { 'GET integration-flow': { body: [{ ...ordersFlow, isActive }] } };
    const seen = openMonitor({ more: { ...list, [`POST ${path}`]: { body: ordersFlow } } });
    await actionsOf('Orders in');
    await choose(name);

    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(seen.some((request) => request.path === path)).toBe(true);
  });

  it('offers nothing that the user may not do', async () => {
    openMonitor({ permissions: ['READ_CLIENT_INTEGRATION'] });
    await screen.findByRole('table', { name: 'Flows' });

    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add flow' })).not.toBeInTheDocument();
  });

  it('shows the first step when there are none', async () => {
    openMonitor({ more: { 'GET integration-flow': { body: [] } } });

    expect(await screen.findByText('No flows yet')).toBeVisible();
  });

  it.each([
    ['without flows', []],
    ['with flows', [ordersFlow]],
  ])('%s, tells users of several clients to select one to add a flow', async (_with, flows) => {
    const clients = [1, 2].map((id) => ({
      id,
      name: `Client ${id}`,
      parentId: null,
      customerId: 9,
    }));
    openMonitor({
      permissions: [...editorPermissions, 'READ_CLIENT'],
      more: { 'GET integration-flow': { body: flows }, 'GET user/client/list': { body: clients } },
    });

    expect(await screen.findByText(/Select a client at the top of the page to add/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add flow' })).not.toBeInTheDocument();
  });

  it('does not tell users who may only read to add a flow', async () => {
    openMonitor({
      permissions: ['READ_CLIENT_INTEGRATION'],
      more: { 'GET integration-flow': { body: [] } },
    });
    expect(await screen.findByText('No flows yet')).toBeVisible();
    expect(screen.queryByText(/Add a connection/)).not.toBeInTheDocument();
  });

  it('shows that it could not be loaded, and retries', async () => {
    openMonitor({
      more: { 'GET integration-flow': { status: 503, body: { message: 'Try again shortly' } } },
    });

    expect(await screen.findByText('Try again shortly')).toBeVisible();
  });
});

describe('the form of a flow', () => {
  it('rejects a folder above the connection', async () => {
    const seen = openMonitor();
    await actionsOf('Orders in');
    await choose('Edit');
    const folder = await screen.findByLabelText(/^Folder/);
    await userEvent.clear(folder);
    await userEvent.type(folder, '../secret');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText(/Must enter a folder on the server/)).toBeVisible();
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('shows what to do while there is no connection', async () => {
    openMonitor({ more: { 'GET client-integration': { body: [] } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add flow' }));

    expect(await screen.findByText(/This client has no connections yet/)).toBeVisible();
  });

  it('keeps connection and kind, and saves the rest', async () => {
    const seen = openMonitor({ more: { 'PUT integration-flow/3': { body: ordersFlow } } });
    await actionsOf('Orders in');
    await choose('Edit');
    await waitFor(() => {
      expect(screen.getByLabelText('Connection')).toHaveValue('5');
    });
    expect(screen.getByLabelText('Flow type')).toBeDisabled();
    await selectOption(screen.getByLabelText('When a file is received'), 'REVIEW');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Flow saved')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      options: { commit: 'REVIEW' },
      version: 2,
    });
  });
});
