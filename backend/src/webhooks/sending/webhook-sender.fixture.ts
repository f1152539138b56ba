import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { channels } from '@contracts/realtime/messages.js';

import { JournalWaker, PublicEventQueries } from '../../event-feed/index.js';
import { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { makeWebhookNotices } from '../testing/make-webhook-notices.js';
import { MovableClock } from '../testing/movable-clock.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { WebhookSender } from './webhook-sender.js';

/** Advisory lock of the process that sends. */
export const SENDER_LOCK = 7_203_516;
export const HOUR_MS = 3_600_000;

interface Arrival {
  readonly id: string;
  readonly subject: number;
  readonly sequence: number;
  readonly status: number;
  /** Path of the subscription's URL. */
  readonly path: string;
  /** `live` or `replay`. */
  readonly lane: string;
}
type Responder = (subject: number, sequence: number) => number | 'hang up';

export let backend: RunningBackend;
let server: http.Server;
export let arrivals: Arrival[];
let respond: Responder;
export let clock: MovableClock;
export let loops: LeaderLoop[];
export let newest = 0;

/** Sets the receiver's response to all further calls. */
export function respondWith(next: Responder): void {
  respond = next;
}

async function receive(request: http.IncomingMessage, response: http.ServerResponse) {
  let body = '';
  for await (const part of request as AsyncIterable<Buffer>) body += part.toString();
  const { id, data } = JSON.parse(body) as {
    id: string;
    data: { consignmentId: number; sequence: number };
  };
  const status = respond(data.consignmentId, data.sequence);
  const path = request.url ?? '';
  const [lane = ''] = String(request.headers['linehaul-delivery']).split(';');
  const call = { id, path, lane, subject: data.consignmentId, sequence: data.sequence };
  arrivals.push({ ...call, status: status === 'hang up' ? 0 : status });
  if (status === 'hang up') request.socket.destroy();
  // only the status of a receiver's response matters
  else response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('\0{"\xff');
}

/** @param refreshMs interval for re-reading subscriptions that were not announced as changed */
export function startSending(refreshMs?: number): void {
  const { app, environment } = backend;
  const of = <Type>(type: new (...parts: never[]) => Type) => app.get(type, { strict: false });
  const [events, waker] = [of(PublicEventQueries), of(JournalWaker)];
  const [caller, secrets] = [of(WebhookCaller), of(WebhookSecrets)];
  const sender = new WebhookSender(
    ...([events, waker, caller, secrets, clock] as const),
    makeWebhookNotices(backend, clock),
  );
  const options = { databaseUrl: environment.DATABASE_URL, name: 'Webhooks', lock: SENDER_LOCK };
  const loop = new LeaderLoop(options, (client, signal) => sender.run(client, signal, refreshMs));
  loops.push(loop);
  loop.start();
}

export const stopSending = () => Promise.all(loops.splice(0).map((loop) => loop.stop()));

export async function subscribe(types = ['*'], path = ''): Promise<number> {
  const { secret, salt } = backend.app.get(WebhookSecrets, { strict: false }).create();
  const { port } = server.address() as AddressInfo;
  const [row] = await backend.database.query<{ id: number }[]>(
    `insert into webhook_subscription (client_id, name, url, types, versions, live_from, most_in_flight,
       notification_emails, secret, salt, created_by)
     values (10, 'Warehouse', $1, $2, '{}', '2026-11-01', 8, '{}', $3, $4, 'test') returning id`,
    [`http://127.0.0.1:${port}/${path}`, types, secret, salt],
  );
  return row!.id;
}

/** Stores events of these consignments, one after another. */
export async function publishEvents(
  subjects: readonly number[],
  clientId = 11,
  recordedAt = '2026-11-20',
): Promise<void> {
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
            $2, (select customer_id from client where id = $2), '2026-11-20', $3, e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, position text, subject bigint, facts jsonb)`,
    [JSON.stringify(rows), clientId, recordedAt],
  );
  await backend.database.query('select pg_notify($1, $2)', [
    channels.projectionProgress,
    JSON.stringify({ name: 'public-events', position: String(newest).padStart(19, '0') }),
  ]);
}

export const range = (count: number, of: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => of(index));

export const countOf = async (state: string): Promise<number> => {
  const [row] = await backend.database.query<{ count: number }[]>(
    'select count(*)::integer as count from webhook_delivery where state = $1',
    [state],
  );
  return row?.count ?? 0;
};

export const subscription = async () => {
  const [row] = await backend.database.query<
    { status: string; failing_since: Date | null; status_reason: string | null }[]
  >('select status, failing_since, status_reason from webhook_subscription');
  return row!;
};

const describeDeliveries = async (): Promise<string> =>
  JSON.stringify([
    await subscription(),
    await backend.database.query(
      'select state, attempts, count(*)::integer from webhook_delivery group by 1, 2 order by 1, 2',
    ),
  ]);

/** Waits for a condition, moving the sender's clock. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  stepMs = 0,
): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Error(`the condition was never met: ${await describeDeliveries()}`);
    clock.move(stepMs);
    await pause(25);
  }
}

/** Accepted events, each once, in the order of their first success. */
export const delivered = () => {
  const seen = new Set<string>();
  return arrivals.filter(({ id, status }) => status === 200 && !seen.has(id) && seen.add(id));
};

export const sequencesOf = (subject: number) =>
  delivered()
    .filter((one) => one.subject === subject)
    .map(({ sequence }) => sequence);

/** Starts a backend and a receiver; each test begins without events and subscriptions, and stops its senders. */
export function setUpWebhookSending(name: string): void {
  beforeAll(async () => {
    backend = await startBackend(name, [], { OUTGOING_ALLOW: '127.0.0.0/8' });
    await backend.database.query(someClients);
    server = http.createServer((request, response) => void receive(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  }, 240_000);
  afterAll(async () => {
    server.close();
    await backend.stop();
  });

  beforeEach(async () => {
    await backend.database.query(
      'truncate public_event, webhook_subscription, webhook_delivery cascade',
    );
    arrivals = [];
    loops = [];
    respond = () => 200;
    clock = new MovableClock();
  });
  afterEach(() => stopSending());
}
