import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

import type {
  WebhookDeliveryPage,
  WebhookDeliveryView,
} from '@contracts/views/webhook-delivery.view.js';

import type { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import type { ErrorBody, Person } from '../../testing/test-session.js';
import { startWebhookSender } from '../testing/start-webhook-sender.js';
import { startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { portOf } from '../../../../test/support/port-of.js';
import { parseJson } from '../../../../test/support/json.js';

let users: WebhookUsers;
let server: Server;
let url: string;
let status: (subject: number) => number;
let received: { readonly headers: IncomingHttpHeaders; readonly body: string }[];
let loop: LeaderLoop;
let count = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = String(Buffer.concat(parts));
      received.push({ headers: request.headers, body });
      const { data } = parseJson<{ data: { consignmentId: number } }>(body);
      response.writeHead(status(data.consignmentId)).end('noted');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${portOf(server)}/hooks`;
  users = await startWebhookUsers('webhook_deliveries', url);
  // delivery ids are larger than a 32-bit integer
  await users.backend.database.query(
    'alter table webhook_delivery alter column id restart with 2147483648',
  );
  loop = startWebhookSender(users.backend);
}, 240_000);
afterAll(async () => {
  await loop.stop();
  server.close();
  await users.backend.stop();
});
beforeEach(async () => {
  await users.backend.database.query(
    'truncate public_event, webhook_subscription, webhook_delivery cascade',
  );
  received = [];
  status = () => 200;
});

/** Events of consignments, one after another; returns their ids. */
async function publishEvents(subjects: readonly number[]): Promise<string[]> {
  const rows = subjects.map((subject) => {
    count += 1;
    const facts = { consignmentId: subject, connoteNumber: null, references: [], receiver: null };
    const id = `evt_${String(count).padStart(26, '0')}`;
    return { id, position: String(count).padStart(19, '0'), sequence: count, subject, facts };
  });
  await users.backend.database.query(
    `insert into public_event
     select e.id, e.position, 0, 'consignment.deleted', 1, 'consignment', e.subject, e.sequence, 11, 1, now(), now(),
            e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, position text, sequence int, subject int, facts jsonb)`,
    [JSON.stringify(rows)],
  );
  await users.backend.database.query(`select pg_notify('projection_progress', $1)`, [
    JSON.stringify({ name: 'public-events', position: String(count).padStart(19, '0') }),
  ]);
  return rows.map(({ id }) => id);
}

const get = async <Body>(path: string, by: Person = users.admin) =>
  users.web.request<Body & ErrorBody>(by, 'GET', `webhook/${path}`);

const log = async (id: number, query = '') =>
  (await get<WebhookDeliveryPage>(`${id}/delivery${query}`)).body;

/** Waits until the log meets a condition. */
async function logWhen(
  id: number,
  isWanted: (page: WebhookDeliveryPage) => boolean,
): Promise<WebhookDeliveryPage> {
  const page = await log(id);
  if (isWanted(page)) return page;
  await new Promise((resolve) => setTimeout(resolve, 50));
  return logWhen(id, isWanted);
}

const states = ({ deliveries }: WebhookDeliveryPage) =>
  deliveries.map(({ subject, state }) => `${subject} ${state}`);

describe('the log of deliveries', () => {
  it('lists the result of each event, newest first', async () => {
    const { id } = await users.add();
    const [first, second] = await publishEvents([1, 2]);
    // The list and the figures are read in sequence.
    const page = await logWhen(
      id,
      (found) => found.figures.delivered === 2 && !states(found).join().includes('WAITING'),
    );

    expect(states(page)).toEqual(['consignment/2 DELIVERED', 'consignment/1 DELIVERED']);
    expect(page).toMatchObject({ before: null, figures: { waiting: 0, givenUp: 0 } });
    expect(page.deliveries[0]).toMatchObject({
      eventId: second,
      eventType: 'consignment.deleted',
      ...{ lane: 'LIVE', attempts: 1, lastStatus: 200, lastFailure: null, nextAttemptAt: null },
    });
    expect((await log(id, `?eventId=${first}`)).deliveries).toHaveLength(1);
    expect((await log(id, '?state=WAITING')).deliveries).toEqual([]);
    const { status: wrong } = await get(`${id}/delivery?eventId=1`);
    expect(wrong).toBe(400);
  });

  it('is paged', async () => {
    const { id } = await users.add();
    await publishEvents(Array.from({ length: 60 }, (_, n) => n + 1));
    const page = await logWhen(id, ({ figures }) => figures.delivered === 60);
    const rest = await log(id, `?before=${page.before}`);

    expect(page.deliveries).toHaveLength(50);
    expect(rest).toMatchObject({ before: null });
    const ids = [...page.deliveries, ...rest.deliveries].map((delivery) => delivery.id);
    expect(new Set(ids).size).toBe(60);
  });

  it('shows one with its attempts, what was sent and the events waiting for it', async () => {
    status = () => 500;
    const { id } = await users.add();
    await publishEvents([7, 7, 7]);
    const page = await logWhen(id, ({ deliveries }) => deliveries.at(-1)?.lastStatus === 500);
    const { body } = await get<WebhookDeliveryView>(`${id}/delivery/${page.deliveries.at(-1)?.id}`);

    expect(body).toMatchObject({ state: 'WAITING', waitingBehind: 2, url });
    expect(body.tries[0]).toMatchObject({ number: 1, status: 500, answerBody: 'noted' });
    expect(body.requestBody).toBe(received[0]?.body);
    expect(received[0]?.headers).toMatchObject(body.requestHeaders ?? {});
    expect(body.requestHeaders).toMatchObject({ 'linehaul-delivery': 'live; attempt=1' });
    expect(page.figures).toMatchObject({ waiting: 3 });
    expect(page.figures.oldestWaitingAt).not.toBeNull();
  });

  it('is accessible only to its owner', async () => {
    const { id } = await users.add();
    await publishEvents([1]);
    const page = await logWhen(id, ({ figures }) => figures.delivered === 1);
    const { id: other } = await users.add({ name: 'Another' });
    const number = page.deliveries[0]?.id;

    for (const path of [`${id}/delivery`, `${id}/delivery/${number}`])
      expect((await get(path, users.outsider)).status).toBe(404);
    for (const action of ['redeliver', 'skip'])
      expect(
        (await users.post(`${id}/delivery/${number}/${action}`, {}, users.outsider)).status,
      ).toBe(404);
    expect((await get(`${other}/delivery/${number}`)).status).toBe(404);
    expect((await users.post(`${other}/delivery/${number}/redeliver`)).status).toBe(404);
  });
});

describe('a delivery', () => {
  it('is resent manually, at once, with the same id and the same body', async () => {
    const { id } = await users.add();
    const [eventId] = await publishEvents([1]);
    const page = await logWhen(id, ({ figures }) => figures.delivered === 1);
    await users.post(`${id}/pause`);

    const { body } = await users.post<WebhookDeliveryView>(
      `${id}/delivery/${page.deliveries[0]?.id}/redeliver`,
    );

    expect(body).toMatchObject({ lane: 'REDELIVERY', state: 'DELIVERED', eventId, attempts: 1 });
    expect(received).toHaveLength(2);
    expect(received[1]?.body).toBe(received[0]?.body);
    expect(received[1]?.headers).toMatchObject({
      'webhook-id': eventId,
      'linehaul-delivery': 'redelivery; attempt=1',
    });
    expect((await log(id)).deliveries).toHaveLength(2);
  });

  it('that is sent again and fails is marked as failed, and not retried', async () => {
    const { id } = await users.add();
    await publishEvents([1]);
    const page = await logWhen(id, ({ figures }) => figures.delivered === 1);
    status = () => 503;

    const { body } = await users.post<WebhookDeliveryView>(
      `${id}/delivery/${page.deliveries[0]?.id}/redeliver`,
    );

    expect(body).toMatchObject({ state: 'GIVEN_UP', lastStatus: 503, nextAttemptAt: null });
  });

  it('that is skipped releases the next event of its subject', async () => {
    status = (subject) => (subject === 7 && received.length < 2 ? 500 : 200);
    const { id } = await users.add();
    await publishEvents([7, 7]);
    const page = await logWhen(id, ({ deliveries }) => deliveries.at(-1)?.lastStatus === 500);
    const number = page.deliveries.at(-1)?.id;

    const { body } = await users.post<WebhookDeliveryView>(`${id}/delivery/${number}/skip`);
    expect(body).toMatchObject({ state: 'SKIPPED', nextAttemptAt: null });
    const after = await logWhen(id, (found) => !states(found).join().includes('WAITING'));

    expect(states(after)).toEqual(['consignment/7 DELIVERED', 'consignment/7 SKIPPED']);
    const { status: again, body: rejection } = await users.post(`${id}/delivery/${number}/skip`);
    expect(again).toBe(409);
    expect(rejection.code).toBe('webhook.delivery_not_waiting');
  });

  it('is skipped once if two users skip it at the same time', async () => {
    status = () => 500;
    const { id } = await users.add();
    await publishEvents([7]);
    const page = await logWhen(id, ({ deliveries }) => deliveries[0]?.lastStatus === 500);
    const path = `${id}/delivery/${page.deliveries[0]?.id}/skip`;

    const responses = await Promise.all([users.post(path), users.post(path)]);

    expect(responses.map((one) => one.status).sort()).toEqual([200, 409]);
  });
});
