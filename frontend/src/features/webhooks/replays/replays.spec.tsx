import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'sonner';

import type { WebhookReplayView } from '@contracts/views/webhook-replay.view';

import { serverError, type FakeEndpoint } from '../../../../test/fake-server';
import { currentUrl } from '../../../../test/render-app';
import { costs, openWebhooks, press, warehouse } from '../../../../test/webhooks-page';

afterEach(() => {
  toast.dismiss();
});

const running: WebhookReplayView = {
  id: 7,
  state: 'RUNNING',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-11-11T00:00:00.000Z',
  types: ['consignment.*'],
  consignments: 2,
  perSecond: 100,
  reachedAt: '2026-11-06T00:00:00.000Z',
  taken: 1_500,
  delivered: 1_198,
  givenUp: 2,
  failingSince: null,
  requestedBy: 'Maya Kerr',
  requestedAt: '2026-11-20T03:12:44.000Z',
  finishedAt: null,
};
const finished: WebhookReplayView = {
  ...running,
  ...{ id: 6, state: 'FINISHED', consignments: null, givenUp: 0 },
};

const LIST = 'GET webhook/5/replay';
const LOG = 'GET webhook/5/delivery';
const figures = { delivered: 0, givenUp: 0, waiting: 0, oldestWaitingAt: null };
const empty = { body: { deliveries: [], before: null, figures } };

const open = (more: Readonly<Record<string, FakeEndpoint>> = {}, list = [warehouse, costs]) =>
  openWebhooks({
    at: '/webhooks?part=replays',
    list,
    more: { [LIST]: { body: [running, finished] }, [LOG]: empty, ...more },
  });

const items = async () => {
  const list = await screen.findByRole('list', { name: 'Replays' });
  return within(list).getAllByRole('listitem');
};

describe('the replays of a webhook', () => {
  it('show their period, types, speed and progress', async () => {
    open();
    const [first, second] = await items();

    expect(within(first!).getByText('Running')).toBeVisible();
    expect(within(first!).getByText('40% · 1,198 delivered, 2 given up')).toBeVisible();
    expect(
      within(first!).getByText('consignment.* · 2 consignments · Up to 100 per second'),
    ).toBeVisible();
    expect(within(first!).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    expect(within(second!).getByText('100% · 1,198 delivered')).toBeVisible();
    expect(within(second!).queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['RUNNING', 'Your server is not responding'],
    ['PAUSED', 'Paused because your server accepted none of its events for 72 hours'],
  ] as const)('say why one that is %s makes no progress', async (state, reason) => {
    open({ [LIST]: { body: [{ ...running, state, failingSince: running.requestedAt }] } });
    expect(await screen.findByText(reason)).toBeVisible();
  });

  it('wait while their webhook is paused', async () => {
    open({}, [{ ...warehouse, status: 'PAUSED' }]);
    expect(await screen.findByText('Waiting until the webhook is resumed')).toBeVisible();
  });

  it('have an empty state', async () => {
    open({ [LIST]: { body: [] } });
    expect(await screen.findByText('No replays yet')).toBeVisible();
  });

  it('show when they could not be loaded', async () => {
    open({ [LIST]: serverError });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('cannot be changed with read permission only', async () => {
    openWebhooks({
      at: '/webhooks?part=replays',
      permissions: ['READ_WEBHOOK'],
      more: { [LIST]: { body: [running] } },
    });
    const [only] = await items();
    expect(within(only!).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replay' })).not.toBeInTheDocument();
  });
});

describe('one replay', () => {
  it('is paused', async () => {
    const path = 'POST webhook/5/replay/7/pause';
    const seen = open({ [path]: { body: { ...running, state: 'PAUSED' } } });
    await press(/^Pause: /);

    expect(await screen.findByText('Replay paused')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is resumed', async () => {
    open({
      [LIST]: { body: [{ ...running, state: 'PAUSED' }] },
      'POST webhook/5/replay/7/resume': { body: running },
    });
    await press(/^Resume: /);
    expect(await screen.findByText('Replay resumed')).toBeInTheDocument();
  });

  it('is cancelled after confirmation', async () => {
    const path = 'POST webhook/5/replay/7/cancel';
    const seen = open({ [path]: { body: { ...running, state: 'CANCELLED' } } });
    await press(/^Cancel replay: /);
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Cancel replay' }));

    expect(await screen.findByText('Replay cancelled')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is requested for the last week and the types of the webhook, and then shown', async () => {
    const seen = openWebhooks({
      at: '/webhooks',
      more: {
        [LOG]: empty,
        [LIST]: { body: [running] },
        'POST webhook/5/replay': { body: running },
      },
    });
    await press('Replay');
    const dialog = within(await screen.findByRole('dialog', { name: 'Replay past events' }));
    fireEvent.change(dialog.getByLabelText('Speed'), { target: { value: '200' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Replay' }));

    expect(await screen.findByText('Replay started')).toBeInTheDocument();
    await waitFor(() => {
      expect(currentUrl()).toBe('/webhooks?part=replays');
    });
    const request = seen.find(({ method }) => method === 'POST');
    expect(request?.body).toMatchObject({
      types: ['consignment.*', 'tracking.updated'],
      perSecond: 200,
    });
  });

  it('that is one too many keeps the dialog open, with the reason', async () => {
    const message = 'Already 2 replays are unfinished.';
    openWebhooks({
      at: '/webhooks',
      more: {
        [LOG]: empty,
        'POST webhook/5/replay': { status: 409, body: { code: 'webhook.replay_running', message } },
      },
    });
    await press('Replay');
    const dialog = within(await screen.findByRole('dialog', { name: 'Replay past events' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Replay' }));

    expect(await dialog.findByText(message)).toBeVisible();
  });
});
