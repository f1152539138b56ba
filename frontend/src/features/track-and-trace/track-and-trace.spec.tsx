import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {
  fakeServer,
  heldResponse,
  serverError,
  type FakeEndpoint,
} from '../../../test/fake-server';
import { operator } from '../../../test/freight';
import { narrowScreen } from '../../../test/screen-size';
import { sessionOf } from '../../../test/people';
import { currentUrl, renderPart } from '../../../test/render-app';
import { TrackAndTracePage } from './TrackAndTracePage';

function open(results: Record<string, FakeEndpoint> = {}) {
  const seen = fakeServer(results);
  renderPart(<TrackAndTracePage />, { at: '/track-and-trace', session: sessionOf(operator) });
  return seen;
}
const track = async (connote: string) => {
  await userEvent.type(screen.getByLabelText('Connote number'), connote);
  await userEvent.click(screen.getByRole('button', { name: 'Track' }));
};

const found = {
  consignmentId: 71,
  connoteNumber: 'SCF71',
  status: 'IN_TRANSIT',
  internalTracking: true,
  carrierTrackingUrl: null,
};

describe('track and trace', () => {
  it('TRK-23 does not search for an invalid connote', async () => {
    const seen = open();
    await track('a b');

    expect(screen.getByText('Invalid Connote Number')).toBeVisible();
    expect(seen).toEqual([]);
  });

  it('TRK-24 says when nothing was found', async () => {
    open();
    await track('SCF9999');

    expect(await screen.findByText('Invalid Consignment or Tracking Number')).toBeVisible();
  });

  it('does not report a number as not found when the request fails', async () => {
    open({ 'GET consignment/connote/SCF71': serverError });
    await track('SCF71');

    expect(
      await screen.findByText('Something went wrong on our side. Please try again.'),
    ).toBeVisible();
    expect(screen.getByLabelText('Connote number')).toHaveValue('SCF71');
  });

  it('TRK-21 TRK-22 opens the tracking of the result and keeps it listed', async () => {
    open({ 'GET consignment/connote/SCF71': { body: found } });
    await track('SCF71');

    expect(await screen.findByRole('button', { name: /SCF71/ })).toBeVisible();
    await waitFor(() => {
      expect(currentUrl()).toBe('/track-and-trace?tracking=71');
    });
  });

  it('lists the current tracking of a result, not the tracking that was found', async () => {
    open({
      'GET consignment/connote/SCF71': { body: found },
      'GET tracking': { body: { ...found, status: 'DELIVERED' } },
    });
    await track('SCF71');

    expect(await screen.findByRole('button', { name: /SCF71.*DELIVERED/ })).toBeVisible();
  });

  it('lists a result that arrives late, but does not open it over a dialog opened in the meantime', async () => {
    const late = heldResponse();
    const ofNumber = (id: number) => ({
      body: { ...found, consignmentId: id, connoteNumber: `SCF${id}` },
    });
    open({
      'GET consignment/connote/SCF71': ofNumber(71),
      'GET consignment/connote/SCF72': ofNumber(72),
      'GET consignment/connote/SCF73': late.endpoint,
    });
    for (const connote of ['SCF71', 'SCF72', 'SCF73']) {
      await userEvent.clear(screen.getByLabelText('Connote number'));
      await track(connote);
      if (connote !== 'SCF73') await screen.findByRole('button', { name: new RegExp(connote) });
    }
    await userEvent.click(screen.getByRole('button', { name: /SCF71/ }));
    late.send(ofNumber(73));

    expect(await screen.findByRole('button', { name: /SCF73/ })).toBeVisible();
    expect(currentUrl()).toBe('/track-and-trace?tracking=71');
  });

  it("TRK-20 opens the carrier's own page when it sends no scans", async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    const elsewhere = {
      ...found,
      internalTracking: false,
      carrierTrackingUrl: 'https://t.example/SCF71',
    };
    open({ 'GET consignment/connote/SCF71': { body: elsewhere } });
    await track('SCF71');

    await waitFor(() => {
      expect(openWindow).toHaveBeenCalledWith('https://t.example/SCF71', '_blank', 'noopener');
    });
    expect(currentUrl()).toBe('/track-and-trace');
  });

  it('TRK-25 says when the carrier has no tracking', async () => {
    const body = { statusCode: 409, message: 'Carrier tracking not available' };
    open({ 'GET consignment/connote/SCF71': { status: 409, body } });
    await track('SCF71');

    expect(await screen.findByText('Carrier tracking not available')).toBeVisible();
  });
});

describe('scanning in track and trace', () => {
  narrowScreen();
  const scan = async (code: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Scan' }));
    await userEvent.type(await screen.findByLabelText('Number on the label'), `${code}{Enter}`);
  };

  it('opens the tracking of what was scanned', async () => {
    open({ 'GET consignment/connote/SCF7100001': { body: found } });
    await scan('SCF7100001');

    await waitFor(() => {
      expect(currentUrl()).toBe('/track-and-trace?tracking=71');
    });
    expect(await screen.findByText('SCF71')).toBeVisible();
  });

  it('lists results with a carrier page, which browsers only open on a tap', async () => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    openWindow.mockClear();
    const carrierTrackingUrl = 'https://t.example/SCF71';
    open({
      'GET consignment/connote/SCF71': {
        body: { ...found, internalTracking: false, carrierTrackingUrl },
      },
    });
    await scan('SCF71');
    expect(await screen.findByText('Recent searches')).toBeVisible();
    expect(openWindow).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await userEvent.click(screen.getByRole('button', { name: /SCF71/ }));

    expect(openWindow).toHaveBeenCalledWith(carrierTrackingUrl, '_blank', 'noopener');
  });

  it('says that a number is not found', async () => {
    open();
    await scan('SCF9999');

    expect(await screen.findByText('Not one of your consignments: SCF9999')).toBeVisible();
    expect(currentUrl()).toBe('/track-and-trace?sheet=scan');
  });
});
