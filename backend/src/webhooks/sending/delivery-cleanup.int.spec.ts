import pg from 'pg';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { DeliveryCleanup } from './delivery-cleanup.js';

const now = new Date('2026-11-20T03:00:00Z');

let backend: RunningBackend;
let client: pg.Client;

beforeAll(async () => {
  backend = await startBackend('delivery_store');
  await backend.database.query(someClients);
  client = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await client.connect();
}, 60_000);
afterAll(async () => {
  await client.end();
  await backend.stop();
});

/** A delivery that ended a number of days ago, with one response of its server. */
async function deliveredBefore(days: readonly number[]): Promise<void> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).create();
  await backend.database.query(
    `with webhook as (
       insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
         notification_emails, secret, salt, created_by)
       values (10, 'Warehouse', 'https://example.com/', array['*'], '{}', '2026-01-01', 8, '{}', $3, $4, 'test')
       returning id
     ), delivery as (
       insert into webhook_delivery
         (subscription_id, event_id, subject, position, ordinal, state, next_attempt_at, finished_at, taken_at)
       select webhook.id, 'evt_' || days, 'consignment/1', days::text, 0, 'DELIVERED', at, at, at
       from webhook, unnest($1::integer[]) days, lateral (select $2::timestamptz - make_interval(days => days) as at) ended
       returning id, finished_at
     )
     insert into webhook_attempt (delivery_id, number, at, duration_ms, status, answer_headers, answer_body)
     select id, 1, finished_at, 5, 200, '{"server": "caddy"}', 'fine' from delivery`,
    [days, now, secret, salt],
  );
}

describe('deliveries', () => {
  it('are deleted after 90 days, responses of servers after 30', async () => {
    await deliveredBefore([91, 89, 31, 29]);

    await new DeliveryCleanup(client).deleteOld(now);

    const { rows } = await client.query<{ event: string; headers: object; body: string | null }>(
      `select event_id as event, answer_headers as headers, answer_body as body
         from webhook_attempt a join webhook_delivery d on d.id = a.delivery_id order by a.at`,
    );
    expect(rows).toEqual([
      { event: 'evt_89', headers: {}, body: null },
      { event: 'evt_31', headers: {}, body: null },
      { event: 'evt_29', headers: { server: 'caddy' }, body: 'fine' },
    ]);
  });

  it('are counted for two days', async () => {
    await client.query(
      `insert into webhook_tally select 1, $1::timestamptz - make_interval(hours => hours), 'LIVE', 1, 0, 0, '{}'
       from unnest(array[49, 47]) hours`,
      [now],
    );

    await new DeliveryCleanup(client).deleteOld(now);

    const { rows } = await client.query<{ at: Date }>('select half_hour as at from webhook_tally');
    expect(rows.map(({ at }) => (now.getTime() - at.getTime()) / 3_600_000)).toEqual([47]);
  });

  it('of a deleted subscription are deleted in batches, not with it', async () => {
    await client.query('truncate webhook_delivery cascade');
    const deliveries = async () => {
      const { rows } = await client.query<{ event: string }>(
        'select event_id as event from webhook_delivery order by id',
      );
      return rows.map(({ event }) => event);
    };
    await deliveredBefore([5]);
    await client.query(`
      insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, next_attempt_at, taken_at)
      select subscription_id, 'evt_more_' || n, subject, position, ordinal, now(), now()
      from webhook_delivery, generate_series(1, 1499) n`);
    await client.query(
      'delete from webhook_subscription where id in (select subscription_id from webhook_delivery)',
    );
    const counts = [(await deliveries()).length];
    await deliveredBefore([6]);
    const cleanup = new DeliveryCleanup(client);
    const more: boolean[] = [];
    for (let batch = 0; batch < 3; batch += 1) {
      more.push(await cleanup.deleteOrphans());
      counts.push((await deliveries()).length);
    }

    expect(counts).toEqual([1_500, 501, 1, 1]);
    expect(more).toEqual([true, true, false]);
    expect(await deliveries()).toEqual(['evt_6']);
  });
});
