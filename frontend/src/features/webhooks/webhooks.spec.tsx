import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { serverError, type FakeResponse } from '../../../test/fake-server';
import { currentUrl } from '../../../test/render-app';
import { costs, openWebhooks, pick, press, warehouse } from '../../../test/webhooks-page';

afterEach(() => {
  toast.dismiss();
});

const detail = (name: string) => screen.findByRole('region', { name });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

describe('the Webhooks screen', () => {
  it('shows the first subscription, and the one that is selected', async () => {
    openWebhooks();
    expect(await detail('Warehouse system')).toBeVisible();

    await press(/Freight costs/);

    expect(await detail('Freight costs')).toBeVisible();
    expect(currentUrl()).toBe('/webhooks?part=settings&webhook=6');
    expect(screen.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  it('shows an explanation while there are none', async () => {
    openWebhooks({ list: [] });

    expect(await screen.findByText('No webhooks yet')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Read the guide' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
  });

  it('links to the guide where the installation publishes it', async () => {
    openWebhooks({ list: [], more: { 'HEAD /api/docs': { status: 200, body: '' } } });

    expect(await screen.findByRole('link', { name: 'Read the guide' })).toBeVisible();
  });

  it('tells users who cannot add one only what it is', async () => {
    openWebhooks({ list: [], permissions: ['READ_WEBHOOK'] });

    expect(await screen.findByText(/^A webhook sends events/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  });

  it('shows that it could not be loaded, and retries', async () => {
    const seen = openWebhooks({ more: { 'GET webhook': serverError } });

    await press('Try again');

    await waitFor(() => {
      expect(seen.filter(({ path }) => path === 'webhook').length).toBeGreaterThan(1);
    });
  });

  it('is read-only for users with read permission only', async () => {
    openWebhooks({ permissions: ['READ_WEBHOOK'] });
    await detail('Warehouse system');

    expect(screen.getByLabelText('Name')).toBeDisabled();
    for (const name of ['Add', 'Test event', 'Pause', 'More actions', 'Show', 'Rotate'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    [{ failingSince: '2026-11-20T03:14:00.000Z' }, /Your server is not responding/],
    [{ status: 'DISABLED', statusReason: '410 Gone' }, /410 Gone. Nothing is lost/],
  ] as const)('shows a problem: %j', async (change, words) => {
    openWebhooks({ list: [{ ...warehouse, ...change }] });

    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('settings of a webhook', () => {
  it('keep what is typed while they are being saved', async () => {
    let release: (response: FakeResponse) => void = () => undefined;
    const received = new Promise<FakeResponse>((resolve) => (release = resolve));
    openWebhooks({ more: { 'PUT webhook/5': () => received } });
    await detail('Warehouse system');
    type('Name', 'Warehouse');
    await press('Save');

    type('Notify', 'ops@harbour.example');
    release({ body: { ...warehouse, name: 'Warehouse', version: 4 } });

    expect(await screen.findByText('Webhook saved')).toBeInTheDocument();
    expect(screen.getByLabelText('Notify')).toHaveValue('ops@harbour.example');
  });

  it('are saved from the version they were read with', async () => {
    const seen = openWebhooks({ more: { 'PUT webhook/5': { body: warehouse } } });
    await detail('Warehouse system');
    type('Name', 'Warehouse');
    await userEvent.click(screen.getByRole('checkbox', { name: 'manifest.submitted' }));

    await press('Save');

    expect(await screen.findByText('Webhook saved')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Warehouse',
      url: warehouse.url,
      types: ['consignment.*', 'tracking.updated', 'manifest.submitted'],
      mostInFlight: 8,
      notificationEmails: ['it@harbour.example'],
      version: 3,
    });
  });

  it('are not saved while invalid', async () => {
    const seen = openWebhooks();
    await detail('Warehouse system');
    type('Address', 'ftp://x');
    type('Concurrent calls', '33');

    await press('Save');

    expect(screen.getByText('Must be an https address')).toBeVisible();
    expect(screen.getByText('Must enter a number from 1 to 32')).toBeVisible();
    expect(seen.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('show the secret on request', async () => {
    openWebhooks({ more: { 'POST webhook/5/reveal-secret': { body: { secret: 'whsec_abc' } } } });
    await detail('Warehouse system');
    expect(screen.getByLabelText('Signing secret')).not.toHaveValue('whsec_abc');

    await press('Show');

    expect(await screen.findByDisplayValue('whsec_abc')).toBeVisible();
  });
});

describe('adding a webhook', () => {
  it('shows its secret once, and asks before closing', async () => {
    const created = { ...warehouse, id: 7, name: 'New one', secret: 'whsec_new' };
    const seen = openWebhooks({ list: [], more: { 'POST webhook': { body: created } } });
    await press('Add');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    type('Name', 'New one');
    type('Address', 'https://wms.harbour.example/new');

    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

    expect(await dialog.findByDisplayValue('whsec_new')).toBeVisible();
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'New one',
      types: ['*'],
      clientId: 1,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Close without storing the secret?')).toBeVisible();
  });
});

describe('a webhook without an event', () => {
  it('is rejected with an error that describes the list of events', async () => {
    const seen = openWebhooks({ list: [] });
    await press('Add');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add webhook' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^All events/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));

    expect(dialog.getByRole('alert')).toHaveTextContent('Select at least one event type.');
    expect(dialog.getByRole('group', { name: 'Events' })).toHaveAccessibleDescription(
      'Select at least one event type.',
    );
    expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('a test event', () => {
  it('shows the response of the server', async () => {
    const attempt = {
      at: '2026-11-20T03:12:44.000Z',
      durationMs: 212,
      status: 503,
      failure: '503 Service Unavailable',
      remoteAddress: '8.8.8.8',
      answerHeaders: { 'retry-after': '30' },
      answerBody: 'later',
    };
    const test = { attempt, requestHeaders: { 'webhook-id': 'evt_test_1' }, requestBody: '{}' };
    const seen = openWebhooks({ more: { 'POST webhook/5/test': { body: test } } });
    await press('Test event');
    await press('Send');

    expect(await screen.findByText('503 Service Unavailable')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Response' })).toHaveTextContent(/retry-after: 30/);
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      type: 'consignment.created',
    });
  });
});

describe('pausing, resuming and deleting', () => {
  it('pauses once, however often it is pressed', async () => {
    const never = new Promise<FakeResponse>(() => undefined);
    const seen = openWebhooks({ more: { 'POST webhook/5/pause': () => never } });
    await press('Pause');
    await press('Pause');

    await waitFor(() => {
      expect(seen.filter(({ path }) => path === 'webhook/5/pause')).toHaveLength(1);
    });
  });

  it('pauses at once', async () => {
    openWebhooks({ more: { 'POST webhook/5/pause': { body: warehouse } } });
    await press('Pause');

    expect(await screen.findByText('Webhook paused')).toBeInTheDocument();
  });

  it('asks twice before it skips events', async () => {
    const seen = openWebhooks({
      list: [costs],
      more: { 'POST webhook/6/resume': { body: costs } },
    });
    await press('Resume');
    await userEvent.click(await screen.findByRole('radio', { name: 'from now' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Resume sending' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Resume' }));
    await press('Skip and resume');

    expect(await screen.findByText('Webhook resumed')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({ from: 'NOW' });
  });

  it('deletes the version that was shown', async () => {
    const seen = openWebhooks({ more: { 'DELETE webhook/5': { status: 204 } } });
    await pick('Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Webhook deleted')).toBeInTheDocument();
    expect(seen.find(({ method }) => method === 'DELETE')?.params.get('version')).toBe('3');
  });
});
