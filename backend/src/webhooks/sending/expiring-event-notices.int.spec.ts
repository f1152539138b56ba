import { type Mailer, OutboxMailer } from '../../platform/mail/mailer.js';
import { FixedClock } from '../../testing/fixed-clock.js';
import { MovableClock } from '../testing/movable-clock.js';
import { startReceiver, startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { ExpiringEventNotices, NOTIFY_DAYS_BEFORE } from './expiring-event-notices.js';

const DAYS = 400;
const HOUR_MS = 3_600_000;
const now = new Date('2026-11-28T00:00:00Z');
/** Ages in days: deleted within the days of the notice, and after them. */
const SOON = DAYS - NOTIFY_DAYS_BEFORE + 0.5;
const LATER = DAYS - NOTIFY_DAYS_BEFORE - 0.5;
const YOUNG = 1;

let users: WebhookUsers;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  receiver = await startReceiver();
  const settings = { PUBLIC_EVENT_DAYS: String(DAYS) };
  users = await startWebhookUsers('expiring_events', receiver.url, settings);
}, 60_000);
afterAll(async () => {
  receiver.close();
  await users.backend.stop();
});

beforeEach(() =>
  users.backend.database.query(`
    truncate public_event, webhook_subscription, webhook_delivery cascade;
    delete from mail_outbox`),
);

/** Events of these ages in days, after those that are stored. */
const storeEvents = (ages: readonly number[], clientId = 10, type = 'consignment.deleted') =>
  users.backend.database.query(
    `insert into public_event
     select 'evt_' || (last.number + place), lpad((last.number + place)::text, 19, '0'), 0, $4, 1, 'consignment',
            place, 1, $3::integer, (select customer_id from client where id = $3::integer), at, at, '{}'
       from unnest($1::float8[]) with ordinality as given(age, place),
            lateral (select $2::timestamptz - age * interval '1 day' as at) aged,
            (select coalesce(max(position), '0')::integer as number from public_event) last`,
    [ages, now, clientId, type],
  );

/** A paused webhook of the client 10 that has received nothing yet. */
async function subscribe(types = ['*'], emails = ['it@x.example']): Promise<number> {
  const { id } = await users.add({ types, notificationEmails: emails });
  await users.post(`${id}/pause`);
  await users.backend.database.query(
    `update webhook_subscription set live_from = '2024-01-01' where id = $1`,
    [id],
  );
  return id;
}

const readTo = (id: number, position: number) =>
  users.backend.database.query('update webhook_subscription set cursor = $2 where id = $1', [
    id,
    `${String(position).padStart(19, '0')}/0`,
  ]);

function notify(at = now, mailer?: Mailer): Promise<void> {
  const { database, environment } = users.backend;
  const sender = mailer ?? new OutboxMailer(database);
  return new ExpiringEventNotices(database, sender, new FixedClock(at), environment).notify();
}

/** The emails since the last call, oldest first. */
async function newEmails(): Promise<{ to: string; subject: string; text: string }[]> {
  const rows = await users.backend.database.query<{ to: string; subject: string; text: string }[]>(
    'select recipient as to, subject, text from mail_outbox order by id',
  );
  await users.backend.database.query('delete from mail_outbox');
  return rows;
}

const subjects = async () => (await newEmails()).map(({ subject }) => subject);

