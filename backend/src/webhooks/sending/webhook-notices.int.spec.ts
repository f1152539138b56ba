import { FIRST_TEST_CLIENT_ID } from '@contracts/rules/test-environment.js';

import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { MovableClock } from '../testing/movable-clock.js';
import { makeWebhookNotices } from '../testing/make-webhook-notices.js';
import type { WebhookNotices } from './webhook-notices.js';

const HOUR_MS = 3_600_000;

let backend: RunningBackend;
let clock: MovableClock;
let notices: WebhookNotices;

beforeAll(async () => {
  backend = await startBackend('webhook_notices');
  await backend.database.query(someClients);
}, 60_000);
afterAll(() => backend.stop());

beforeEach(async () => {
  await backend.database.query(
    'truncate webhook_subscription, webhook_delivery cascade; delete from mail_outbox',
  );
  clock = new MovableClock();
  notices = makeWebhookNotices(backend, clock);
});

async function subscribe(emails: readonly string[], clientId = 10): Promise<number> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).create();
  const [row] = await backend.database.query<{ id: number }[]>(
    `insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
       notification_emails, secret, salt, created_by)
     values ($4, 'Warehouse', 'https://example.com/', array['*'], '{}', '2026-01-01', 8, $1, $2, $3, 'test')
     returning id`,
    [emails, secret, salt, clientId],
  );
  return row!.id;
}

const set = (id: number, changes: string) =>
  backend.database.query(`update webhook_subscription set ${changes} where id = $1`, [id]);

/** Recipients and subjects of emails queued since, oldest first. */
async function emailsOf(hours: readonly number[]): Promise<string[]> {
  for (const each of hours) {
    clock.move(each * HOUR_MS);
    await notices.notify();
    await notices.notify();
  }
  const rows = await backend.database.query<{ recipient: string; subject: string }[]>(
    'select recipient, subject from mail_outbox order by id',
  );
  return rows.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}

describe('a webhook whose server fails', () => {
  it('is reported after an hour, after a day and when it works again, each once', async () => {
    const id = await subscribe(['it@harbour.example', 'ops@harbour.example']);
    await set(id, 'failing_since = now()');

    expect(await emailsOf([0.5])).toEqual([]);
    expect(await emailsOf([1, 5])).toEqual([
      'it@harbour.example: Webhook Warehouse is failing',
      'ops@harbour.example: Webhook Warehouse is failing',
    ]);
    expect(await emailsOf([20])).toHaveLength(4);
    await set(id, 'failing_since = null, last_success_at = now()');
    expect((await emailsOf([0, 1])).slice(4)).toEqual([
      'it@harbour.example: Webhook Warehouse is working again',
      'ops@harbour.example: Webhook Warehouse is working again',
    ]);
  });

  it('is not reported while it is paused, and works again only once its server has responded', async () => {
    const id = await subscribe(['it@harbour.example']);
    await set(id, "failing_since = now(), last_success_at = now() - interval '1 hour'");
    const failing = 'it@harbour.example: Webhook Warehouse is failing';
    expect(await emailsOf([1])).toEqual([failing]);

    await set(id, "status = 'PAUSED'");
    expect(await emailsOf([30])).toEqual([failing]);
    await set(id, "status = 'ACTIVE', failing_since = null");
    expect(await emailsOf([1])).toEqual([failing]);
    await set(id, 'last_success_at = now()');
    expect(await emailsOf([0])).toEqual([
      failing,
      'it@harbour.example: Webhook Warehouse is working again',
    ]);
  });

  it('that fails again is reported after another hour', async () => {
    const id = await subscribe(['it@harbour.example']);
    await set(id, 'failing_since = now()');
    expect(await emailsOf([1])).toHaveLength(1);

    await set(id, "failing_since = now() + interval '1 hour'");
    expect(await emailsOf([0.5])).toHaveLength(1);
    expect(await emailsOf([0.5])).toHaveLength(2);
  });

  it('is reported when it is disabled, each time', async () => {
    const id = await subscribe(['it@harbour.example']);
    await set(id, "status = 'DISABLED', status_reason = '410 Gone'");
    expect(await emailsOf([0, 30])).toEqual(['it@harbour.example: Webhook Warehouse was disabled']);

    await set(id, "status = 'ACTIVE', status_reason = null, version = version + 1");
    await set(id, "status = 'DISABLED', status_reason = '410 Gone'");
    expect(await emailsOf([1])).toHaveLength(2);
  });

  it('of a test environment is reported there, and not by email', async () => {
    const clientId = FIRST_TEST_CLIENT_ID + 10;
    await backend.database.query(
      `insert into client (id, customer_id, test_of, name) values ($1, 1, 10, 'Parent (test)')`,
      [clientId],
    );
    await set(await subscribe(['it@harbour.example'], clientId), 'failing_since = now()');

    expect(await emailsOf([2])).toHaveLength(1);
    const [mail] = await backend.database.query<{ test_client_id: number | null }[]>(
      'select test_client_id from mail_outbox',
    );
    expect(mail?.test_client_id).toBe(clientId);
  });

  it("is emailed to the client's administrators if it has no recipients of its own", async () => {
    const id = await subscribe([]);
    await backend.database.query(
      `with users as (
         insert into user_account (name, email, password_hash, status)
         values ('Ada', 'ada@harbour.example', 'x', 'ACTIVE'), ('Bo', 'bo@harbour.example', 'x', 'ACTIVE'),
                ('Cy', 'cy@harbour.example', 'x', 'DISABLED')
         returning id, name
       )
       insert into user_role (user_id, role, client_id)
       select id, case name when 'Bo' then 'CLIENT_USER' else 'CLIENT_ADMIN' end, 10 from users`,
    );
    await set(id, 'failing_since = now()');

    expect(await emailsOf([2])).toEqual(['ada@harbour.example: Webhook Warehouse is failing']);
  });
});

describe('a replay', () => {
  const replayOf = (subscriptionId: number, state: string, failingSince: string | null) =>
    backend.database.query(
      `insert into webhook_replay (subscription_id, from_at, to_at, cursor, end_cursor, types,
         per_second, state, failing_since, requested_by, requested_at)
       values ($1, '2026-01-01', '2026-01-02', '', '', array['*'], 100, $2, $3, 'Ada', '2026-01-02')`,
      [subscriptionId, state, failingSince],
    );

  it('is reported once when it was paused because its calls failed, not when a user paused it', async () => {
    const id = await subscribe(['it@harbour.example']);
    await replayOf(id, 'PAUSED', null);
    expect(await emailsOf([1])).toEqual([]);

    await replayOf(id, 'PAUSED', '2026-01-03');
    expect(await emailsOf([1, 30])).toEqual([
      'it@harbour.example: A replay of webhook Warehouse was paused',
    ]);
  });
});
