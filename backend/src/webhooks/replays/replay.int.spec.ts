import { Logger } from '@nestjs/common';

import type { EventFeedView } from '@contracts/views/public-event.view.js';
import type { WebhookReplayView } from '@contracts/views/webhook-replay.view.js';

import type { LeaderLoop } from '../../platform/jobs/leader-loop.js';
import type { ErrorBody, Person } from '../../testing/test-session.js';
import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { startWebhookSender } from '../testing/start-webhook-sender.js';
import { startReceiver, startWebhookUsers, type WebhookUsers } from '../testing/webhook-users.js';
import { ReplayRepository } from './replay.repository.js';

const FROM = '2026-11-01T00:00:00.000Z';

let users: WebhookUsers;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sender: LeaderLoop;
let count = 0;

beforeAll(async () => {
  receiver = await startReceiver();
  users = await startWebhookUsers('webhook_replays', receiver.url);
  sender = startWebhookSender(users.backend);
}, 240_000);
afterAll(async () => {
  await sender.stop();
  receiver.close();
  await users.backend.stop();
});
beforeEach(async () => {
  await users.backend.database.query(
    'truncate public_event, webhook_subscription, webhook_delivery cascade',
  );
  receiver.received.length = 0;
});

/** Stores past events of consignments, one an hour from 2 November on. */
async function store(
  subjects: readonly number[],
  type = 'consignment.deleted',
  clientId = 11,
): Promise<void> {
  const rows = subjects.map((subject) => {
    count += 1;
    const facts = { consignmentId: subject, connoteNumber: null, references: [], receiver: null };
    const id = `evt_${String(count).padStart(26, '0')}`;
    return { id, position: String(count).padStart(19, '0'), sequence: count, subject, facts };
  });
  await users.backend.database.query(
    `insert into public_event
     select e.id, e.position, 0, $2, 1, 'consignment', e.subject, e.sequence, $3,
            (select customer_id from client where id = $3), now(), '2026-11-02'::timestamptz, e.facts
     from jsonb_to_recordset($1::jsonb) as e(id text, position text, sequence int, subject int, facts jsonb)`,
    [JSON.stringify(rows), type, clientId],
  );
}

const start = (id: number, changes: object = {}, by?: Person) =>
  users.post<WebhookReplayView>(`${id}/replay`, { from: FROM, ...changes }, by);

const list = async (id: number) =>
  (await users.web.request<WebhookReplayView[]>(users.admin, 'GET', `webhook/${id}/replay`)).body;

const whenFinished = (id: number) =>
  waitUntil(
    () => list(id),
    (replays) => replays.every(({ state }) => state === 'FINISHED'),
  );

const sentCount = () => Promise.resolve(receiver.received.length);

/** Subjects sent by replays. */
const sentSubjects = () =>
  receiver.received
    .filter(({ headers }) => headers['linehaul-delivery']?.includes('replay'))
    .map(({ body }) => (JSON.parse(body) as { data: { consignmentId: number } }).data)
    .map(({ consignmentId }) => consignmentId);

describe('a replay', () => {
  it('sends the past events of the types of its webhook again, and shows how far it is', async () => {
    await store([1, 2, 3]);
    await store([4], 'tracking.updated');
    await store([5], 'consignment.deleted', 20);
    const { id } = await users.add();
    const { status, body } = await start(id);
    await whenFinished(id);

    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'RUNNING', types: ['consignment.*'], perSecond: 100 });
    expect(await list(id)).toEqual([
      expect.objectContaining({ id: body.id, taken: 3, delivered: 3, givenUp: 0 }),
    ]);
    expect(sentSubjects().sort()).toEqual([1, 2, 3]);
    expect(receiver.received[0]?.headers['linehaul-delivery']).toBe('replay; attempt=1');
    const log = await users.web.request<{ deliveries: { lane: string }[] }>(
      ...([users.admin, 'GET', `webhook/${id}/delivery`] as const),
    );
    expect(log.body.deliveries.map(({ lane }) => lane)).toEqual(['REPLAY', 'REPLAY', 'REPLAY']);
    expect(await users.web.audit('webhook_subscription', id)).toHaveLength(2);
  }, 60_000);

  it('is limited to types, consignments and a time, on request', async () => {
    await store([1, 2, 3]);
    await store([1, 4], 'consignment.restored');
    const { id } = await users.add();
    const { body } = await start(id, {
      types: ['consignment.restored'],
      consignmentIds: [1, 2, 9],
    });
    await whenFinished(id);
    expect(body.consignments).toBe(3);
    expect(sentSubjects()).toEqual([1]);

    await start(id, { to: '2026-11-01T12:00:00Z' });
    await whenFinished(id);
    expect(sentSubjects()).toEqual([1]);
  }, 60_000);

  it('begins after a cursor of the feed of its owner, and of no other, whatever the clocks', async () => {
    await store([1, 2, 3, 4, 5]);
    await users.backend.database.query(
      `update public_event set recorded_at = case subject_id
         when 4 then '2026-11-01' when 5 then now() + interval '1 minute' else recorded_at end`,
    );
    const { id } = await users.add();
    const cursorFor = async (by: Person, clientId: number) => {
      const path = `events?from=beginning&limit=2&clientId=${clientId}`;
      return (await users.web.request<EventFeedView>(by, 'GET', path)).body.cursor;
    };
    await start(id, { from: await cursorFor(users.admin, 10) });
    await whenFinished(id);
    expect(sentSubjects().sort()).toEqual([3, 4, 5]);

    const foreign = await start(id, { from: await cursorFor(users.outsider, 20) });
    expect([foreign.status, foreign.body.code]).toEqual([400, 'events.cursor_invalid']);
  }, 60_000);

  it.each([
    ['the end is before the start', { to: '2026-10-01T00:00:00Z' }],
    ['the end is in the future', { to: '2999-01-01T00:00:00Z' }],
    ['the end is no instant', { to: 'tomorrow' }],
    ['the start is neither an instant nor a cursor', { from: 'yesterday' }],
    ['a type is unknown', { types: ['consignment.gone'] }],
    ['it is too fast', { perSecond: 201 }],
    ['it names too many consignments', { consignmentIds: Array.from({ length: 1_001 }, () => 1) }],
  ])('is rejected if %s', async (_, changes) => {
    const { id } = await users.add();
    expect((await start(id, changes)).status).toBe(400);
    expect(await list(id)).toEqual([]);
  });

  it('is rejected with 410 if events since its start were deleted', async () => {
    const { id } = await users.add();
    const { database } = users.backend;
    await database.query(`update public_event_deletion set deleted_to = '2026-11-01'`);
    const { status, body } = await start(id);
    await database.query('update public_event_deletion set deleted_to = null');
    expect([status, body.code]).toEqual([410, 'events.cursor_expired']);
  });
});

