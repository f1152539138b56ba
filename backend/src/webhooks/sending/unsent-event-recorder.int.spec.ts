import { EventRetention } from '../../event-feed/index.js';
import { Environment } from '../../platform/config/environment.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { makeWebhookNotices } from '../testing/make-webhook-notices.js';
import { UnsentEventRecorder } from './unsent-event-recorder.js';

const now = new Date('2026-11-28T00:00:00Z');
const tomorrow = new Date('2026-11-29T00:00:00Z');

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('held_events');
  await backend.database.query(someClients);
}, 60_000);
afterAll(() => backend.stop());

beforeEach(() =>
  backend.database.query(`
    truncate public_event, webhook_subscription, webhook_delivery, webhook_replay cascade;
    delete from mail_outbox;
    update public_event_deletion set position = '', ordinal = 0, deleted_to = null`),
);

const position = (number: number) => String(number).padStart(19, '0');

/** Events of clients in this order, from position 1 on; the first three are old. */
async function storeEvents(clientIds: readonly number[]): Promise<void> {
  for (const [index, clientId] of clientIds.entries())
    await backend.database.query(
      `insert into public_event values ($1, $2, 0, $3, 1, 'consignment', $4, 1, $5,
         (select customer_id from client where id = $5), $6, $6, '{"connoteNumber": "WH0001"}')`,
      [
        ...[`evt_${index + 1}`, position(index + 1)],
        ...[index === 1 ? 'manifest.submitted' : 'consignment.deleted', index + 1, clientId],
        index < 3 ? '2025-01-01' : '2026-11-01',
      ],
    );
}

async function subscribe(name: string, cursor: string | null, types = ['*']): Promise<number> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).create();
  const [row] = await backend.database.query<{ id: number }[]>(
    `insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
       notification_emails, secret, salt, created_by, cursor, status)
     values (10, $1, 'https://example.com/', $2, '{}', '2024-01-01', 8, array['it@x.example'], $3, $4, 'test',
       $5, 'PAUSED')
     returning id`,
    [name, types, secret, salt, cursor],
  );
  return row!.id;
}

async function deleteOld(): Promise<void> {
  const environment = Object.assign(Object.create(Environment.prototype) as Environment, {
    PUBLIC_EVENT_DAYS: 400,
  });
  const retention = new EventRetention(backend.database, new FixedClock(now), environment);
  new UnsentEventRecorder(retention);
  await retention.deleteOld();
}

async function emailsAt(time: Date): Promise<{ subject: string; text: string }[]> {
  await makeWebhookNotices(backend, new FixedClock(time)).notify();
  return backend.database.query('select subject, text from mail_outbox order by id');
}

describe('events that are deleted because of their age', () => {
  it('are reported to webhooks that were paused for longer, and to no others', async () => {
    await storeEvents([10, 11, 10, 10, 20]);
    await subscribe('All', null);
    await subscribe('Later', `${position(1)}/0`);
    await subscribe('Consignments', `${position(0)}/0`, ['consignment.*']);
    await subscribe('Up to date', `${position(3)}/0`);
    await subscribe('Other types', null, ['connote_range.exhausted']);

    await deleteOld();

    const emails = await emailsAt(now);
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Webhook All: 3 events deleted before being sent',
      'Webhook Consignments: 2 events deleted before being sent',
      'Webhook Later: 2 events deleted before being sent',
    ]);
    expect(emails[0]?.text).toContain('paused or disabled for longer than events are kept');
    expect(await emailsAt(tomorrow)).toHaveLength(3);
  });

  it('are given up while waiting, with the reason, and reported with their consignments', async () => {
    await storeEvents([10, 11, 10, 10]);
    const webhook = await subscribe('Warehouse', `${position(4)}/0`);
    await backend.database.query(
      `insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, next_attempt_at, taken_at)
       select $1, id, 'consignment/' || subject_id, position, 0, now(), now() from public_event`,
      [webhook],
    );

    await deleteOld();

    const rows = await backend.database.query<object[]>(
      `select d.event_id as event, d.state, a.failure
         from webhook_delivery d left join webhook_attempt a on a.delivery_id = d.id order by d.position`,
    );
    const failure = 'The event was deleted because of its age before it was sent.';
    expect(rows).toEqual([
      ...['evt_1', 'evt_2', 'evt_3'].map((event) => ({ event, state: 'GIVEN_UP', failure })),
      { event: 'evt_4', state: 'WAITING', failure: null },
    ]);
    const [email] = await emailsAt(tomorrow);
    expect(email?.subject).toBe('Webhook Warehouse gave up 3 events');
  });

  it('end replays that have not reached the last of them', async () => {
    await storeEvents([10, 10, 10, 10]);
    const webhook = await subscribe('Warehouse', `${position(4)}/0`);
    for (const cursor of [`${position(3)}/-1`, `${position(3)}/0`])
      await backend.database.query(
        `insert into webhook_replay (subscription_id, from_at, to_at, cursor, end_cursor, types,
           per_second, state, requested_by, requested_at)
         values ($1, '2025-01-01', '2026-01-02', $2, '', array['*'], 100, 'PAUSED', 'Ada', '2026-01-02')`,
        [webhook, cursor],
      );

    await deleteOld();

    expect(await backend.database.query('select state from webhook_replay order by id')).toEqual([
      { state: 'CANCELLED' },
      { state: 'PAUSED' },
    ]);
  });
});