describe('held events that will be deleted', () => {
  it('are reported once for each pause, with their number, the first day and what to do', async () => {
    await storeEvents([SOON, LATER, YOUNG]);
    const id = await subscribe(['*'], ['it@x.example', 'ops@x.example']);

    await notify();
    await notify();
    await notify(new Date('2026-11-29T00:00:00Z'));

    const emails = await newEmails();
    expect(emails.map(({ to }) => to)).toEqual(['it@x.example', 'ops@x.example']);
    const [email] = emails;
    expect(email?.subject).toBe(
      'Webhook Warehouse system: 3 events held, to be deleted from 30/11/26',
    );
    expect(email?.text).toContain('resume it before 30/11/26');
    expect(email?.text).toContain(`${users.backend.environment.publicUrl}/webhooks`);

    await users.backend.database.query('update webhook_subscription set cursor = null');
    await users.post(`${id}/resume`);
    await notify();
    expect(await newEmails()).toEqual([]); // it is being sent

    await users.post(`${id}/pause`);
    await notify();
    expect(await newEmails()).toHaveLength(2);
  });

  it('are not reported before', async () => {
    await storeEvents([LATER, YOUNG]);
    await subscribe();

    await notify();

    expect(await newEmails()).toEqual([]);
  });

  it('are those that the webhook has not taken, of its types and clients', async () => {
    await storeEvents([SOON, SOON]);
    await storeEvents([SOON], 20);
    await storeEvents([SOON], 11, 'manifest.submitted');
    await storeEvents([YOUNG], 11);
    await readTo(await subscribe(), 4);
    await readTo(await subscribe(['consignment.*']), 2);
    await readTo(await subscribe(), 3);
    await subscribe(['connote_range.exhausted']);

    await notify();

    expect(await subjects()).toEqual([
      'Webhook Warehouse system: 2 events held, to be deleted from 30/11/26',
    ]);
  });

  it('include those that were taken over and wait', async () => {
    await storeEvents([SOON, YOUNG]);
    const id = await subscribe();
    await readTo(id, 2);
    await users.backend.database.query(
      `insert into webhook_delivery (subscription_id, event_id, subject, position, ordinal, next_attempt_at, taken_at)
       select $1, id, 'consignment/1', position, 0, now(), now() from public_event`,
      [id],
    );

    await notify();

    expect(await subjects()).toEqual([
      'Webhook Warehouse system: 2 events held, to be deleted from 30/11/26',
    ]);
  });

  it('are reported while the webhook is disabled, but not while it is active', async () => {
    await storeEvents([SOON]);
    await subscribe();
    await users.backend.database.query(`update webhook_subscription set status = 'ACTIVE'`);
    await notify();
    expect(await newEmails()).toEqual([]);

    await users.backend.database.query(`update webhook_subscription set status = 'DISABLED'`);
    await notify();
    expect(await subjects()).toEqual([
      'Webhook Warehouse system: 1 event held, to be deleted from 30/11/26',
    ]);
  });

  it('are looked for once an hour by a worker', async () => {
    const { database, environment } = users.backend;
    const clock = new MovableClock();
    const worker = new ExpiringEventNotices(
      ...([database, new OutboxMailer(database), clock, environment] as const),
    );
    await worker.notify();
    await subscribe();
    await database.query(`update webhook_subscription set live_from = '2020-01-01'`);
    await storeEvents([SOON]);
    await database.query(`update public_event set recorded_at = now() - interval '398 days'`);
    await worker.notify();
    expect(await newEmails()).toEqual([]);
    clock.move(HOUR_MS);
    await worker.notify();
    expect(await newEmails()).toHaveLength(1);
  });

  it('are reported by one of several workers', async () => {
    await storeEvents([SOON]);
    for (let count = 0; count < 5; count += 1) await subscribe();

    await Promise.all([notify(), notify(), notify()]);
    await notify(); // what one left to the other while it was locked

    expect(await newEmails()).toHaveLength(5);
  });

  it('are reported later if the email cannot be stored, or there is no recipient', async () => {
    await storeEvents([SOON]);
    await subscribe(['*'], ['a@x.example', 'b@x.example']);
    const failing = new (class extends OutboxMailer {
      override async send(...[mail, terms]: Parameters<Mailer['send']>): Promise<void> {
        if (mail.to.startsWith('b')) throw new Error('the connection ended');
        await super.send(mail, terms);
      }
    })(users.backend.database);
    await expect(notify(now, failing)).rejects.toThrow('the connection ended');
    expect(await newEmails()).toEqual([]);
    await notify();
    expect(await newEmails()).toHaveLength(2);

    await subscribe(['*'], []);
    await users.backend.database.query(`update user_account set status = 'DISABLED'`);
    await notify();
    expect(await newEmails()).toEqual([]);
    await users.backend.database.query(`update user_account set status = 'ACTIVE'`);
    await notify();
    expect(await newEmails()).toHaveLength(1);
  });
});
