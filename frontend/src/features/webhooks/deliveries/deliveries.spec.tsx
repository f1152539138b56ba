import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';

import { heldResponse, serverError } from '../../../../test/fake-server';
import { currentUrl } from '../../../../test/render-app';
import { press } from '../../../../test/webhooks-page';
import { delivery, LOG, ONE, open, openOne, page } from './deliveries.fixture';

afterEach(() => {
  toast.dismiss();
});

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the deliveries of a webhook', () => {
  it('come first, with the result of each and the figures of the day', async () => {
    open();

    const row = await rowOf(/manifest 12/);
    expect(within(row).getByText('Retry 3, 20/11 2:20 pm')).toBeVisible();
    expect(within(row).getByText('2×')).toBeVisible();
    expect(within(await rowOf(/DB00000144/)).getByText('200')).toBeVisible();
    expect(await screen.findByText('99.2%')).toBeVisible();
    expect(within(screen.getByLabelText('Last 24 hours')).getByText('120')).toBeVisible();
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
    await press('manifest.submitted, details of the delivery about manifest 12');

    const drawer = within(await screen.findByRole('dialog', { name: 'manifest.submitted' }));
    expect(currentUrl()).toBe('/webhooks?delivery=32');
    expect(await drawer.findByText('2 later events of manifest 12 wait.')).toBeVisible();
    expect(drawer.getByRole('region', { name: 'Request' })).toHaveTextContent(
      '{ "type": "manifest.submitted" }',
    );
    expect(drawer.getByText('live; attempt=2')).toBeVisible();
    await userEvent.click(drawer.getByRole('tab', { name: 'Response' }));
    expect(drawer.getByText('down for maintenance')).toBeVisible();
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

  it('is resent, and the new one is shown', async () => {
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
    await screen.findByRole('list', { name: 'Attempts' });
    await press('Resend');

    expect(await screen.findByText('Resent')).toBeInTheDocument();
    await waitFor(() => {
      expect(currentUrl()).toBe('/webhooks?delivery=40');
    });
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not shown again by a late response after it was closed', async () => {
    const sending = heldResponse();
    openOne({ 'POST webhook/5/delivery/32/redeliver': sending.endpoint });
    await screen.findByRole('list', { name: 'Attempts' });
    await press('Resend');
    await press('Close');
    sending.send({ body: { ...delivery, id: 40, lane: 'REDELIVERY', lastFailure: null } });

    expect(await screen.findByText('Resent')).toBeInTheDocument();
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
    await screen.findByRole('list', { name: 'Attempts' });
    await press('Resend');

    expect(await screen.findByText(/not accepted: 503 Service Unavailable/)).toBeInTheDocument();
  });

  it('is skipped after confirmation', async () => {
    const path = 'POST webhook/5/delivery/32/skip';
    const seen = openOne({ [path]: { body: { ...delivery, state: 'SKIPPED' } } });
    await screen.findByRole('list', { name: 'Attempts' });
    await press('Skip');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/It will not be sent to Warehouse system/)).toBeVisible();
    fireEvent.click(question.getByRole('button', { name: 'Skip' }));

    expect(await screen.findByText('Event skipped')).toBeInTheDocument();
    expect(seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('that is no longer waiting cannot be skipped', async () => {
    openOne({ [ONE]: { body: { ...delivery, state: 'DELIVERED', nextAttemptAt: null } } });
    await screen.findByRole('list', { name: 'Attempts' });

    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
  });
});
