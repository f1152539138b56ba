import type { ConsignmentEvent } from '@contracts/events/consignment.events.js';
import type { ConsignmentListPage } from '@contracts/views/consignment.view.js';
import type { CountedRowsView, DashboardSummaryView } from '@contracts/views/dashboard.view.js';
import { manifestedStatuses } from '@contracts/rules/consignment.js';

import {
  address,
  connote,
  content,
  manifested,
  offer,
} from '../../../../projections/src/testing/sample-consignment.js';
import { Clock } from '../../platform/clock.js';
import { SeededRandom } from '../../../../demo/seed/seeded-random.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { day, NOON } from '../testing/dashboard.fixture.js';
import { fillFromEvents, type ConsignmentEvents } from '../testing/fill-from-events.js';
import { jsonOf } from '../../../../test/support/json.js';

const CONSIGNMENTS = 400;

const carriers = `
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, cut_off_time)
    values (5, 'northline', 'Northline', 2, 8, '11:30'), (6, 'coastal', 'Coastal', 2, 8, '15:00');
  insert into customer_carrier (id, customer_id, carrier_id) values (50, 1, 5), (60, 1, 6), (70, 2, 6);
  insert into customer_carrier_account (id, customer_carrier_id, account_number)
    values (1, 50, 'A'), (2, 60, 'B'), (3, 70, 'C');
  insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
    values (1, 1, 'NL', 90), (2, 2, 'CO', 91), (3, 3, 'CX', 92);
  insert into client_carrier_account (id, client_id, connote_prefix_id)
    values (500, 10, 1), (501, 10, 2), (502, 20, 3), (503, 11, 2);`;

const owners = [
  { clientId: 10, clientName: 'Parent', customerId: 1 },
  { clientId: 11, clientName: 'Child', customerId: 1 },
  { clientId: 20, clientName: 'Foreign', customerId: 2 },
] as const;

const random = new SeededRandom(46);

/** Anything that can happen to a consignment, around today. */
function anyHistory(id: number): ConsignmentEvents {
  const owner = random.pick(owners);
  const [carrierId, customerCarrierId] =
    owner.customerId === 2
      ? [6, 70]
      : random.pick([
          [5, 50],
          [6, 60],
        ] as const);
  const state = random.pick(['NSW', 'VIC', 'WA']);
  const dispatched = random.pick([0, random.between(-9, 3)]);
  const body = content({
    dispatchDate: day(dispatched),
    sender: address({ suburb: { id: 1, name: 'Here', postcode: '2000', state, etaZone: 'SYD' } }),
  });
  const initialData = { consignmentId: id, owner, content: body };
  const offered: ConsignmentEvent = {
    type: 'OfferSelected',
    data: {
      offer: offer({
        carrierId,
        customerCarrierId,
        etaDate: random.pick([null, day(dispatched + 1), day(dispatched + random.between(1, 9))]),
        isPermanentBooking: random.next() < 0.2,
      }),
    },
  };
  const last = random.pick([
    'draft',
    'ready',
    'ready',
    'gone',
    'gone',
    'gone',
    'gone',
    'deleted',
  ] as const);
  if (last === 'draft') return { id, events: [{ type: 'ConsignmentDrafted', data: initialData }] };
  const ready: ConsignmentEvent[] = [
    { type: 'ConsignmentCreated', data: initialData },
    offered,
    connote(id),
  ];
  if (last === 'ready') return { id, events: ready };
  if (last === 'deleted')
    return { id, events: [...ready, { type: 'ConsignmentDeleted', data: {} }] };
  return { id, events: [...ready, manifested(1000 + id), ...scans()] };
}

const scans = (): ConsignmentEvent[] =>
  random.next() < 0.2
    ? []
    : [
        {
          type: 'TrackingUpdated',
          data: {
            status: random.pick(manifestedStatuses.slice(1)),
            occurredAt:
              NOON.minus({ days: random.between(0, 5) })
                .toUTC()
                .toISO() ?? '',
            location: null,
            description: '',
            carrierDescription: null,
            source: 'CARRIER',
            isLatest: true,
          },
        },
      ];

