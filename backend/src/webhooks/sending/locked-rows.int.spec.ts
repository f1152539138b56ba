import pg from 'pg';

import {
  arrivals,
  backend,
  countOf,
  publishEvents,
  range,
  respondWith,
  SENDER_LOCK,
  sequencesOf,
  setUpWebhookSending,
  startSending,
  stopSending,
  subscribe,
  subscription,
  until,
} from './webhook-sender.fixture.js';

setUpWebhookSending('locked_rows');

let other: pg.Client;

beforeEach(async () => {
  other = new pg.Client({ connectionString: backend.environment.DATABASE_URL });
  await other.connect();
});
afterEach(() => other.end());

/** Locks rows in another session until `release`. */
async function lock(rows: string, values: readonly unknown[]): Promise<void> {
  await other.query('begin');
  await other.query(`select * from ${rows} for update`, [...values]);
}
async function lockAttempts(): Promise<void> {
  await other.query('begin');
  await other.query('lock table webhook_attempt in share mode');
}
const isWritingBlocked = async (): Promise<boolean> => {
  const { rows } = await other.query<{ isBlocked: boolean }>(
    `select exists (select from pg_locks where relation = 'webhook_attempt'::regclass and not granted) as "isBlocked"`,
  );
  return rows[0]?.isBlocked === true;
};
const release = () => other.query('rollback');

const attempts = async (): Promise<number> =>
  (await backend.database.query<unknown[]>('select 1 from webhook_attempt')).length;
const hasAttempt = async () => (await attempts()) > 0;

const sentTo = (path: string) => arrivals.filter((arrival) => arrival.path === `/${path}`);

/** Publishes events one after another; most must arrive as soon as from a sender that waits for no lock. */
async function publishSteadily(count: number, path: string): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const expected = sentTo(path).length + 1;
    const startedAt = performance.now();
    await publishEvents([1 + (index % 3)]);
    await until(() => sentTo(path).length >= expected);
    times.push(performance.now() - startedAt);
  }
  // a busy machine delays some, a lock would delay each
  expect(times.sort((a, b) => a - b)[Math.floor(count / 2)]).toBeLessThan(900);
}

describe('a subscription that another session has locked', () => {
  it('does not delay the others, and then gets everything in order, each event once', async () => {
    const locked = await subscribe(['*'], 'locked');
    await subscribe(['*'], 'free');
    startSending();
    await publishEvents([1]);
    await until(() => arrivals.length === 2);
    await lock('webhook_subscription where id = $1', [locked]);
    await publishSteadily(12, 'free');
    expect(sentTo('locked')).toHaveLength(1);
    await release();
    await until(() => sentTo('locked').length >= 13);
    await until(async () => (await countOf('WAITING')) === 0);

    const sequences = sentTo('locked').filter(({ subject }) => subject === 1);
    expect(sequences.map(({ sequence }) => sequence)).toEqual(range(5, (index) => index + 1));
    expect(sentTo('locked')).toHaveLength(13);
  }, 240_000);

  it('is disabled once it is released', async () => {
    const id = await subscribe();
    respondWith(() => 500);
    startSending();
    await publishEvents([1]);
    await until(hasAttempt);
    await lock('webhook_subscription where id = $1', [id]);
    respondWith(() => 410);
    await until(() => arrivals.length === 2, 10_000);
    await until(async () => (await attempts()) === 2);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
    await release();
    await until(async () => (await subscription()).status === 'DISABLED');
    expect(arrivals).toHaveLength(2);
  }, 240_000);
});

describe('a delivery that another session has locked', () => {
  /** Sends the first event of consignment 9, which fails, is locked, and then arrives. */
  async function succeedWhileLocked(): Promise<void> {
    respondWith(() => 500);
    await subscribe();
    startSending();
    await publishEvents([9]);
    await until(hasAttempt);
    await lock(`webhook_delivery where state = 'WAITING'`, []);
    respondWith(() => 200);
    await until(() => arrivals.length === 2, 10_000);
  }

  it('does not delay the others, and its outcome is written once it is released, without another call', async () => {
    await succeedWhileLocked();
    await publishSteadily(5, '');
    expect(await countOf('DELIVERED')).toBeLessThan(6);
    await release();
    await until(async () => (await countOf('DELIVERED')) === 6);

    expect(arrivals.filter(({ subject }) => subject === 9)).toHaveLength(2);
  }, 240_000);

  it('does not delay the next event of its consignment, and is repeated alone after a crash', async () => {
    await succeedWhileLocked();
    await publishEvents([9]);
    await until(async () => (await countOf('DELIVERED')) === 1);
    expect(arrivals.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);

    const crashed = stopSending(); // whose outcome is never written
    await backend.database.query(
      `select pg_terminate_backend(pid) from pg_locks where objid = $1`,
      [SENDER_LOCK],
    );
    await crashed;
    await release();
    startSending();
    await until(async () => (await countOf('DELIVERED')) === 2);
    expect(sequencesOf(9)).toEqual([1, 2]);
    expect(arrivals.map(({ sequence }) => sequence)).toEqual([1, 1, 2, 1]);
  }, 240_000);
});

describe('outcomes that cannot be written', () => {
  it('are at most 100 of one subscription beside its calls in flight', async () => {
    await subscribe();
    startSending();
    await publishEvents([1]);
    await until(async () => (await countOf('DELIVERED')) === 1);
    await lockAttempts();
    await publishEvents(range(200, (index) => index + 2));
    await until(isWritingBlocked);
    await until(async () => !(await isWritingBlocked())); // its lock timeout has passed: all others were called
    expect(arrivals.length - 1).toBeGreaterThan(8);
    expect(arrivals.length - 1).toBeLessThanOrEqual(108);
    await release();
    await until(async () => (await countOf('DELIVERED')) === 201);
    expect(arrivals).toHaveLength(201);
  }, 240_000);
});