describe('replays of a webhook', () => {
  it('are at most two at a time, however many are requested at once', async () => {
    const { id } = await users.add();
    await users.post(`${id}/pause`);
    const started = await Promise.all([start(id), start(id), start(id)]);
    expect(started.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    const rejected = started.find(({ status }) => status === 409);
    expect(rejected?.body.code).toBe('webhook.replay_running');

    const [first] = await list(id);
    await users.post(`${id}/replay/${first?.id}/cancel`);
    expect((await start(id)).status).toBe(200);
  });

  it('are started once by an Idempotency-Key, however often the first response is lost', async () => {
    const { id } = await users.add();
    jest.spyOn(Logger.prototype, 'error').mockImplementationOnce(() => undefined);
    const lost = new Error('the connection is gone');
    jest.spyOn(ReplayRepository.prototype, 'find').mockRejectedValueOnce(lost);
    const begin = async () => {
      const response = await fetch(`${users.backend.url}/api/v1/webhook/${id}/replay`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${users.admin.token}`,
          ...{ 'content-type': 'application/json', 'Idempotency-Key': 'replay once' },
        },
        body: JSON.stringify({ from: FROM }),
      });
      return { status: response.status, body: (await response.json()) as WebhookReplayView };
    };
    expect((await begin()).status).toBe(500);
    const { status, body } = await begin();
    expect(status).toBe(200);
    expect((await list(id)).map((replay) => replay.id)).toEqual([body.id]);
  });

  it('are paused, resumed and cancelled', async () => {
    await store(Array.from({ length: 200 }, (_, index) => index));
    const { id } = await users.add();
    const { body } = await start(id, { perSecond: 20 });
    const change = (action: string) =>
      users.post<WebhookReplayView & ErrorBody>(`${id}/replay/${body.id}/${action}`);
    await waitUntil(sentCount, (calls) => calls > 3);
    expect((await change('pause')).body).toMatchObject({ state: 'PAUSED' });
    expect((await change('pause')).body).toMatchObject({ state: 'PAUSED' });
    await waitUntil(
      () => list(id),
      ([replay]) => replay?.delivered === receiver.received.length,
    );
    const sent = receiver.received.length;
    expect((await change('resume')).body).toMatchObject({ state: 'RUNNING' });
    await waitUntil(sentCount, (calls) => calls > sent);
    expect((await change('cancel')).body).toMatchObject({ state: 'CANCELLED' });

    const waiting = await users.backend.database.query<unknown[]>(
      `select 1 from webhook_delivery where state = 'WAITING'`,
    );
    expect(waiting).toEqual([]);
    expect((await list(id))[0]?.delivered).toBeLessThan(200);
    expect((await change('resume')).body.code).toBe('webhook.replay_ended');
    expect(await users.web.audit('webhook_subscription', id)).toHaveLength(5);
  }, 60_000);

  it('are those of their owner only', async () => {
    const { id } = await users.add();
    await users.post(`${id}/pause`);
    const { body } = await start(id);
    const { id: another } = await users.add({ name: 'Another' });
    const path = `${id}/replay/${body.id}`;

    expect((await start(id, {}, users.outsider)).status).toBe(404);
    const listed = await users.web.request(users.outsider, 'GET', `webhook/${id}/replay`);
    expect(listed.status).toBe(404);
    for (const action of ['pause', 'resume', 'cancel']) {
      expect((await users.post(`${path}/${action}`, {}, users.outsider)).status).toBe(404);
      expect((await users.post(`${another}/replay/${body.id}/${action}`)).status).toBe(404);
    }
    expect((await list(id))[0]).toMatchObject({ state: 'RUNNING' });
  });

  it('are deleted with their webhook', async () => {
    const { id, version } = await users.add();
    await start(id);
    const path = `webhook/${id}?version=${version}`;
    expect((await users.web.request(users.admin, 'DELETE', path)).status).toBe(204);
    const left = await users.backend.database.query<unknown[]>('select 1 from webhook_replay');
    expect(left).toEqual([]);
  });
});
