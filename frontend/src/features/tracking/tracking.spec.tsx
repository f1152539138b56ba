import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from 'sonner';

import type { PermissionName } from '@contracts/permissions/permissions';
import type { ConsignmentTrackingView } from '@contracts/views/tracking.view';

import { fakeServer, heldResponse, type SeenRequest } from '../../../test/fake-server';
import { operator } from '../../../test/freight';
import { noBrowserLayout } from '../../../test/layout';
import { sessionOf } from '../../../test/people';
import { renderPart } from '../../../test/render-app';
import { onTheRoad } from '../../../test/tracking';
import { TrackingDialog } from './TrackingDialog';

interface Start {
  readonly results?: Parameters<typeof fakeServer>[0];
  readonly tracking?: ConsignmentTrackingView;
  readonly permissions?: readonly PermissionName[];
}

function open({ results = {}, tracking = onTheRoad, permissions = operator }: Start = {}) {
  const seen = fakeServer({ 'GET tracking': { body: tracking }, ...results });
  renderPart(
    <>
      <TrackingDialog />
      <Toaster />
    </>,
    { at: '/?tracking=801', session: sessionOf(permissions) },
  );
  return seen;
}
const dialogOf = () => screen.findByRole('dialog', { name: 'BNX801' });

const save = async () => userEvent.click(screen.getByRole('button', { name: 'Update status' }));
const choices = async () => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'New status' }));
  return screen.findAllByRole('option');
};
const choose = async (status: string) => {
  await choices();
  await userEvent.click(screen.getByRole('option', { name: status }));
  await save();
};
const posted = (seen: readonly SeenRequest[]) =>
  seen.filter(({ method, path }) => method === 'POST' && path === 'tracking');

noBrowserLayout();
afterEach(() => {
  toast.dismiss();
});

