import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { narrowScreen, wideScreen } from '../../../../test/screen-size';
import { currentUrl } from '../../../../test/render-app';
import { delivered, delivery, ONE, open, openOne, page, LOG } from './deliveries.fixture';

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const panelOf = (name: string) => screen.findByRole('complementary', { name });

describe('a delivery on a wide screen', () => {
  wideScreen();

  it('is beside the list, where the keys step through the rows', async () => {
    open({ 'GET webhook/5/delivery/31': { body: { ...delivery, ...delivered } } });
    await userEvent.click(await screen.findByRole('button', { name: /^manifest.submitted/ }));
    await panelOf('manifest.submitted');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await rowOf(/manifest 12/)).toHaveAttribute('aria-current', 'true');

    await userEvent.keyboard('j');
    await panelOf('consignment.delivered');
    expect(screen.getByRole('button', { name: /^consignment.delivered/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');

    await waitFor(() => {
      expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    });
    expect(currentUrl()).toBe('/webhooks');
  });

  it('opens from anywhere in its row', async () => {
    open();
    await userEvent.click(within(await rowOf(/manifest 12/)).getByText('2×'));

    expect(await panelOf('manifest.submitted')).toBeVisible();
  });

  it('returns the focus to its row when it is closed', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /^manifest.submitted/ }));
    const panel = within(await panelOf('manifest.submitted'));
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));

    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^manifest.submitted/ })).toHaveFocus();
    });
  });

  it('shows the response of the attempt that is chosen', async () => {
    const [first] = delivery.tries;
    const answer = { answerHeaders: { 'retry-after': '30' }, answerBody: '{"error":"busy"}' };
    const tries = [first, { ...first, number: 2, at: '2026-11-20T03:13:00.000Z', ...answer }];
    openOne({ [ONE]: { body: { ...delivery, tries } } });
    const panel = within(await panelOf('manifest.submitted'));
    const attempts = within(panel.getByRole('list', { name: 'Attempts' }));
    expect(attempts.getByText('Attempt 3 of 10')).toBeVisible();
    expect(attempts.getByText('503, Retry-After 30')).toBeVisible();

    await userEvent.click(attempts.getByRole('button', { name: /^Attempt 1 / }));
    expect(panel.getByRole('tab', { name: 'Response' })).toHaveAttribute('aria-selected', 'true');
    expect(panel.getByText('down for maintenance')).toBeVisible();
    await userEvent.click(attempts.getByRole('button', { name: /^Attempt 2 / }));
    expect(panel.getByText('retry-after')).toBeVisible();
    expect(panel.getByRole('region', { name: 'Response' })).toHaveTextContent(
      '{ "error": "busy" }',
    );
  });

  it('is not resent by key behind another dialog', async () => {
    const seen = openOne();
    await panelOf('manifest.submitted');
    await userEvent.keyboard('t');
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a test event' }));
    act(() => {
      dialog.getByRole('button', { name: 'Send' }).focus();
    });
    await userEvent.keyboard('r');

    expect(seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('the subject of a delivery', () => {
  it('is linked to its consignment over the page, for users who may read it', async () => {
    open({}, '/webhooks?webhook=5', ['READ_WEBHOOK', 'READ_CONSIGNMENT']);
    const link = within(await rowOf(/DB00000144/)).getByRole('link', { name: 'DB00000144' });
    expect(link).toHaveAttribute('href', '/webhooks?webhook=5&consignment=4711');
  });

  it('is not linked for others', async () => {
    open({}, '/webhooks', ['READ_WEBHOOK']);
    expect(within(await rowOf(/DB00000144/)).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the log on a phone', () => {
  narrowScreen();

  it('is a list of cards', async () => {
    const behind = { ...page.deliveries[0], id: 33, waitsFor: { id: 32, sequence: 6 } };
    open({ [LOG]: { body: { ...page, deliveries: [behind, ...page.deliveries] } } });
    const list = await screen.findByRole('list', { name: 'Deliveries' });
    const cards = within(list).getAllByRole('listitem');

    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('Waits for no. 6');
    expect(cards[2]).toHaveTextContent('DB00000144 · no. 6');
  });
});
