import type { ConsignmentEvent, TrackingUpdated } from '@contracts/events/consignment.events.js';
import type { DashboardConsignmentRow } from '@read-models/dashboard-consignment.row.js';
import type { DashboardDayRow } from '@read-models/dashboard-day.row.js';
import type { DashboardStatusRow } from '@read-models/dashboard-status.row.js';

import { foldBatch } from '../platform/fold.js';
import { recorded } from '../testing/recorded.js';
import { created, manifested, offer } from '../testing/sample-consignment.js';
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

/** What the tables hold after each event came in a batch of its own. */
async function after(...events: ConsignmentEvent[]) {
  const tables = new Map<unknown, Map<string | number, object>>();
  const tableOf = (row: unknown) => tables.get(row) ?? tables.set(row, new Map()).get(row)!;
  for (const event of recorded('consignment-1', events)) {
    const { tables: changed } = await foldBatch(dashboard, [event], {
      load: (row) => Promise.resolve(new Map(tableOf(row))),
    });
    for (const { row, changes } of changed)
      for (const { key, after: next } of changes)
        if (next) tableOf(row).set(key, next);
        else tableOf(row).delete(key);
  }
  const rowsOf = <Row>(index: number) =>
    [...tableOf([dashboard.table, ...dashboard.derived][index]?.row).values()] as Row[];
  return {
    consignment: rowsOf<DashboardConsignmentRow>(0)[0],
    days: rowsOf<DashboardDayRow>(1).map(counted),
    statuses: rowsOf<DashboardStatusRow>(2).map(({ id, quantity }) => [id, quantity]),
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

describe('the numbers of a dashboard', () => {
  it('are kept for the client and for its customer as a whole', async () => {
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

  it('forget what is deleted and know it again once it is restored', async () => {
    const gone = [...ready, { type: 'ConsignmentDeleted', data: {} } as const];

    expect(await after(...gone)).toMatchObject({ days: [], statuses: [] });
    expect((await after(...gone, { type: 'ConsignmentRestored', data: {} })).days).toHaveLength(4);
  });

  it.each([
    ['in time on its last day', '2026-11-24T12:59:59.000Z', 'onTime', '2026-11-24'],
    [
      'late a second after midnight in the receiver’s state',
      '2026-11-24T13:00:01.000Z',
      'late',
      '2026-11-25',
    ],
  ])('say that a delivery is %s', async (_, at, count, day) => {
    const { days } = await after(...gone, scan('DELIVERED', at));

    expect(days).toContainEqual({ id: 'client/7/50/NSW/2026-11-23', [count]: 1 });
    expect(days).toContainEqual({ id: `client/7/50/NSW/${day}`, delivered: 1 });
  });

  it('count one without an ETA as in time', async () => {
    const noEta: ConsignmentEvent = {
      type: 'OfferSelected',
      data: { offer: offer({ etaDate: null }) },
    };

    const { days } = await after(...ready, noEta, manifested(4), scan('DELIVERED'));

    expect(days).toContainEqual({ id: 'client/7/50/NSW/2026-11-23', onTime: 1 });
  });

  it('say what is due, and what is in trouble since when', async () => {
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
});
