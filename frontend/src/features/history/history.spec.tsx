import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { HistoryEventView } from '@contracts/views/history.view';

import { fakeServer, heldResponse, type FakeEndpoint } from '../../../test/fake-server';
import { consignment, operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { HistoryDrawer } from './HistoryDrawer';
import { nameOf } from './snapshot/snapshot-facts';

const event = (
  revision: number,
  type: string,
  summary: string,
  changes: HistoryEventView['changes'] = [],
): HistoryEventView => ({
  eventId: `event-${revision}`,
  revision,
  at: `2030-01-0${revision + 1}T02:00:00Z`,
  actor: { id: 7, name: 'Tom Wren', onBehalfOf: null },
  type,
  summary,
  changes,
});

const recordedEvents = [
  event(0, 'ConsignmentCreated', 'Created'),
  event(1, 'LabelPrinted', 'Label opened'),
  event(2, 'ConsignmentAmended', 'Details changed', [
    { path: 'offer.items.0.quantity', from: 4, to: 5 },
    { path: 'offer.isTailgateRequired', from: false, to: true },
  ]),
  event(3, 'ConsignmentManifested', 'Manifested on MAN-9'),
];

const at = (revision: number) => {
  const { offer } = consignment();
  return consignment({
    manifestNumber: revision >= 3 ? 'MAN-9' : null,
    printedLabel: revision >= 1,
    offer: { ...offer, isTailgateRequired: revision >= 2 },
  });
};

function open(address = '', more: Record<string, FakeEndpoint> = {}) {
  fakeServer({
    'GET consignment/71/history': { body: recordedEvents },
    ...Object.fromEntries(
      recordedEvents.map(({ revision }) => [
        `GET consignment/71/history/${revision}`,
        { body: at(revision) },
      ]),
    ),
    ...more,
  });
  renderPart(<HistoryDrawer />, {
    at: `/?history=consignment-71${address}`,
    session: sessionOf(operator),
  });
}

const pane = (name: string) => screen.findByRole('region', { name });
const slider = () => screen.findByRole('slider', { name: 'Point in time' });

noBrowserLayout();
describe('consignment history', () => {
  it('opens at the latest event, titled with the connote', async () => {
    open();

    expect(await screen.findByRole('dialog', { name: 'History of SCF71' })).toBeInTheDocument();
    expect(await slider()).toHaveAttribute(
      'aria-valuetext',
      expect.stringContaining('Event 4 of 4'),
    );
    expect(await pane('Now')).toHaveTextContent('MAN-9');
  });

  it('is titled with the type while there is no connote', () => {
    expect(nameOf(consignment({ connoteNumber: 'DRAFT' }))).toBe('draft 71');
    expect(nameOf(consignment({ connoteNumber: 'PENDING MANIFEST' }))).toBe('consignment 71');
  });

  it('steps back event by event, storing the position in the URL', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Previous event' }));

    expect(await slider()).toHaveValue('2');
    await waitFor(() => {
      expect(currentUrl()).toContain('at=2');
    });
    const then = await pane('As it was at 01:00 pm');
    expect(await within(then).findByText('Not manifested')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    await waitFor(() => {
      expect(currentUrl()).not.toContain('at=');
    });
  });

  it('follows the handle of the scrubber', async () => {
    open();
    fireEvent.change(await slider(), { target: { value: '0' } });

    expect(await screen.findByText(/^Event 1 of 4/)).toBeInTheDocument();
    expect(
      screen.getByText('Later events, not applied yet at this point in time'),
    ).toBeInTheDocument();
  });

  it('shows the changes of an event, and that printed labels are out of date', async () => {
    open('&at=2');
    const events = await screen.findByRole('region', { name: 'Events' });
    const current = within(events).getByRole('button', { current: true });
    expect(current).toHaveTextContent('Item 1 quantity 4 5');
    expect(current).toHaveTextContent('Tailgate required No Yes');

    const then = await pane('As it was at 01:00 pm');
    expect(await within(then).findByText('Was No')).toBeInTheDocument();
    expect(within(then).getByText('Labels are out of date')).toBeInTheDocument();
  });

  it('compares a point in time with now', async () => {
    open('&at=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Compare with now' }));

    expect(await within(await pane('Now')).findByText('Was Not manifested')).toBeInTheDocument();
  });

  it('keeps a point in time under its own title until the next one has loaded', async () => {
    const held = heldResponse();
    open('', { 'GET consignment/71/history/2': held.endpoint });
    expect(await within(await pane('Now')).findByText('MAN-9')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));

    expect(await slider()).toHaveValue('2');
    expect(await pane('Now')).toHaveTextContent('MAN-9');
    expect(screen.queryByRole('region', { name: 'As it was at 01:00 pm' })).toBeNull();
    held.send({ body: at(2) });
    expect(await pane('As it was at 01:00 pm')).toHaveTextContent('Not manifested');
  });
});
