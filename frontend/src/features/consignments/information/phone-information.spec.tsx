import { screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ConsignmentView } from '@contracts/views/consignment.view';
import type { HistoryEventView } from '@contracts/views/history.view';
import type { ItemView } from '@contracts/views/item.view';
import type { TrackingEventView } from '@contracts/views/tracking.view';

import { fakeServer } from '../../../../test/fake-server';
import { consignment, operator, receiver } from '../../../../test/freight';
import { narrowScreen } from '../../../../test/screen-size';
import { sessionOf } from '../../../../test/people';
import { currentUrl, renderPart } from '../../../../test/render-app';
import { onTheRoad } from '../../../../test/tracking';
import { usePublishRows } from '../listed-rows';
import { ConsignmentDrawer } from './ConsignmentDrawer';

narrowScreen();

const { offer } = consignment();
const [item] = offer.items;

const created: HistoryEventView = {
  eventId: 'event-0',
  revision: 0,
  at: '2030-01-07T02:00:00Z',
  actor: { id: 7, name: 'Tom Wren', onBehalfOf: null },
  type: 'ConsignmentCreated',
  summary: 'Created',
  changes: [],
};

function ListWithDrawer() {
  usePublishRows([{ id: 70 }, { id: 71 }, { id: 72 }]);
  return <ConsignmentDrawer />;
}

async function open(
  part: Partial<ConsignmentView> = { state: 'MANIFESTED', status: 'IN_TRANSIT' },
  events: readonly TrackingEventView[] = onTheRoad.ConsignmentTracking.TrackingEvents,
) {
  const status = part.status ?? 'CREATED';
  fakeServer({
    'GET consignment/71': { body: consignment(part) },
    'GET consignment/72': { body: consignment({ id: 72, connoteNumber: 'SCF72' }) },
    'GET consignment/71/history': { body: [created] },
    'GET consignment/72/history': { body: [created] },
    'GET tracking': {
      body: { ...onTheRoad, status, ConsignmentTracking: { TrackingEvents: events } },
    },
  });
  renderPart(<ListWithDrawer />, {
    at: '/consignment/list?consignment=71',
    session: sessionOf(operator),
  });
  const drawer = within(await screen.findByRole('dialog', { name: 'Consignment Information' }));
  await drawer.findByRole('tab', { name: 'Summary' });
  return drawer;
}

const scan = (Status: TrackingEventView['Status'], DateTime: string): TrackingEventView => ({
  DateTime,
  Status,
  Location: null,
  StatusDescription: Status,
  CarrierDescription: null,
  POD: null,
});

