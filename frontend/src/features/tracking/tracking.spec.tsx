import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { ConsignmentTrackingView, TrackingEventView } from '@contracts/views/tracking.view';

import { fakeServer, type Answer } from '../../../test/fake-server';
import { operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { TrackingDialog } from './TrackingDialog';

const event = (
  DateTime: string,
  Status: TrackingEventView['Status'],
  words: string,
): TrackingEventView => ({
  DateTime,
  Status,
  Location: 'Yatala QLD',
  StatusDescription: Status,
  CarrierDescription: words,
  POD: null,
});

const onTheRoad: ConsignmentTrackingView = {
  consignmentId: 801,
  clientId: 1,
  connoteNumber: 'BNX801',
  serviceType: 'Overnight',
  carrier: 'Banksia Express',
  status: 'IN_TRANSIT',
  dispatchDate: '2030-01-08',
  manifestedAt: '2030-01-08T00:30:00Z',
  eta: '2030-01-09',
  senderState: 'WA',
  senderSuburb: 'Caversham',
  receiverCompany: 'Coastline Kitchens',
  receiverSuburb: 'Burleigh Heads QLD 4220',
  internalTracking: true,
  carrierTrackingUrl: null,
  articleNumbers: [{ itemNumber: 1, from: 'BNX000000001', to: 'BNX000000004' }],
  proofOfPickup: { type: 'PICKUP', signedBy: 'J. Maher', signature: null, dateTime: '' },
  proofOfDelivery: null,
  ConsignmentTracking: {
    TrackingEvents: [
      event('2030-01-08T06:00:00Z', 'IN_TRANSIT', 'Linehaul departed'),
      event('2030-01-08T01:00:00Z', 'MANIFESTED', 'Manifest received'),
    ],
  },
};

function open(more: Record<string, Answer> = {}, tracking = onTheRoad) {
  const seen = fakeServer({
    'GET tracking': { body: tracking },
    ...more,
  });
  renderPart(
    <>
      <TrackingDialog />
      <Toaster />
    </>,
    { at: '/?tracking=801', session: sessionOf(operator) },
  );
  return seen;
}

const choose = async (status: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'New status' }));
  await userEvent.click(await screen.findByRole('option', { name: status }));
  await userEvent.click(screen.getByRole('button', { name: 'Update status' }));
};

noBrowserLayout();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  toast.dismiss();
});

describe('tracking a consignment', () => {
  it('shows the step it stands at and every event, in the time of the sender', async () => {
    open();
    const dialog = await screen.findByRole('dialog', { name: 'BNX801' });

    const [, , third] = within(dialog).getAllByRole('listitem');
    expect(third).toHaveAttribute('aria-current', 'step');
    expect(third).toHaveTextContent('IN TRANSIT');
    expect(within(dialog).getByRole('row', { name: /Linehaul departed/ })).toHaveTextContent(
      '08/01/2030 02:00:00 pm',
    );
    expect(dialog).toHaveTextContent('Signed By J. Maher');
    expect(dialog).toHaveTextContent('Not delivered yet');
  });

  it('says that there is nothing yet', async () => {
    open({}, { ...onTheRoad, ConsignmentTracking: { TrackingEvents: [] } });

    expect(await screen.findByText('No tracking events found.')).toBeInTheDocument();
  });

  it('says why it cannot be shown, and can be closed', async () => {
    open({ 'GET tracking': { status: 404, body: { message: 'Consignment not found' } } });
    expect(await screen.findByText('Consignment not found')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('setting a status by hand', () => {
  it('changes nothing when it is the current one', async () => {
    const seen = open();
    await choose('IN TRANSIT');

    expect(await screen.findByText('Status is not changed')).toBeInTheDocument();
    expect(seen.some(({ method, path }) => method === 'POST' && path === 'tracking')).toBe(false);
  });

  it('sends the chosen one with the usual description', async () => {
    const seen = open({ 'POST tracking': { body: null } });
    await choose('DELIVERED');

    expect(await screen.findByText('Manual tracking event added')).toBeInTheDocument();
    const sent = seen.find(({ method, path }) => method === 'POST' && path === 'tracking');
    expect(sent?.body).toMatchObject({
      ConnoteNumber: 'BNX801',
      TrackingEvents: [{ UpdateStatus: 'DELIVERED', StatusDescription: 'Manual tracking event' }],
    });
  });
});
