import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { HostKeyView } from '@contracts/views/host-key.view';

import { customerCarrierOf } from '../../../../test/carriers';
import { noBrowserLayout } from '../../../../test/layout';
import { openCarriers as open, press, type CarriersOpening } from '../../../../test/carriers-page';

noBrowserLayout();

const pinned: HostKeyView = {
  id: 4,
  version: 2,
  server: 'sftp.tasman.example:22',
  fingerprint: 'SHA256:pinned',
  pinnedAt: '2026-11-16T00:31:00Z',
  acceptedBy: null,
  refused: null,
};
const changed: HostKeyView = {
  ...pinned,
  refused: { fingerprint: 'SHA256:shown', at: '2026-11-18T03:50:00Z' },
};
const tasman = customerCarrierOf({ transferType: 'SFTP', server: 'SFTP.tasman.example' });

async function edit(hostKeys: readonly HostKeyView[], opening: CarriersOpening = {}) {
  const sent = open({
    carriers: [tasman],
    ...opening,
    more: {
      'GET customer-carrier/host-key': { body: { hostKeys } },
      'PUT customer-carrier/host-key': { body: pinned },
      'DELETE customer-carrier/host-key/4': { status: 204 },
      ...opening.more,
    },
  });
  await press('Tasman Linehaul');
  const section = await screen.findByRole('group', { name: 'Host key' });
  return { sent, section };
}

describe('H12 the host key on the form', () => {
  it('is the one pinned on first connection', async () => {
    const { section } = await edit([pinned]);

    expect(await within(section).findByText('SHA256:pinned')).toBeVisible();
    expect(within(section).getByText(/^Pinned on first connection, 16\/11\/2026/)).toBeVisible();
    expect(within(section).queryByRole('button', { name: 'Accept the new key' })).toBeNull();
  });

  it('belongs to the address: another address has no key yet', async () => {
    const { section } = await edit([pinned]);
    await within(section).findByText('SHA256:pinned');
    await userEvent.type(screen.getByLabelText('Server port'), '2222');

    expect(within(section).getByText(/^Not seen yet/)).toBeVisible();
    expect(within(section).queryByText('SHA256:pinned')).toBeNull();
  });

  it('that has changed is shown next to the pinned one, and accepted after confirmation', async () => {
    const { sent, section } = await edit([changed]);
    expect(await within(section).findByText('SHA256:shown')).toBeVisible();

    await press('Accept the new key');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Accept the new key' }));

    expect(await screen.findByText('New host key accepted')).toBeInTheDocument();
    expect(sent('PUT')[0]?.body).toEqual({ id: 4, version: 2, fingerprint: 'SHA256:shown' });
  });

  it('is forgotten after confirmation', async () => {
    const { sent } = await edit([pinned]);
    await press('Forget this key');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Forget this key' }));

    expect(await screen.findByText('Host key forgotten')).toBeInTheDocument();
    expect(sent('DELETE')[0]?.params.get('version')).toBe('2');
  });

  it('is read-only for users who may not change it', async () => {
    const { section } = await edit([changed], { permissions: ['READ_CUSTOMER_CARRIER'] });

    expect(await within(section).findByText('SHA256:shown')).toBeVisible();
    expect(within(section).queryByRole('button')).toBeNull();
  });
});