describe('the rows of consignment information on a phone', () => {
  it('H44 begin with the receiver, who is called on the way', async () => {
    const deliveryAddress = { ...receiver, addressLine2: 'Dock 2', phoneNumber: '(03) 7010 4411' };
    const drawer = await open({ offer: { ...offer, deliveryAddress } });

    const to = drawer.getByRole('region', { name: 'To' });
    const from = drawer.getByRole('region', { name: 'From' });
    expect(to.compareDocumentPosition(from)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(to).toHaveTextContent('Merri Creek Joinery 151 Weston St, Dock 2, Brunswick VIC 3056');
    expect(from).toHaveTextContent(/28 Davis Rd, Wetherill Park NSW 2164$/);
    expect(within(to).getByRole('link', { name: 'Call' })).toHaveAttribute(
      'href',
      'tel:(03)70104411',
    );
    expect(within(to).getByRole('link', { name: 'Route' })).toHaveAttribute(
      'href',
      'geo:0,0?q=151%20Weston%20St%2C%20Brunswick%20VIC%203056',
    );
    expect(within(from).queryByRole('link')).toBeNull();
  });

  it('total the goods, by kind and with the dangerous ones', async () => {
    const dangerousGoods = [
      { unNumber: { id: 1263 }, typeOfPackaging: 'III' },
    ] as ItemView['dangerousGoods'];
    const items = [
      { ...item!, itemNumber: 1, dangerousGoods },
      { ...item!, itemNumber: 2, itemTypeName: 'Pallet', quantity: 1 },
      { ...item!, itemNumber: 3, quantity: 2 },
    ];
    const drawer = await open({ offer: { ...offer, items } });

    expect(drawer.getByRole('region', { name: 'Goods' })).toHaveTextContent(
      'Goods7 pieces, 168 kg, 1.152 m³6 Carton, 1 Pallet · UN1263 III',
    );
  });

  it('show the cost, and how it is made up on demand', async () => {
    const drawer = await open();
    const cost = within(drawer.getByRole('region', { name: 'Cost' }));
    expect(cost.getByText('$120.50')).toBeVisible();
    expect(cost.queryByText('Total cost')).toBeNull();

    const why = cost.getByRole('button', { name: 'Why this cost', expanded: false });
    await userEvent.click(why);
    expect(cost.getByText('Total cost')).toBeVisible();
    expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(why).toHaveFocus();
  });

  it('LIST-100 leave out the cost of a draft', async () => {
    const drawer = await open({ status: 'DRAFT' });
    expect(drawer.queryByRole('region', { name: 'Cost' })).toBeNull();
  });

  it('show a price on application without an explanation', async () => {
    const drawer = await open({ offer: { ...offer, totalCost: 0 } });

    expect(drawer.getByRole('region', { name: 'Cost' })).toHaveTextContent('CostPOA');
    expect(drawer.queryByRole('button', { name: /^Why/ })).toBeNull();
  });

  it('show the booking, its manifest and when it was picked up', async () => {
    const part = { bookingReference: 'PU-204417', manifestNumber: 'MAN-709' };
    const drawer = await open({ ...part, state: 'MANIFESTED', status: 'PICKED_UP' }, [
      scan('PICKED_UP', '2030-01-08T02:00:00Z'),
    ]);

    const booked = drawer.getByRole('region', { name: 'Booked' });
    expect(await within(booked).findByText(/picked up 08\/01\/2030 10:00 am/)).toBeVisible();
    expect(booked).toHaveTextContent('PU-204417MAN-709, picked up');
    expect(within(booked).getByRole('link', { name: 'MAN-709' })).toBeVisible();
  });

  it('name the manifest of one without a booking, and no manifest before there is one', async () => {
    const manifestedAt = '2030-01-08T00:30:00Z';
    const drawer = await open(
      { manifestNumber: 'MAN-7', manifestedAt, state: 'MANIFESTED', status: 'MANIFESTED' },
      [],
    );
    expect(drawer.queryByRole('region', { name: 'Booked' })).toBeNull();
    const row = drawer.getByRole('region', { name: 'Manifest' });
    await waitFor(() => {
      expect(row).toHaveTextContent('MAN-7manifested 08/01/2030 08:30 am'); // at the sender
    });
  });

  it('end with the latest change, which opens the history', async () => {
    const drawer = await open();

    const latest = within(await drawer.findByRole('region', { name: 'Latest' }));
    expect(latest.getByText('Created')).toBeVisible();
    await userEvent.click(latest.getByRole('button', { name: /See what changed/ }));
    expect(currentUrl()).toContain('history=consignment-71');
  });

  it('have everything else behind one button', async () => {
    const drawer = await open({
      offer: { ...offer, deliveryAddress: { ...receiver, contactName: 'Dana K.' } },
    });
    expect(drawer.queryByText('Dana K.')).toBeNull();

    await userEvent.click(drawer.getByRole('button', { name: 'All details', expanded: false }));
    expect(drawer.getByText('Dana K.')).toBeVisible();
    expect(drawer.getByText('Dispatch Date')).toBeVisible();
    expect(drawer.getByText(/^Not set: /)).toBeVisible();
  });
});

describe('the progress of a consignment on a phone', () => {
  const steps = (drawer: Awaited<ReturnType<typeof open>>) =>
    within(drawer.getByRole('list', { name: 'Consignment Tracking' }))
      .getAllByRole('listitem')
      .map((step) => step.textContent);

  it('H44 says where and when it was last scanned, for which its steps have no room', async () => {
    const drawer = await open();

    expect(await drawer.findByText('Last scan: Yatala QLD, 08/01/2030 02:00 pm')).toBeVisible();
    expect(steps(drawer)).toEqual([
      'MANIFESTED: done',
      'PICKUP BOOKED: done',
      'IN TRANSIT: now',
      'OUT FOR DELIVERY: upcoming',
      'DELIVERED: upcoming',
    ]);
  });

  it('is shown before it has left', async () => {
    const drawer = await open({ state: 'OPEN', status: 'CREATED' });

    expect(drawer.getByText('Not manifested yet')).toBeVisible();
    expect(steps(drawer).every((step) => step.endsWith(': upcoming'))).toBe(true);
  });

  it('is shown before the first scan', async () => {
    const manifestedAt = '2030-01-08T00:30:00Z';
    const drawer = await open({ manifestedAt, state: 'MANIFESTED', status: 'MANIFESTED' }, []);

    expect(
      await drawer.findByText('Manifested 08/01/2030 08:30 am, not scanned yet'),
    ).toBeVisible();
    expect(steps(drawer)[0]).toBe('MANIFESTED: now');
  });

  it('says when it was last scanned if no scan has a location', async () => {
    const part = { manifestedAt: '2030-01-08T00:30:00Z', state: 'MANIFESTED' } as const;
    const drawer = await open({ ...part, status: 'IN_TRANSIT' }, [
      scan('IN_TRANSIT', '2030-01-08T06:00:00Z'),
      scan('PICKED_UP', '2030-01-08T02:00:00Z'),
    ]);

    expect(await drawer.findByText('Last scan: 08/01/2030 02:00 pm')).toBeVisible();
  });

  it('is hidden for a deleted consignment', async () => {
    const drawer = await open({ state: 'DELETED' });

    expect(drawer.queryByRole('list', { name: 'Consignment Tracking' })).toBeNull();
  });
});

describe('moving between consignments of the list on a phone', () => {
  it('uses two arrow buttons', async () => {
    const drawer = await open();
    expect(drawer.getByRole('button', { name: 'Previous consignment' })).toBeEnabled();

    await userEvent.click(drawer.getByRole('button', { name: 'Next consignment' }));
    expect(currentUrl()).toBe('/consignment/list?consignment=72');
  });
});

describe('the buttons of consignment information on a phone', () => {
  it('start with labels, then tracking', async () => {
    const drawer = await open();

    const print = drawer.getByRole('button', { name: 'Print label' });
    const track = drawer.getByRole('button', { name: 'Tracking' });
    expect(print.compareDocumentPosition(track)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
