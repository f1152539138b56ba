import { type Mailer, OutboxMailer } from '../../platform/mail/mailer.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { makeWebhookNotices } from '../testing/make-webhook-notices.js';
import { GivenUpNotices } from './given-up-notices.js';

/** 28 November in Sydney, 10 am. */
const today = new Date('2026-11-27T23:00:00Z');
const tomorrow = new Date('2026-11-28T23:00:00Z');
/** 27 November in Sydney, 11:30 pm; it is 28 November an hour later. */
const lastNight = '2026-11-27T12:30:00Z';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('given_up_notices');
  await backend.database.query(someClients);
}, 60_000);
afterAll(() => backend.stop());

beforeEach(() =>
  backend.database.query(
    'truncate webhook_subscription, webhook_delivery, public_event cascade; delete from mail_outbox',
  ),
);

const notify = (now: Date) => makeWebhookNotices(backend, new FixedClock(now)).notify();

async function subscribe(emails: readonly string[] = ['it@harbour.example']): Promise<number> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).create();
  const [row] = await backend.database.query<{ id: number }[]>(
    `insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
       notification_emails, secret, salt, created_by)
     values (10, 'Warehouse', 'https://example.com/', array['*'], '{}', '2026-01-01', 8, $1, $2, $3, 'test')
     returning id`,
    [emails, secret, salt],
  );
  return row!.id;
}

/** Deliveries of a consignment's events that ended at that time. */
async function ended(webhook: number, subject: string, events: readonly string[], change = {}) {
  const { at = lastNight, state = 'GIVEN_UP', lane = 'LIVE' } = change as Record<string, string>;
  await backend.database.query(
    `insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, lane, state,
       next_attempt_at, finished_at, taken_at, is_unreported)
     select $1, id, $2, '', 0, $5, $4, $3, $3, $3, $4 = 'GIVEN_UP' from unnest($6::text[]) as id`,
    [webhook, subject, at, state, lane, events],
  );
}

/** The emails since the last call, oldest first. */
async function newEmails(): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await backend.database.query<{ to: string; subject: string; text: string }[]>(
    'select recipient as to, subject, text from mail_outbox order by id',
  );
  await backend.database.query('delete from mail_outbox');
  return rows;
}

const publish = (id: string, facts: object) =>
  backend.database.query(
    `insert into public_event values ($1, $1, 0, 'consignment.deleted', 1, 'consignment', 7, 1, 10, 1,
       '2026-11-20', '2026-11-20', $2)`,
    [id, JSON.stringify(facts)],
  );

describe('events that were given up', () => {
  it('are reported on the next day, once, with their consignments', async () => {
    const webhook = await subscribe(['it@harbour.example', 'ops@harbour.example']);
    await publish('evt_1', { connoteNumber: 'WH0007' });
    await ended(webhook, 'consignment/7', ['evt_1', 'evt_2']);
    await ended(webhook, 'manifest/8', ['evt_3'], { at: '2026-11-26T01:00:00Z' });
    await ended(webhook, 'consignment/9', ['evt_4'], { at: '2026-11-27T13:30:00Z' });
    await ended(webhook, 'consignment/9', ['evt_5'], { state: 'DELIVERED' });

    await notify(today);
    await notify(today);

    const emails = await newEmails();
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'it@harbour.example: Webhook Warehouse gave up 3 events',
      'ops@harbour.example: Webhook Warehouse gave up 3 events',
    ]);
    expect(emails[0]?.text).toContain('gave up 3 events from 26/11/2026 to 27/11/2026 (Sydney');
    expect(emails[0]?.text).toContain('\n- Manifest 8: 1 event\n- Consignment WH0007: 2 events\n');
    expect(emails[0]?.text).toContain(`${backend.environment.publicUrl}/webhooks`);

    await notify(tomorrow);
    const [next] = await newEmails();
    expect(next?.text).toContain('gave up 1 event on 28/11/2026');
    expect(next?.text).toContain('\n- Consignment 9: 1 event\n');

    await notify(new Date('2026-12-01T00:00:00Z'));
    expect(await newEmails()).toEqual([]);
  });

  it('are not reported if they were sent again with success', async () => {
    const webhook = await subscribe();
    await ended(webhook, 'consignment/7', ['evt_1', 'evt_2']);
    await ended(webhook, 'consignment/7', ['evt_1'], { state: 'DELIVERED', lane: 'REDELIVERY' });

    await notify(today);

    expect((await newEmails()).map(({ subject }) => subject)).toEqual([
      'Webhook Warehouse gave up 1 event',
    ]);
  });

  it('name at most 20 consignments', async () => {
    const webhook = await subscribe();
    for (let id = 100; id < 123; id += 1)
      await ended(webhook, `consignment/${id}`, [`evt_${id}`], {
        at: new Date(Date.parse(lastNight) + id).toISOString(),
      });

    await notify(today);

    const [email] = await newEmails();
    expect(email?.text.match(/^- Consignment \d+: 1 event$/gm)).toHaveLength(20);
    expect(email?.text).toContain('- Consignment 119: 1 event\n- and 3 more\n');
    expect(email?.subject).toBe('Webhook Warehouse gave up 23 events');
  });

  it('are reported by one of two workers', async () => {
    for (let count = 0; count < 5; count += 1)
      await ended(await subscribe(), 'consignment/7', ['evt_1']);

    await Promise.all([notify(today), notify(today), notify(today)]);
    await notify(today); // what one left to the other while it was locked

    expect(await newEmails()).toHaveLength(5);
  });

  it('are reported later if the email cannot be stored', async () => {
    await ended(await subscribe(['a@x.example', 'b@x.example']), 'consignment/7', ['evt_1']);
    const { database, environment } = backend;
    const failing = new (class extends OutboxMailer {
      override async send(...[mail, terms]: Parameters<Mailer['send']>): Promise<void> {
        if (mail.to.startsWith('b')) throw new Error('the connection ended');
        await super.send(mail, terms);
      }
    })(database);
    const clock = new FixedClock(today);

    const interrupted = new GivenUpNotices(database, failing, clock, environment).notify();
    await expect(interrupted).rejects.toThrow('the connection ended');
    expect(await newEmails()).toEqual([]);

    await notify(tomorrow);
    expect(await newEmails()).toHaveLength(2);
  });

  it('wait for a recipient, and are reported to the administrators of the client', async () => {
    await ended(await subscribe([]), 'consignment/7', ['evt_1']);
    await notify(today);
    expect(await newEmails()).toEqual([]);

    await backend.database.query(
      `with admin as (
         insert into user_account (name, email, password_hash, status)
         values ('Ada', 'ada@harbour.example', 'x', 'ACTIVE') returning id
       )
       insert into user_role (user_id, role, client_id) select id, 'CLIENT_ADMIN', 10 from admin`,
    );
    await notify(today);
    expect((await newEmails()).map(({ to }) => to)).toEqual(['ada@harbour.example']);
  });
});
