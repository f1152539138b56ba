import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { setLiveStatus } from '../../../shared/live/live-state';
import { setWatchSender } from '../../../shared/live/watched-records';
import { currentUrl } from '../../../../test/render-app';
import { press } from '../../../../test/webhooks-page';
import { delivered, delivery, LOG, open, page } from './deliveries.fixture';

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const details = (name: RegExp) => screen.findByRole('button', { name });
const [first, second] = [/^manifest.submitted, details/, /^consignment.delivered, details/];

describe('the filters of the deliveries', () => {
  it('request a type', async () => {
    const seen = open();
    await rowOf(/manifest 12/);
    const filters = await screen.findByLabelText('Event type');
    fireEvent.change(filters, { target: { value: 'consignment.delivered' } });
    await waitFor(() => {
      expect(seen.at(-1)?.params.get('type')).toBe('consignment.delivered');
    });
  });

  it('search by connote, and are cleared together when nothing is found', async () => {
    const seen = open({
      [LOG]: (request) => ({
        body: request.params.has('search') ? { ...page, deliveries: [] } : page,
      }),
    });
    await rowOf(/manifest 12/);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Connote or ID' }), 'DB00000999');

    expect(await screen.findByText('No deliveries found')).toBeVisible();
    expect(seen.at(-1)?.params.get('search')).toBe('DB00000999');
    await press('Clear filters');
    expect(await rowOf(/manifest 12/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Connote or ID' })).toHaveValue('');
  });
});

describe('the keyboard shortcuts of the deliveries', () => {
  it('move from row to row, open a row, and step to the next one while it is open', async () => {
    open({ 'GET webhook/5/delivery/31': { body: { ...delivery, ...delivered } } });
    await rowOf(/manifest 12/);
    await userEvent.keyboard('j');
    expect(await details(first)).toHaveFocus();
    await userEvent.keyboard('j');
    expect(await details(second)).toHaveFocus();
    await userEvent.keyboard('jk');
    expect(await details(first)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(currentUrl()).toBe('/webhooks?delivery=32');
    });
    await screen.findByRole('dialog', { name: 'manifest.submitted' });
    expect(screen.getByRole('button', { name: 'Previous delivery' })).toBeDisabled();

    await userEvent.keyboard('j');
    await screen.findByRole('dialog', { name: 'consignment.delivered' });
    expect(currentUrl()).toBe('/webhooks?delivery=31');
    await press('Previous delivery');
    await screen.findByRole('dialog', { name: 'manifest.submitted' });
  });

  it('resend the open delivery, but not while a confirmation is open', async () => {
    const path = 'POST webhook/5/delivery/32/redeliver';
    const seen = open({ [path]: { body: delivery } }, '/webhooks?delivery=32');
    const sent = () => seen.filter(({ method }) => method === 'POST');
    await screen.findByRole('list', { name: 'Attempts' });
    await press('Skip');
    const question = await screen.findByRole('alertdialog');
    await userEvent.keyboard('r');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(question).not.toBeInTheDocument();
    });
    expect(sent()).toEqual([]);

    await userEvent.keyboard('r');
    await waitFor(() => {
      expect(sent()).toHaveLength(1);
    });
  });

  it('focus the search', async () => {
    open();
    await rowOf(/manifest 12/);
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Connote or ID' })).toHaveFocus();
  });
});

describe('the log of a webhook', () => {
  afterEach(() => {
    act(() => {
      setLiveStatus('connecting');
    });
    setWatchSender(null);
  });

  it('is updated live while it is shown', async () => {
    const sent: string[] = [];
    setWatchSender((verb, { type, id }) => sent.push(`${verb} ${type} ${id}`));
    open();
    await rowOf(/manifest 12/);
    await press('Settings', 'tab');
    expect(sent).toEqual(['watch webhook 5']);
    await press(/Freight costs/);

    expect(sent).toEqual(['watch webhook 5', 'unwatch webhook 5', 'watch webhook 6']);
  });

  it('is polled only while it is not live', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      const seen = open();
      await rowOf(/manifest 12/);
      const reads = () => seen.filter(({ path }) => path === 'webhook/5/delivery').length;
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      await waitFor(() => {
        expect(reads()).toBe(2);
      });
      act(() => {
        setLiveStatus('live');
      });
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(reads()).toBe(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
