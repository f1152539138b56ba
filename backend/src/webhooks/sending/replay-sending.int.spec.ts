import { PublicEventQueries } from '../../event-feed/index.js';
import {
  arrivals,
  backend,
  clock,
  countOf,
  HOUR_MS,
  newest,
  publishEvents,
  range,
  respondWith,
  setUpWebhookSending,
  startSending,
  stopSending,
  subscribe,
  subscription,
  until,
} from './webhook-sender.fixture.js';

setUpWebhookSending('replay_sending');

const cursorAt = (event: number) => `${String(event).padStart(19, '0')}/0`;

/** Adds a subscription whose live deliveries begin after all events so far. */
async function subscribeFromNow(): Promise<number> {
  const id = await subscribe();
  await backend.database.query('update webhook_subscription set cursor = $2 where id = $1', [
    id,
    cursorAt(newest),
  ]);
  return id;
}

/** Adds a replay of all events so far, except those after the first `before`. */
async function replay(subscriptionId: number, perSecond = 200, before = 0): Promise<void> {
  await backend.database.query(
    `insert into webhook_replay
       (subscription_id, from_at, to_at, cursor, end_cursor, types, per_second, requested_by, requested_at)
     values ($1, '2026-11-01', '2026-11-30', $2, $3, array['*'], $4, 'test', now())`,
    [subscriptionId, cursorAt(before), cursorAt(newest), perSecond],
  );
}

interface ReplayState {
  readonly state: string;
  readonly taken: number;
  readonly delivered: number;
  readonly failing_since: Date | null;
}

async function replayState(): Promise<ReplayState> {
  const [row] = await backend.database.query<ReplayState[]>(
    'select state, taken, delivered, failing_since from webhook_replay',
  );
  return row!;
}

const isFinished = async () => (await replayState()).state === 'FINISHED';

const accepted = (lane: string) =>
  arrivals.filter((arrival) => arrival.lane === lane && arrival.status === 200);

/** Sequences of a subject in the order of their first arrival. */
const sequencesOf = (subject: number) => [
  ...new Set(
    accepted('replay')
      .filter((arrival) => arrival.subject === subject)
      .map(({ sequence }) => sequence),
  ),
];

describe('a replay', () => {
  it('sends past events in order within each subject, and none of other clients, while live ones continue', async () => {
    await publishEvents(range(300, (index) => 1 + (index % 10)));
    await publishEvents([901, 902], 20);
    const id = await subscribeFromNow();
    await replay(id);
    startSending();
    await until(() => accepted('replay').length >= 20);
    for (let round = 1; round <= 5; round += 1) {
      await publishEvents([500 + round]);
      await until(() => accepted('live').length >= round);
    }
    expect(accepted('replay').length).toBeLessThan(300);
    await until(isFinished);

    for (const subject of range(10, (index) => index + 1))
      expect(sequencesOf(subject)).toEqual(range(30, (index) => index + 1));
    expect(accepted('replay')).toHaveLength(300);
    expect(accepted('live').map(({ subject }) => subject)).toEqual([501, 502, 503, 504, 505]);
    expect(await replayState()).toMatchObject({ taken: 300, delivered: 300 });
    const [row] = await backend.database.query<{ count: number }[]>(
      `select count(*)::integer as count from webhook_delivery where lane = 'REPLAY' and state = 'DELIVERED'`,
    );
    expect(row?.count).toBe(300);
  }, 240_000);

  it('continues where it was after its sender stopped half-way', async () => {
    await publishEvents(range(400, (index) => 1 + (index % 10)));
    await replay(await subscribeFromNow());
    startSending();
    await until(() => accepted('replay').length >= 150);
    await stopSending();
    expect(accepted('replay').length).toBeLessThan(400);
    startSending();
    await until(isFinished);

    for (const subject of range(10, (index) => index + 1))
      expect(sequencesOf(subject)).toEqual(range(40, (index) => index + 1));
    expect(accepted('replay').length - 400).toBeLessThanOrEqual(8);
    expect(await replayState()).toMatchObject({ taken: 400, delivered: 400 });
  }, 240_000);

  it('probes a failing server rarely, and continues in order once it is back', async () => {
    await publishEvents(range(60, (index) => 1 + (index % 10)));
    await replay(await subscribeFromNow());
    respondWith(() => 503);
    startSending();
    await until(async () => (await replayState()).failing_since !== null);
    const before = arrivals.length;
    const began = clock.now().getTime();
    await until(() => clock.now().getTime() - began > HOUR_MS, 10_000);
    expect(arrivals.length - before).toBeLessThanOrEqual(15);

    respondWith(() => 200);
    await until(isFinished, 1_000);
    for (const subject of range(10, (index) => index + 1))
      expect(sequencesOf(subject)).toEqual(range(6, (index) => index + 1));
    expect(await replayState()).toMatchObject({ delivered: 60, failing_since: null });
  }, 240_000);

  it('takes few rows of a long history while its events are not accepted', async () => {
    await publishEvents(range(6_000, (index) => index % 40));
    await replay(await subscribeFromNow());
    respondWith(() => 503);
    startSending();
    await until(async () => (await replayState()).failing_since !== null);
    await until(async () => (await replayState()).taken >= 2_000, 1_000);
    expect(await countOf('WAITING')).toBe(2_000);
  }, 240_000);

  it('reads the journal in blocks, not for each event that was sent', async () => {
    await publishEvents(range(3_000, (index) => index % 40));
    await replay(await subscribeFromNow());
    const read = jest.spyOn(PublicEventQueries.prototype, 'read');
    startSending();
    await until(() => accepted('replay').length >= 300);
    const reads = read.mock.calls.filter(([, { types }]) => types !== null).length;
    read.mockRestore();
    expect(reads).toBeLessThanOrEqual(6);
  }, 240_000);

  it('is paused after 72 hours without a success, while live events are sent', async () => {
    await publishEvents([1, 2, 3]);
    const id = await subscribeFromNow();
    await replay(id);
    await backend.database.query(`update webhook_replay set failing_since = $1`, [
      new Date(clock.now().getTime() - 73 * HOUR_MS),
    ]);
    respondWith((subject) => (subject <= 3 ? 500 : 200));
    startSending();
    await until(async () => (await replayState()).state === 'PAUSED');
    await publishEvents([500]);
    await until(() => accepted('live').length === 1);
    expect((await subscription()).status).toBe('ACTIVE');
    await until(async () => (await countOf('WAITING')) === 3);
  }, 240_000);

  it('waits while its webhook is paused', async () => {
    await publishEvents([1, 2, 3]);
    const id = await subscribeFromNow();
    const set = (status: string) =>
      backend.database.query('update webhook_subscription set status = $2 where id = $1', [
        id,
        status,
      ]);
    await set('PAUSED');
    await replay(id);
    const other = await subscribe();
    startSending();
    await until(() => accepted('live').length >= 3); // of the other one
    expect(accepted('replay')).toEqual([]);

    await backend.database.query('delete from webhook_subscription where id = $1', [other]);
    await set('ACTIVE');
    await until(isFinished);
    expect(accepted('replay')).toHaveLength(3);
  }, 240_000);
});
