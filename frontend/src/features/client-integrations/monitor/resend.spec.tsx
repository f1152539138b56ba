import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster, toast } from 'sonner';

import { fakeServer, type FakeResponse } from '../../../../test/fake-server';
import { ordersFlow, trackingFlow } from '../../../../test/flows';
import { noBrowserLayout } from '../../../../test/layout';
import { sessionOf } from '../../../../test/people';
import { renderPart } from '../../../../test/render-app';
import { MonitorPage } from '../MonitorPage';

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

function openMonitor(more: Readonly<Record<string, FakeResponse>> = {}) {
  const seen = fakeServer({
    'GET integration-flow': { body: [ordersFlow, trackingFlow] },
    'GET integration-file': { body: { files: [], nextCursor: null } },
    'GET client-integration': { body: [] },
    'GET user/client/list': { body: [] },
    ...more,
  });
  renderPart(
    <>
      <MonitorPage />
      <Toaster />
    </>,
    {
      at: '/integrations',
      session: sessionOf([
        'READ_CLIENT_INTEGRATION',
        'UPDATE_CLIENT_INTEGRATION',
        'RUN_INTEGRATION',
      ]),
    },
  );
  return seen;
}

const actionsOf = async (flow: string) =>
  userEvent.click(
    await screen.findByRole('button', { name: `Actions for ${flow} via files.banksia.example` }),
  );
const choose = async (action: string) =>
  userEvent.click(await screen.findByRole('menuitem', { name: action }));

describe('a resend', () => {
  const sentTo = (seen: ReturnType<typeof openMonitor>, path: string) =>
    seen.filter((one) => one.path === path && one.method === 'POST');
  const resendPath = 'integration-flow/4/resend';

  it('starts with a file of an outgoing flow', async () => {
    const seen = openMonitor({ [`POST ${resendPath}`]: { status: 204 } });
    await actionsOf('Tracking out');
    await choose('Resend');
    const dialog = await screen.findByRole('dialog', { name: 'Resend' });
    const number = within(dialog).getByLabelText('File number');
    expect(number).toHaveValue('812');
    await userEvent.clear(number);
    await userEvent.type(number, '813');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));
    expect(
      within(dialog).getByText('Must enter the number of a sent file, from 1 to 812.'),
    ).toBeVisible();
    expect(sentTo(seen, resendPath)).toEqual([]);

    await userEvent.clear(number);
    await userEvent.type(number, '800');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Resend' }));

    expect(await screen.findByText('Resending will start in a few seconds')).toBeVisible();
    expect(sentTo(seen, resendPath).map(({ body }) => body)).toEqual([{ fromNumber: 800 }]);
  });

  it('can be stopped while it is running', async () => {
    const resend = { requestedBy: 'Bea Summer', requestedAt: '2026-11-23T03:40:00.000Z' };
    const going = { ...trackingFlow, failures: 0, failure: null, resend };
    const seen = openMonitor({
      'GET integration-flow': { body: [going] },
      [`POST ${resendPath}/stop`]: { status: 204 },
    });
    expect(await screen.findByText('Resending')).toBeVisible();
    await actionsOf('Tracking out');
    expect(screen.queryByRole('menuitem', { name: 'Resend' })).not.toBeInTheDocument();
    await choose('Stop resending');

    await waitFor(() => {
      expect(sentTo(seen, `${resendPath}/stop`)).toHaveLength(1);
    });
  });

  it('is not offered for orders in', async () => {
    openMonitor();
    await actionsOf('Orders in');
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Resend' })).not.toBeInTheDocument();
  });
});