let backend: RunningBackend;
const tokens = new Map<string, string>();

beforeAll(async () => {
  backend = await startBackend('dashboard_counts');
  await backend.database.query(someClients);
  await backend.database.query(carriers);
  await fillFromEvents(
    backend.database,
    Array.from({ length: CONSIGNMENTS }, (_, index) => anyHistory(index + 1)),
    { recordedAt: NOON.minus({ hours: 2 }).toUTC().toISO() ?? '' },
  );
  jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(NOON.toJSDate());
  for (const [name, role] of [
    ['a client', { role: 'CLIENT_USER', clientId: 10 }],
    ['a customer', { role: 'CUSTOMER_USER', customerId: 1 }],
    ['everybody', { role: 'SUPER_ADMIN' }],
  ] as const)
    tokens.set(
      name,
      (await signedInUser(backend, { email: `${role.role}@x.example`, roles: [role] })).token,
    );
});

afterAll(() => backend.stop());

const headers = (username: string) => ({
  'Content-Type': 'application/json',
  Authorization: `Bearer ${tokens.get(username) ?? ''}`,
});

async function summaryOf(username: string, client: string) {
  const response = await fetch(`${backend.url}/api/v1/dashboard/summary?${client}`, {
    headers: headers(username),
  });
  return await jsonOf<DashboardSummaryView>(response);
}

async function countOf(username: string, client: string, { list, query }: CountedRowsView) {
  const response = await fetch(`${backend.url}/api/v1/${list}?size=1&${client}`, {
    method: 'POST',
    headers: headers(username),
    body: JSON.stringify(query),
  });
  expect(response.status).toBe(200);
  return (await jsonOf<ConsignmentListPage>(response)).totalCount;
}

interface Counted {
  readonly path: string;
  readonly rows: CountedRowsView;
  /** Client the rows belong to, if an item belongs to one. */
  readonly client: string | null;
}

/** Every number of a response that carries a query, with its path. */
function countsIn(value: unknown, path = '', client: string | null = null): Counted[] {
  if (typeof value !== 'object' || value === null) return [];
  const owner =
    'clientId' in value && typeof value.clientId === 'number'
      ? `clientId=${value.clientId}`
      : client;
  const here: Counted[] =
    'query' in value && 'list' in value
      ? [{ path, rows: value as unknown as CountedRowsView, client: owner }]
      : [];
  return [
    ...here,
    ...Object.entries(value)
      .filter(([key]) => key !== 'query')
      .flatMap(([key, part]) => countsIn(part, `${path}/${key}`, owner)),
  ];
}

describe('H46 each number of the dashboard', () => {
  it.each([
    ['a client', ''],
    ['a customer', ''],
    ['a customer', 'clientId=11'],
    ['everybody', ''],
    ['everybody', 'clientId=20'],
  ])('opens exactly its rows for %s %s', async (username, client) => {
    const counts = countsIn(await summaryOf(username, client));
    const opened: [string, number][] = [];
    for (const { path, rows, client: owner } of counts)
      opened.push([path, await countOf(username, owner ?? client, rows)]);

    expect(opened).toEqual(counts.map(({ path, rows }) => [path, rows.count]));
    expect(counts.length).toBeGreaterThan(10);
  });

  it('is not zero: overdue, exceptions, lanes and recent changes', async () => {
    const { figures, cutOffs, happened, onTime, attention } = await summaryOf('a customer', '');

    expect(figures?.exceptions.overdue.count).toBeGreaterThan(5);
    expect(figures?.inTransit.late.count).toBeGreaterThan(1);
    expect(cutOffs?.lanes.filter(({ open }) => open.count > 0).length).toBeGreaterThan(1);
    expect(cutOffs?.openCount).toBe(cutOffs?.lanes.reduce((sum, { open }) => sum + open.count, 0));
    expect(happened).toHaveLength(12);
    expect(onTime?.some(({ overdue, percent }) => overdue > 0 && percent < 100)).toBe(true);
    expect(attention.map(({ kind }) => kind)).toContain('OVERDUE');
  });
});
