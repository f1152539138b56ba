import type { ConsignmentEvent, TrackingUpdated } from '@contracts/events/consignment.events.js';
import { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import { DashboardDayRow } from '@read-models/dashboard-day.row.js';
import { DashboardStatusRow } from '@read-models/dashboard-status.row.js';

import { foldTables } from '../testing/folded-tables.js';
import { recorded } from '../testing/recorded.js';
import { content, created, manifested, offer, owner } from '../testing/sample-consignment.js';
import { dashboard } from './dashboard.projection.js';

const scan = (
  status: TrackingUpdated['data']['status'],
  occurredAt = '2026-11-24T01:00:00.000Z',
): ConsignmentEvent => ({
  type: 'TrackingUpdated',
  data: {
    status,
    occurredAt,
    location: null,
    description: '',
    carrierDescription: null,
    source: 'CARRIER',
    isLatest: true,
  },
});

/** Contents of the tables after each event, in its own batch. */
async function after(...events: ConsignmentEvent[]) {
  const tables = await foldTables(dashboard, recorded('consignment-1', events));
  return {
    consignment: tables.rowsOf(DashboardConsignmentRow)[0],
    days: tables.rowsOf(DashboardDayRow).map(counted),
    statuses: tables.rowsOf(DashboardStatusRow).map(({ id, quantity }) => [id, quantity]),
  };
}

const counted = ({
  id,
  owner: _,
  customerCarrierId: __,
  senderState: ___,
  day: ____,
  ...counts
}: DashboardDayRow) => ({
  id,
  ...Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
});

const ready = created(1);
const gone = [...ready, manifested(4)];
const drafted: ConsignmentEvent = {
  type: 'ConsignmentDrafted',
  data: { consignmentId: 1, owner, content: content() },
};
const withoutEta: ConsignmentEvent = {
  type: 'OfferSelected',
  data: { offer: offer({ etaDate: null }) },
};

describe('the figures of a dashboard', () => {
  it('are counted for the client and for its customer as a whole', async () => {
    const { days, statuses } = await after(...ready);

    expect(days).toEqual([
      { id: 'client/7/50/NSW/2026-11-20', made: 1 },
      { id: 'client/7/50/NSW/2026-11-23', ready: 1 },
      { id: 'customer/3/50/NSW/2026-11-20', made: 1 },
      { id: 'customer/3/50/NSW/2026-11-23', ready: 1 },
    ]);
    expect(statuses).toEqual([
      ['client/7/50/CREATED', 1],
      ['customer/3/50/CREATED', 1],
    ]);
  });

  it('exclude deleted consignments and include them again once restored', async () => {
    const gone = [...ready, { type: 'ConsignmentDeleted', data: {} } as const];

    expect(await after(...gone)).toMatchObject({ days: [], statuses: [] });
    expect((await after(...gone, { type: 'ConsignmentRestored', data: {} })).days).toHaveLength(4);
  });

  it.each([
    ['on time in the last second of its day', '2026-11-24T12:59:59.000Z', 'onTime', '2026-11-24'],
    [
      'late a second after midnight in the receiver’s state',
      '2026-11-24T13:00:01.000Z',
      'late',
      '2026-11-25',
    ],
  ])('count a delivery as %s', async (_, at, count, day) => {
    const { days } = await after(...gone, scan('DELIVERED', at));

    expect(days).toContainEqual({ id: 'client/7/50/NSW/2026-11-23', [count]: 1 });
    expect(days).toContainEqual({ id: `client/7/50/NSW/${day}`, delivered: 1 });
  });

  it('use the receiver’s time zone for the day of a delivery', async () => {
    const suburb = { id: 3, name: 'Perth', postcode: '6000', state: 'WA', etaZone: 'PER' } as const;
    const inPerth = created(1, { receiver: { ...content().receiver!, suburb } });
    const evening = scan('DELIVERED', '2026-11-24T15:00:00.000Z');

    expect((await after(...inPerth, manifested(4), evening)).days).toEqual(
      expect.arrayContaining([
        { id: 'client/7/50/NSW/2026-11-23', onTime: 1 },
        { id: 'client/7/50/NSW/2026-11-24', delivered: 1 },
      ]),
    );
  });

  it('count one without an ETA as on time', async () => {
    const { days } = await after(...ready, withoutEta, manifested(4), scan('DELIVERED'));

    expect(days).toContainEqual({ id: 'client/7/50/NSW/2026-11-23', onTime: 1 });
  });

  it('count what is due, and exceptions with their start', async () => {
    const due = await after(...gone, scan('OUT_FOR_DELIVERY'));
    const stuck = await after(...gone, scan('OUT_FOR_DELIVERY'), scan('UNABLE_TO_DELIVER'));

    expect(due.days).toContainEqual({ id: 'client/7/50/NSW/2026-11-24', due: 1 });
    expect(stuck.days).toContainEqual({ id: 'client/7/50/NSW/2026-11-24', troubled: 1 });
    expect(stuck.statuses).toContainEqual(['client/7/50/UNABLE_TO_DELIVER', 1]);
  });

  it('move with a rollover and a change of carrier', async () => {
    const { days } = await after(
      ...ready,
      {
        type: 'DispatchDateRolledOver',
        data: { from: '2026-11-23', to: '2026-11-25', etaDate: '2026-11-27' },
      },
      { type: 'OfferSelected', data: { offer: offer({ customerCarrierId: 60 }) } },
    );

    expect(days).toContainEqual({ id: 'client/7/60/NSW/2026-11-25', ready: 1 });
    expect(days.filter(({ id }) => id.includes('/50/'))).toEqual([]);
  });

  it('count drafts separately, without a carrier', async () => {
    const { days, statuses } = await after(drafted);

    expect(days).toContainEqual({ id: 'client/7/0/NSW/2026-11-23', drafts: 1 });
    expect(statuses).toContainEqual(['client/7/0/DRAFT', 1]);
  });

  it('update when the sender or the day of a draft changes', async () => {
    const sender = { ...content().receiver!, id: 13 };
    const { days } = await after(drafted, {
      type: 'ConsignmentAmended',
      data: { content: content({ sender, dispatchDate: '2026-11-26' }) },
    });

    expect(days).toContainEqual({ id: 'client/7/0/VIC/2026-11-26', drafts: 1 });
    expect(days).toHaveLength(4);
  });

  it.each([
    ['sender', null],
    ['suburb', { ...content().sender!, suburb: null }],
  ])('count consignments without a %s under no state', async (_, sender) => {
    const { days } = await after({
      type: 'ConsignmentDrafted',
      data: { consignmentId: 1, owner, content: content({ sender, receiver: sender }) },
    });

    expect(days).toContainEqual({ id: 'client/7/0//2026-11-23', drafts: 1 });
  });

  it('count freight with the carrier as in transit until it is delivered', async () => {
    expect((await after(...gone)).days).toContainEqual({
      id: 'client/7/50/NSW/2026-11-23',
      underway: 1,
    });
    expect((await after(...gone, scan('IN_TRANSIT'))).days).toContainEqual({
      id: 'client/7/50/NSW/2026-11-23',
      underway: 1,
    });
  });

  it('have nothing due without an ETA', async () => {
    const { days } = await after(...ready, withoutEta, manifested(4), scan('OUT_FOR_DELIVERY'));

    expect(days.map(({ id }) => id)).toEqual([
      'client/7/50/NSW/2026-11-20',
      'client/7/50/NSW/2026-11-23',
      'customer/3/50/NSW/2026-11-20',
      'customer/3/50/NSW/2026-11-23',
    ]);
  });

  it('have no ETA for a consignment whose date changes before it has a carrier', async () => {
    const rolled: ConsignmentEvent = {
      type: 'DispatchDateRolledOver',
      data: { from: '2026-11-23', to: '2026-11-25', etaDate: '2026-11-27' },
    };

    expect((await after(drafted, rolled)).consignment?.etaDate).toBeNull();
    expect((await after(...ready, rolled)).consignment?.etaDate).toBe('2026-11-27');
  });

  it('are counted by owner, carrier, state and day', async () => {
    const tables = await foldTables(dashboard, recorded('consignment-1', ready));

    expect(tables.rowsOf(DashboardDayRow)[0]).toMatchObject({
      owner: 'client/7',
      customerCarrierId: 50,
      senderState: 'NSW',
      day: '2026-11-20',
    });
    expect(tables.rowsOf(DashboardStatusRow)[1]).toMatchObject({
      owner: 'customer/3',
      customerCarrierId: 50,
      status: 'CREATED',
    });
  });

  it('add up the consignments of a client', async () => {
    const tables = await foldTables(dashboard, recorded('consignment-1', ready));
    await tables.fold(recorded('consignment-2', [...created(2), manifested(4)]));

    expect(tables.rowsOf(DashboardConsignmentRow)).toHaveLength(2);
    expect(tables.rowsOf(DashboardDayRow).map(counted)).toContainEqual({
      id: 'client/7/50/NSW/2026-11-23',
      ready: 1,
      underway: 1,
    });
  });

  it('are written only if they change', async () => {
    const folded = await foldTables(dashboard, recorded('consignment-1', ready));
    await folded.fold(recorded('consignment-1', [manifested(4)]));
    expect(folded.writtenOf(DashboardDayRow)).toEqual([
      'client/7/50/NSW/2026-11-23',
      'customer/3/50/NSW/2026-11-23',
    ]);

    await folded.fold(
      recorded('consignment-1', [{ type: 'LabelPrinted', data: { paperworkType: 'LABEL' } }]),
    );
    expect(folded.writtenOf(DashboardDayRow)).toEqual([]);
    expect(folded.writtenOf(DashboardStatusRow)).toEqual([]);
  });
});
