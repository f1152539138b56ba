import type { WebhookDeliveryPage } from '@contracts/views/webhook-delivery.view.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import type { ErrorBody } from '../../testing/test-session.js';
import { startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';

let users: WebhookUsers;
let id: number;
let other: number;

interface LoggedEvent {
  readonly type: string;
  readonly subject: string;
  readonly state: string;
  /** Day of November 2026, at midday UTC. */
  readonly day: number;
}

/** In the order in which they were taken. */
const logged: readonly LoggedEvent[] = [
  { type: 'consignment.created', subject: 'consignment/501', state: 'DELIVERED', day: 20 },
  { type: 'consignment.manifested', subject: 'consignment/501', state: 'DELIVERED', day: 21 },
  { type: 'manifest.submitted', subject: 'manifest/71', state: 'SKIPPED', day: 21 },
  { type: 'consignment.created', subject: 'consignment/502', state: 'GIVEN_UP', day: 22 },
  { type: 'tracking.updated', subject: 'consignment/501', state: 'WAITING', day: 23 },
  { type: 'tracking.updated', subject: 'consignment/502', state: 'WAITING', day: 23 },
  { type: 'consignment.created', subject: 'consignment/503', state: 'DELIVERED', day: 24 },
];

const eventIdOf = (index: number) => `evt_${String(index + 1).padStart(26, '0')}`;

const insertEvents = `
  insert into public_event
  select e.id, lpad(e.n::text, 19, '0'), 0, e.type, 1, split_part(e.subject, '/', 1), split_part(e.subject, '/', 2)::bigint,
         e.n, 10, 1, now(), now(), e.facts
    from jsonb_to_recordset($1::jsonb) as e(id text, n int, type text, subject text, facts jsonb)`;

const insertDeliveries = `
  insert into webhook_delivery (subscription_id, event_id, event_type, subject, position, ordinal, state,
         next_attempt_at, finished_at, taken_at)
  select $2, e.id, e.type, e.subject, lpad(e.n::text, 19, '0'), 0, e.state, e.at,
         case when e.state <> 'WAITING' then e.at end, e.at
    from jsonb_to_recordset($1::jsonb) as e(id text, n int, type text, subject text, state text, at timestamptz)
   order by e.n`;

const insertManifest = `
  insert into manifest_list (id, manifest_number, client_id, client_name, customer_id, carrier_display_name,
    display_service_type, sender_company, dispatch_date, created_at, updated_at, consignment_count, is_submitted,
    data_status, integration_attempts, integration_updated_at, booking_status, booking_attempts, booking_updated_at,
    printed_label, printed_consignment, printed_freight_summary, search_text)
  values (71, 'MAN-712', 10, 'Parent', 1, 'Carrier', 'Road', 'Sender', '2026-11-21', now(), now(), 1, true,
    'NOT_REQUIRED', 0, now(), 'NOT_REQUIRED', 0, now(), false, false, false, '')`;

beforeAll(async () => {
  users = await startWebhookUsers('delivery_log', 'http://127.0.0.1:9/hooks');
  const { database } = users.backend;
  ({ id } = await users.add());
  ({ id: other } = await users.add({ name: 'Another' }));
  await fillList(database, [
    listRow({ id: 501, connoteNumber: 'DB00000144' }),
    listRow({ id: 502, connoteNumber: 'GBK0000192' }),
    listRow({ id: 503, connoteNumber: 'DB00000144', clientId: 20, customerId: 2 }),
  ]);
  await database.query(insertManifest);
  const events = logged.map(({ day, ...event }, index) => ({
    ...event,
    id: eventIdOf(index),
    n: index + 1,
    at: `2026-11-${day}T12:00:00Z`,
    facts: { connoteNumber: event.subject === 'consignment/501' ? 'DB00000144' : null },
  }));
  await database.query(insertEvents, [JSON.stringify(events)]);
  await database.query(insertDeliveries, [JSON.stringify(events), id]);
  await database.query(insertDeliveries, [JSON.stringify(events.slice(0, 1)), other]);
}, 240_000);
afterAll(() => users.backend.stop());

const list = async (query: string, of = id) =>
  (
    await users.web.request<WebhookDeliveryPage & ErrorBody>(
      users.admin,
      'GET',
      `webhook/${of}/delivery${query}`,
    )
  ).body;

/** Numbers of the listed deliveries, counted from 0 in `logged`. */
const found = async (query: string) =>
  (await list(query)).deliveries.map(({ eventId }) => Number(eventId.slice(4)) - 1);

describe('the delivery log', () => {
  it.each([
    ['everything, newest first', '', [6, 5, 4, 3, 2, 1, 0]],
    ['a state', '?state=WAITING', [5, 4]],
    ['a type', '?type=consignment.created', [6, 3, 0]],
    ['a type and a state', '?type=consignment.created&state=DELIVERED', [6, 0]],
    ['days', '?from=2026-11-21T00:00:00Z&to=2026-11-23T00:00:00%2B00:00', [3, 2, 1]],
    ['a start, included', '?from=2026-11-24T12:00:00Z', [6]],
    ['an end, excluded', '?to=2026-11-20T12:00:00Z', []],
    ['a type on days', '?type=tracking.updated&to=2026-11-24T00:00:00Z', [5, 4]],
    ['a connote', '?search=db00000144', [4, 1, 0]],
    ['a connote and a type', '?search=DB00000144&type=tracking.updated', [4]],
    ['a connote and a state', '?search=DB00000144&state=DELIVERED', [1, 0]],
    ['the id of a consignment', '?search=502', [5, 3]],
    ['the number of a manifest', '?search=man-712', [2]],
    ['the id of an event', `?search=${eventIdOf(3)}`, [3]],
    ['the id of an event, as before', `?eventId=${eventIdOf(2)}`, [2]],
    ['an unknown connote', '?search=ZZ99', []],
  ])('is filtered by %s', async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('names the subject of each event and its number in it', async () => {
    const [delivery] = (await list('?search=DB00000144')).deliveries;
    expect(delivery).toMatchObject({
      ...{ subject: 'consignment/501', subjectName: 'DB00000144', sequence: 5 },
      eventType: 'tracking.updated',
    });
  });

  it('names the delivery that a waiting one waits for, within its own webhook', async () => {
    const { database } = users.backend;
    const behind = [
      { type: 'tracking.updated', subject: 'consignment/501', state: 'WAITING', n: 8 },
      { type: 'tracking.updated', subject: 'consignment/501', state: 'DELIVERED', n: 9 },
    ].map((event) => ({
      ...{ ...event, id: eventIdOf(event.n - 1), at: '2026-11-25T12:00:00Z' },
      facts: { connoteNumber: 'DB00000144' },
    }));
    await database.query(insertEvents, [JSON.stringify(behind)]);
    await database.query(insertDeliveries, [JSON.stringify(behind), id]);
    await database.query(insertDeliveries, [JSON.stringify(behind.slice(0, 1)), other]);
    try {
      const [ended, second, first] = (await list('?search=501')).deliveries;
      expect(ended).toMatchObject({ state: 'DELIVERED', waitsFor: null });
      expect(second?.waitsFor).toEqual({ id: first?.id, sequence: 5 });
      expect(first).toMatchObject({ state: 'WAITING', waitsFor: null });
      const [ofOther] = (await list('', other)).deliveries;
      expect(ofOther).toMatchObject({ state: 'WAITING', waitsFor: null });
    } finally {
      await database.query(`delete from webhook_delivery where taken_at >= '2026-11-25T12:00:00Z'`);
      await database.query('delete from public_event where id = any ($1)', [
        behind.map((one) => one.id),
      ]);
    }
  });

  it('contains deliveries of its own webhook only, whatever is searched for', async () => {
    const { deliveries } = await list('?search=DB00000144', other);
    expect(deliveries.map(({ eventId }) => eventId)).toEqual([eventIdOf(0)]);
  });

  it.each(['', '&state=DELIVERED', '&type=consignment.created', '&search=501'])(
    'continues after a delivery with the same filter%s, and ends after a deleted one',
    async (filter) => {
      const all = (await list(`?${filter}`)).deliveries;
      const rest = (await list(`?before=${all[0]?.id}${filter}`)).deliveries;

      expect(all.length).toBeGreaterThan(1);
      expect(rest).toEqual(all.slice(1));
      expect((await list(`?before=999999${filter}`)).deliveries).toEqual([]);
    },
  );

  it.each([
    'type=consignment.lost',
    'from=2026-11-20',
    'from=2026-02-30T00:00:00Z',
    'to=2026-11-20T00:00:00',
    `search=${'x'.repeat(101)}`,
  ])('rejects %s', async (query) => {
    const { code } = await list(`?${query}`);
    expect(code).toBe('request.invalid');
  });
});
