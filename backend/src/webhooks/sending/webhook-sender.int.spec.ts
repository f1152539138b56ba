import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { channels } from '@contracts/realtime/messages.js';

import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { MovableClock } from '../testing/movable-clock.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { WebhookNotices } from './webhook-notices.js';
import { WebhookSender } from './webhook-sender.js';
import { portOf } from '../../../../test/support/port-of.js';
import { parseJson } from '../../../../test/support/json.js';

const LOCK = 7_203_516;
const HOUR_MS = 3_600_000;

interface Arrival {
  readonly id: string;
  readonly subject: number;
  readonly sequence: number;
  readonly status: number;
}
type Answer = (subject: number, sequence: number) => number | 'hang up';

let backend: RunningBackend;
let server: http.Server;
let arrivals: Arrival[];
let answer: Answer;
let clock: MovableClock;
let loops: LeaderLoop[];
let newest = 0;

beforeAll(async () => {
  backend = await startBackend('webhook_sender', [], { OUTGOING_ALLOW: '127.0.0.0/8' });
  await backend.database.query(someClients);
  server = http.createServer((request, response) => void receive(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}, 240_000);
afterAll(async () => {
  server.close();
  await backend.stop();
});

beforeEach(async () => {
  await backend.database.query('truncate public_event, webhook_subscription cascade');
  arrivals = [];
  loops = [];
  answer = () => 200;
  clock = new MovableClock();
});
afterEach(() => stopSending());

async function receive(request: http.IncomingMessage, response: http.ServerResponse) {
  let body = '';
  for await (const part of request as AsyncIterable<Buffer>) body += part.toString();
  const { id, data } = parseJson<{
    id: string;
    data: { consignmentId: number; sequence: number };
  }>(body);
  const status = answer(data.consignmentId, data.sequence);
  const what = { id, subject: data.consignmentId, sequence: data.sequence };
  arrivals.push({ ...what, status: status === 'hang up' ? 0 : status });
  if (status === 'hang up') request.socket.destroy();
  // what a receiver answers besides its status is of no consequence, whatever it is
  else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('\0{"\xff');
}

function startSending(): void {
  const { app, environment } = backend;
  const of = <Type>(type: new (...parts: never[]) => Type) => app.get(type, { strict: false });
  const [events, waker] = [of(PublicEventQueries), of(JournalWaker)];
  const [caller, secrets] = [of(WebhookCaller), of(WebhookSecrets)];
  const sender = new WebhookSender(
    ...([events, waker, caller, secrets, clock] as const),
    new WebhookNotices(backend.database, app.get(Mailer, { strict: false }), clock),
  );
  const options = { databaseUrl: environment.DATABASE_URL, name: 'Webhooks', lock: LOCK };
  const loop = new LeaderLoop(options, (client, signal) => sender.run(client, signal));
  loops.push(loop);
  loop.start();
}

const stopSending = () => Promise.all(loops.splice(0).map((loop) => loop.stop()));

async function subscribe(types = ['*']): Promise<number> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).first();
  const port = portOf(server);
  const [row] = await backend.database.query<{ id: number }[]>(
    `insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
       notification_emails, secret, salt, created_by)
     values (10, 'Warehouse', $1, $2, '{}', '2026-11-01', 8, '{}', $3, $4, 'test') returning id`,
    [`http://127.0.0.1:${port}/`, types, secret, salt],
  );
  return row!.id;
}

/** Events of consignments, one after another; answers how many. */
async function tell(subjects: readonly number[], clientId = 11): Promise<void> {
  const rows = subjects.map((subject) => {
    newest += 1;
    const facts = { consignmentId: subject, connoteNumber: null, references: [], receiver: null };
    const id = `evt_${String(newest).padStart(26, '0')}`;
    return { id, position: String(newest).padStart(19, '0'), subject, facts };
  });
  await backend.database.query(
    `insert into public_event
     select e.id, e.position, 0, 'consignment.deleted', 1, 'consignment', e.subject,
            coalesce((select max(sequence) from public_event p where p.subject_id = e.subject), 0)
              + row_number() over (partition by e.subject order by e.position),
            $2, (select customer_id from client where id = $2), '2026-11-20', '2026-11-20', e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, position text, subject bigint, facts jsonb)`,
    [JSON.stringify(rows), clientId],
  );
  await backend.database.query('select pg_notify($1, $2)', [
    channels.projectionProgress,
    JSON.stringify({ name: 'public-events', position: String(newest).padStart(19, '0') }),
  ]);
}

const range = (count: number, of: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => of(index));

const countOf = async (state: string): Promise<number> => {
  const [row] = await backend.database.query<{ count: number }[]>(
    'select count(*)::integer as count from webhook_delivery where state = $1',
    [state],
  );
  return row?.count ?? 0;
};

const subscription = async () => {
  const [row] = await backend.database.query<
    { status: string; failing_since: Date | null; status_reason: string | null }[]
  >('select status, failing_since, status_reason from webhook_subscription');
  return row!;
};

/** Waits until it is so, moving the sender's clock meanwhile. */
async function until(isSo: () => boolean | Promise<boolean>, stepMs = 0): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it never was so');
    clock.move(stepMs);
    await pause(25);
  }
}

