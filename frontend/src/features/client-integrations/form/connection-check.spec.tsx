import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import type { HostKeyView } from '@contracts/views/host-key.view';
import type { IntegrationTestView } from '@contracts/views/integration-test.view';

import { heldResponse } from '../../../../test/fake-server';
import { files, openIntegrations, press, type } from '../../../../test/integrations-page';
import { noBrowserLayout } from '../../../../test/layout';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

const changed: HostKeyView = {
  id: 4,
  version: 2,
  server: 'files.banksia.example:2121',
  fingerprint: 'SHA256:pinned',
  pinnedAt: '2026-11-16T00:31:00Z',
  acceptedBy: null,
  refused: { fingerprint: 'SHA256:shown', at: '2026-11-18T03:50:00Z' },
};
const failed: IntegrationTestView = {
  isPassed: false,
  testedAt: '2026-11-23T03:40:00Z',
  steps: [
    { step: 'RESOLVE', ok: true, ms: 12, message: '203.0.113.9 (allowed)' },
    { step: 'CONNECT', ok: true, ms: 20, message: 'port 2121 is open' },
    { step: 'SIGN_IN', ok: false, ms: 90, message: 'rejected the user name or password' },
    { step: 'LIST', ok: null, ms: null, message: 'not tried' },
  ],
};

async function edit(more: Parameters<typeof openIntegrations>[0] = {}) {
  const seen = openIntegrations(more);
  await userEvent.click(await screen.findByRole('button', { name: 'files.banksia.example' }));
  await screen.findByRole('dialog', { name: 'Update Client Integration' });
  return seen;
}

describe("the test of a client's connection", () => {
  it('runs with the form as entered, and shows each step', async () => {
    const seen = await edit({ more: { 'POST client-integration/5/test': { body: failed } } });
    type('Username', 'someone');
    await press('Test connection');

    const steps = within(await screen.findByRole('status')).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'done: Name 203.0.113.9 (allowed)0.0 s',
      'done: Connect port 2121 is open0.0 s',
      'failed: Sign in rejected the user name or password0.1 s',
      'not tried: List not tried',
    ]);
    expect(seen.find(({ path }) => path.endsWith('/test'))?.body).toEqual({
      ...{ transferType: 'FTP', server: files.server, port: 2121, username: 'someone' },
      path: '/in/orders',
    });
    type('Username', 'another');
    expect(screen.queryByText('203.0.113.9 (allowed)')).not.toBeInTheDocument();
  });

  it('is busy while it runs, and says why it could not run', async () => {
    const held = heldResponse();
    await edit({ more: { 'POST client-integration/5/test': held.endpoint } });
    await press('Test connection');
    expect(await screen.findByRole('button', { name: 'Testing…' })).toBeDisabled();
    held.send({ status: 429, body: { message: 'Too many tests at once' } });

    expect(await screen.findByText('Too many tests at once')).toBeVisible();
  });

  it('does not run with invalid values', async () => {
    const seen = await edit();
    type('Port', '0');
    await press('Test connection');

    expect(await screen.findByText('Must enter a valid Server Port')).toBeVisible();
    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows a changed SSH host key and pins it after confirmation', async () => {
    const seen = await edit({
      more: {
        'GET client-integration/host-key': { body: { hostKeys: [changed] } },
        'PUT client-integration/host-key': { body: changed },
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'SFTP' }));
    expect(await screen.findByText('SHA256:shown')).toBeVisible();
    expect(screen.getByText(/Ask the operator of this server/)).toBeVisible();
    await press('Pin this key');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Pin this key' }));

    expect(await screen.findByText('New host key pinned')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ id: 4, version: 2, fingerprint: 'SHA256:shown' },
    });
  });

  it('is offered once a new connection is saved', async () => {
    openIntegrations();
    await screen.findByText('files.banksia.example');
    await press('Add');

    expect(await screen.findByText(/Save the connection first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument();
  });
});
