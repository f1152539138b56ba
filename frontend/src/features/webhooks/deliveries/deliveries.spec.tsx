import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';

import type {
  WebhookDeliveryItem,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view';

import { heldResponse, serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { currentUrl } from '../../../../test/render-app';
import { openWebhooks, press } from '../../../../test/webhooks-page';

afterEach(() => {
  toast.dismiss();
});

const delivered: WebhookDeliveryItem = {
  id: 31,
  eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Y',
  eventType: 'consignment.delivered',
  subject: 'consignment/4711',
  lane: 'LIVE',
  state: 'DELIVERED',
  attempts: 1,
  takenAt: '2026-11-20T03:12:44.000Z',
  nextAttemptAt: null,
  finishedAt: '2026-11-20T03:12:45.000Z',
  lastStatus: 200,
  lastFailure: null,
};
const waiting: WebhookDeliveryItem = {
  ...delivered,
  ...{ id: 32, eventId: 'evt_01K3B9X7QJ8M2N4P6R8T0V2W4Z', eventType: 'manifest.submitted' },
  ...{ subject: 'manifest/12', state: 'WAITING', attempts: 2, finishedAt: null },
  nextAttemptAt: '2026-11-20T03:20:00.000Z',
  ...{ lastStatus: 503, lastFailure: '503 Service Unavailable' },
};
const delivery: WebhookDeliveryView = {
  ...waiting,
  url: 'https://wms.harbour.example/hooks',
  requestBody: '{"type":"manifest.submitted"}',
  waitingBehind: 2,
  tries: [
    {
      ...{ number: 1, at: '2026-11-20T03:12:44.000Z', durationMs: 81, status: 503 },
      ...{ failure: '503 Service Unavailable', remoteAddress: '203.0.113.7' },
      ...{ answerHeaders: {}, answerBody: 'down for maintenance' },
    },
  ],
};
const figures = {
  delivered: 120,
  givenUp: 1,
  waiting: 3,
  oldestWaitingAt: '2026-11-20T03:00:00.000Z',
};
const page = { deliveries: [waiting, delivered], before: null as number | null, figures };

const LOG = 'GET webhook/5/delivery';
const ONE = 'GET webhook/5/delivery/32';

const open = (more: Readonly<Record<string, FakeEndpoint>> = {}, at = '/webhooks') =>
  openWebhooks({ at, more: { [LOG]: { body: page }, [ONE]: { body: delivery }, ...more } });

const openOne = (more: Readonly<Record<string, FakeEndpoint>> = {}) =>
  open(more, '/webhooks?delivery=32');

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the deliveries of a webhook', () => {
  it('come first, with the result of each and the figures of the day', async () => {
    open();

    const row = await rowOf(/manifest 12/);
    expect(within(row).getByText('Retrying')).toBeVisible();
    expect(within(row).getByText('503 Service Unavailable')).toBeVisible();
    expect(within(await rowOf(/consignment 4711/)).getByText('Delivered')).toBeVisible();
    expect(screen.getByText('99.2%')).toBeVisible();
    expect(screen.getByText('120')).toBeVisible();
  });

  it('are filtered by state, page by page', async () => {
    const seen = open({ [LOG]: { body: { ...page, before: 31 } } });
    await rowOf(/manifest 12/);
    await press('Older');
    await waitFor(() => {
      expect(seen.at(-1)?.params.get('before')).toBe('31');
    });
    await press('Newer');
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'WAITING' } });

    await waitFor(() => {
      expect(seen.at(-1)?.params.get('state')).toBe('WAITING');
    });
    expect(seen.at(-1)?.params.get('before')).toBeNull();
  });

  it('have an empty state', async () => {
    open({ [LOG]: { body: { ...page, deliveries: [] } } });
    expect(await screen.findByText('Nothing has been sent yet')).toBeVisible();
  });

  it('show when they could not be loaded', async () => {
    open({ [LOG]: serverError });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('one delivery', () => {
  it('opens from its row, and from its URL', async () => {
    open();
    await rowOf(/manifest 12/);
    await press('Details of manifest.submitted about manifest 12');

    const drawer = within(await screen.findByRole('dialog', { name: 'manifest.submitted' }));
    expect(currentUrl()).toBe('/webhooks?delivery=32');
    expect(await drawer.findByText('2 events are waiting for this one')).toBeVisible();
    expect(drawer.getByText('down for maintenance')).toBeVisible();
    expect(drawer.getByText(/"type": "manifest.submitted"/)).toBeVisible();
  });

  it('does not open for a number in the URL that cannot be one', async () => {
    for (const number of ['-32', '3.2', '0x20', '99999999999999999999', 'abc']) {
      const seen = open({}, `/webhooks?delivery=${number}`);
      await rowOf(/manifest 12/);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(seen.filter(({ path }) => path.startsWith('webhook/5/delivery/'))).toEqual([]);
      cleanup();
    }
  });

  it('is sent again, and the new one is shown', async () => {
    const redelivery = {
      ...delivery,
      id: 40,
      lane: 'REDELIVERY',
      state: 'DELIVERED',
      lastFailure: null,
    };
    const seen = openOne({
      'POST webhook/5/delivery/32/redeliver': { body: redelivery },
      'GET webhook/5/delivery/40': { body: redelivery },
    });
    await screen.findByText('down for maintenance');
    await press('Send again');

    expect(await screen.findByText('Sent again')).toBeInTheDocument();
    await waitFor(() => {
      expect(currentUrl()).toBe('/webhooks?delivery=40');
    });
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not shown again by a late response after it was closed', async () => {
    const sending = heldResponse();
    openOne({ 'POST webhook/5/delivery/32/redeliver': sending.endpoint });
    await screen.findByText('down for maintenance');
    await press('Send again');
    await press('Close');
    sending.send({ body: { ...delivery, id: 40, lane: 'REDELIVERY', lastFailure: null } });

    expect(await screen.findByText('Sent again')).toBeInTheDocument();
    await act(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 200);
      });
    });
    expect(currentUrl()).toBe('/webhooks');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows when the server did not accept it again', async () => {
    const redelivery = { ...delivery, id: 40, lane: 'REDELIVERY', state: 'GIVEN_UP' };
    openOne({
      'POST webhook/5/delivery/32/redeliver': { body: redelivery },
      'GET webhook/5/delivery/40': { body: redelivery },
    });
    await screen.findByText('down for maintenance');
    await press('Send again');

    expect(await screen.findByText(/not accepted: 503 Service Unavailable/)).toBeInTheDocument();
  });

  it('is skipped after confirmation', async () => {
    const path = 'POST webhook/5/delivery/32/skip';
    const seen = openOne({ [path]: { body: { ...delivery, state: 'SKIPPED' } } });
    await screen.findByText('down for maintenance');
    await press('Skip');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/It will not be sent to Warehouse system/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Skip' }));

    expect(await screen.findByText('Event skipped')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that is no longer waiting cannot be skipped', async () => {
    openOne({ [ONE]: { body: { ...delivery, state: 'DELIVERED', nextAttemptAt: null } } });
    await screen.findByText('down for maintenance');

    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible();
  });
});