/** What was answered with success, each event once, in the order of its first success. */
const delivered = () => {
  const seen = new Set<string>();
  return arrivals.filter(({ id, status }) => status === 200 && !seen.has(id) && seen.add(id));
};

const sequencesOf = (subject: number) =>
  delivered()
    .filter((one) => one.subject === subject)
    .map(({ sequence }) => sequence);

describe('sending', () => {
  it('brings every event at least once and in order, through failures and restarts, and none of others', async () => {
    let calls = 0;
    answer = () => {
      calls += 1;
      if (calls % 5 === 0) return 500;
      if (calls % 7 === 0) return 302;
      return calls % 11 === 0 ? 'hang up' : 200;
    };
    await subscribe();
    startSending();
    for (let block = 0; block < 6; block += 1) {
      await tell(range(60, (index) => 1 + (index % 15)));
      await tell(
        range(5, (index) => 900 + index),
        20,
      );
      const wanted = delivered().length + 30;
      await until(() => delivered().length >= wanted, 10_000);
      startSending(); // the next in line; it takes over from the one that stops
      const [stopping] = loops.splice(0, 1);
      await stopping?.stop();
    }
    await until(() => delivered().length >= 360, 60_000);

    expect(delivered()).toHaveLength(360);
    for (const subject of range(15, (index) => index + 1))
      expect(sequencesOf(subject)).toEqual(range(24, (index) => index + 1));
    expect(arrivals.filter(({ subject }) => subject >= 900)).toEqual([]);
  }, 300_000);

  it('lets nobody wait for a subject that is refused, and goes on with it once that is given up', async () => {
    answer = (subject, sequence) => (subject === 1 && sequence === 1 ? 422 : 200);
    await subscribe();
    startSending();
    await tell([1, 1, 2, 3, 2, 3, 2]);
    await until(() => delivered().length === 5);
    expect(sequencesOf(1)).toEqual([]);

    await until(async () => (await countOf('GIVEN_UP')) === 1, HOUR_MS / 4);
    await until(() => sequencesOf(1).length === 1);
    expect(sequencesOf(1)).toEqual([2]);
    // the clock moves in strides: some retries are later than they would be, and the last may be too late
    const tries = arrivals.filter(({ subject, sequence }) => subject === 1 && sequence === 1);
    expect([8, 9, 10]).toContain(tries.length);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', failing_since: null });
  }, 240_000);

  it('sends the types that are wanted', async () => {
    await subscribe(['manifest.*']);
    startSending();
    await tell([1, 2, 3]);
    await until(async () => {
      const rows = await backend.database.query<{ cursor: string | null }[]>(
        'select cursor from webhook_subscription',
      );
      return rows[0]?.cursor?.startsWith(String(newest).padStart(19, '0')) === true;
    });
    expect(arrivals).toEqual([]);
  });
});

describe('a pause', () => {
  it('writes nothing and loses nothing', async () => {
    const id = await subscribe();
    const set = (status: string) =>
      backend.database.query('update webhook_subscription set status = $2 where id = $1', [
        id,
        status,
      ]);
    await set('PAUSED');
    startSending();
    await tell(range(700, (index) => index % 9));
    await pause(1_500);
    expect(await countOf('WAITING')).toBe(0);
    expect(arrivals).toEqual([]);

    await set('ACTIVE');
    await until(() => delivered().length === 700);
    expect(sequencesOf(0)).toEqual(range(78, (index) => index + 1));
  }, 240_000);
});

describe('an endpoint that is down', () => {
  it('costs 2,000 rows and few calls, and gets everything in order when it is back', async () => {
    answer = () => 503;
    await subscribe();
    startSending();
    await tell(range(2_600, (index) => index % 40));
    await until(async () => (await subscription()).failing_since !== null);
    const before = arrivals.length;
    const began = clock.now().getTime();
    await until(() => clock.now().getTime() - began > HOUR_MS, 10_000);
    expect(arrivals.length - before).toBeLessThanOrEqual(15);
    expect(await countOf('WAITING')).toBe(2_000);
    expect(await countOf('GIVEN_UP')).toBe(0);

    answer = () => 200;
    await until(() => delivered().length === 2_600, 1_000);
    for (const subject of range(40, (index) => index))
      expect(sequencesOf(subject)).toEqual(range(65, (index) => index + 1));
    await until(async () => (await subscription()).failing_since === null);
  }, 300_000);

  it('for 72 hours is disabled, and everything is still there', async () => {
    answer = () => 'hang up';
    await subscribe();
    startSending();
    await tell(range(20, (index) => index));
    await until(async () => (await subscription()).status === 'DISABLED', HOUR_MS);
    expect(await countOf('WAITING')).toBe(20);
    expect((await subscription()).status_reason).toContain('72 hours');
  }, 240_000);

  it('and says 410 is disabled at once', async () => {
    answer = () => 410;
    await subscribe();
    startSending();
    await tell([1]);
    await until(async () => (await subscription()).status === 'DISABLED');
    expect(arrivals).toHaveLength(1);
  });
});