describe('tracking a consignment', () => {
  it('TRK-01 TRK-02 shows its number, service, carrier and day', async () => {
    const seen = open();
    const dialog = await dialogOf();

    expect(dialog).toHaveTextContent(/^Consignment TrackingBNX801/);
    for (const fact of [
      'CarrierBanksia ExpressService TypeOvernight',
      'Dispatch Date08/01/2030',
      'Item numbersBNX000000001 to BNX000000004',
    ])
      expect(dialog).toHaveTextContent(fact);
    expect(seen[0]?.params.get('consignment_id')).toBe('801');
  });

  it('TRK-03 TRK-04 shows the five steps, and the active one', async () => {
    open();
    const steps = within(await dialogOf()).getByRole('list', { name: 'Consignment Tracking' });
    const items = within(steps).getAllByRole('listitem');

    expect(items.map((item) => item.querySelector('.name')?.textContent)).toEqual([
      'MANIFESTED',
      'PICKUP BOOKED',
      'IN TRANSIT',
      'OUT FOR DELIVERY',
      'DELIVERED',
    ]);
    expect(items.map((item) => item.getAttribute('data-state'))).toEqual([
      'completed',
      'completed',
      'active',
      'pending',
      'pending',
    ]);
    expect(items[2]).toHaveAttribute('aria-current', 'step');
  });

  it.each([
    ['WA', '08/01/2030 02:00:00 pm'],
    [null, '08/01/2030 05:00:00 pm'],
  ])(
    'TRK-05 TRK-26 lists every event, newest first, in the time of %j',
    async (senderState, time) => {
      open({ tracking: { ...onTheRoad, senderState } });
      const table = within(await dialogOf()).getByRole('table', { name: 'Tracking events' });

      const headings = within(table).getAllByRole('columnheader');
      expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Date Time',
        'Status',
        'Location',
        'Carrier Description',
      ]);
      const [, newest] = within(table).getAllByRole('row');
      expect(newest).toHaveTextContent('Linehaul departed');
      expect(newest).toHaveTextContent(time);
      expect(newest).toHaveTextContent('Yatala QLD');
    },
  );

  it('TRK-06 TRK-07 shows who signed, with a download of the signature', async () => {
    const proof = { signedBy: 'J. Maher', signature: 'iVBORw0KGgo=', dateTime: '' };
    open({
      tracking: {
        ...onTheRoad,
        proofOfPickup: { ...proof, type: 'PICKUP' },
        proofOfDelivery: { ...proof, type: 'DELIVERY', signedBy: 'B. Banks', signature: null },
      },
    });
    const pickup = await screen.findByRole('region', { name: 'PROOF OF PICKUP' });
    const delivery = screen.getByRole('region', { name: 'PROOF OF DELIVERY' });

    expect(pickup).toHaveTextContent('Signed By J. Maher');
    expect(within(pickup).getByRole('img')).toHaveAccessibleName('Signature of J. Maher');
    const link = within(pickup).getByRole('link', { name: /^Download signature/ });
    expect(link).toHaveAttribute('download', 'BNX801-proof-of-pickup.png');
    expect(link).toHaveAttribute('href', 'data:image/png;base64,iVBORw0KGgo=');
    expect(delivery).toHaveTextContent('Signed By B. Banks');
    expect(within(delivery).queryByRole('link')).toBeNull();
  });

  it('TRK-08 says when there is nothing yet', async () => {
    open({ tracking: { ...onTheRoad, ConsignmentTracking: { TrackingEvents: [] } } });

    expect(await screen.findByText('No tracking events found.')).toBeInTheDocument();
  });

  it('shows an error and can be closed', async () => {
    const notFound = { status: 404, body: { message: 'Consignment not found' } };
    open({ results: { 'GET tracking': notFound } });
    expect(await screen.findByText('Consignment not found')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('setting a status manually', () => {
  it('TRK-11 requires customer staff', async () => {
    open({ permissions: operator.filter((name) => name !== 'CUSTOMER_CONTENT') });
    await dialogOf();

    expect(screen.queryByRole('form', { name: 'Update status' })).toBeNull();
  });

  it('TRK-12 offers five statuses', async () => {
    open();

    expect((await choices()).map(({ textContent }) => textContent)).toEqual([
      'PICKUP BOOKED',
      'PICKED UP',
      'IN TRANSIT',
      'OUT FOR DELIVERY',
      'DELIVERED',
    ]);
  });

  it('TRK-13 requires a selection', async () => {
    const seen = open();
    await dialogOf();
    await save();

    expect(await screen.findByText('Select a new status first')).toBeInTheDocument();
    expect(posted(seen)).toEqual([]);
  });

  it('TRK-15 rejects the current status', async () => {
    const seen = open();
    await choose('IN TRANSIT');

    expect(await screen.findByText('Status is not changed')).toBeInTheDocument();
    expect(posted(seen)).toEqual([]);
  });

  it('TRK-14 TRK-16 TRK-18 sends the selected one with the default description, and shows it', async () => {
    let status: ConsignmentTrackingView['status'] = 'IN_TRANSIT';
    const seen = open({
      results: {
        'GET tracking': () => ({ body: { ...onTheRoad, status } }),
        'POST tracking': () => {
          status = 'DELIVERED';
          return { body: null };
        },
      },
    });
    await choose('DELIVERED');

    expect(await screen.findByText('Manual tracking event added')).toBeInTheDocument();
    expect(posted(seen)[0]?.body).toEqual({
      ConnoteNumber: 'BNX801',
      ConsignmentId: 801,
      TrackingEvents: [
        {
          DateTime: expect.stringMatching(/Z$/),
          UpdateStatus: 'DELIVERED',
          StatusDescription: 'Manual tracking event',
        },
      ],
    });
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')[4]).toHaveAttribute('aria-current', 'step');
    });
  });

  it.each([
    ['Internal server error', 'Failed to apply manual tracking event to chosen Consignment'],
    ['Status is not changed', 'Status is not changed'],
  ])('TRK-19 shows what failed when the server returns %j', async (message, shown) => {
    open({ results: { 'POST tracking': { status: 500, body: { statusCode: 500, message } } } });
    await choose('DELIVERED');

    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('keeps the description that is typed while another one is saved', async () => {
    const saving = heldResponse();
    open({ results: { 'POST tracking': saving.endpoint } });
    await choose('DELIVERED');
    await userEvent.type(screen.getByLabelText('Description'), 'Signed by dock');
    saving.send({ body: null });

    expect(await screen.findByText('Manual tracking event added')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveValue('Signed by dock');
  });
});
