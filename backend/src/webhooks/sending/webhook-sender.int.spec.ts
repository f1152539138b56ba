import { setTimeout as pause } from 'node:timers/promises';

import {
  HOUR_MS,
  backend,
  arrivals,
  respondWith,
  clock,
  loops,
  newest,
  startSending,
  subscribe,
  publishEvents,
  range,
  countOf,
  subscription,
  until,
  delivered,
  sequencesOf,
  setUpWebhookSending,
} from './webhook-sender.fixture.js';

setUpWebhookSending('webhook_sender');

function failureAt(call: number): number | 'hang up' | null {
  if (call % 5 === 0) return 500;
  if (call % 7 === 0) return 302;
  return call % 11 === 0 ? 'hang up' : null;
}

const unreported = () =>
  backend.database.query<{ subject: string }[]>(
    'select subject from webhook_delivery where is_unreported',
  );

describe('sending', () => {
  it('delivers every event at least once and in order, through failures and restarts, and none of other clients', async () => {
    let calls = 0;
    const failuresOf = new Map<string, number>();
    respondWith((subject, sequence) => {
      const event = `${subject}/${sequence}`;
      const failures = failuresOf.get(event) ?? 0;
      calls += 1;
      // one that fails more often is given up in the end
      const failure = failures < 5 ? failureAt(calls) : null;
      if (failure === null) return 200;
      failuresOf.set(event, failures + 1);
      return failure;
    });
    await subscribe();
    startSending();
    for (let block = 0; block < 6; block += 1) {
      await publishEvents(range(60, (index) => 1 + (index % 15)));
      await publishEvents(
        range(5, (index) => 900 + index),
        20,
      );
      const target = delivered().length + 30;
      await until(() => delivered().length >= target, 10_000);
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

  it('delays no other subject when one is rejected, and continues that one once its event is given up', async () => {
    respondWith((subject, sequence) => (subject === 1 && sequence === 1 ? 422 : 200));
    await subscribe();
    startSending();
    await publishEvents([1, 1, 2, 3, 2, 3, 2]);
    await until(() => delivered().length === 5);
    expect(sequencesOf(1)).toEqual([]);

    await until(async () => (await countOf('GIVEN_UP')) === 1, HOUR_MS / 4);
    await until(() => sequencesOf(1).length === 1);
    expect(sequencesOf(1)).toEqual([2]);
    expect(await unreported()).toEqual([{ subject: 'consignment/1' }]);
    // the clock moves in steps: some retries are late, and the last may be too late
    const tries = arrivals.filter(({ subject, sequence }) => subject === 1 && sequence === 1);
    expect([8, 9, 10]).toContain(tries.length);
    expect(await subscription()).toMatchObject({ status: 'ACTIVE', failing_since: null });
  }, 240_000);

  it('loses no event when a clock is set back to before the subscription began', async () => {
    await subscribe(); // from 1 November on
    startSending();
    await publishEvents([1], 11, '2026-10-31T23:59:59Z');
    await publishEvents([1, 2]);
    await until(() => delivered().length === 2);
    await publishEvents([1, 3], 11, '2026-10-31T23:00:00Z');
    await until(() => delivered().length === 4);

    expect(sequencesOf(1)).toEqual([2, 3]);
    expect(sequencesOf(3)).toEqual([1]);
  });

  it('delays no other subject when two are rejected, even when nothing else is sent for a while', async () => {
    respondWith((subject) => (subject <= 2 ? 422 : 200));
    await subscribe();
    startSending();
    await publishEvents([1, 2]);
    await until(async () => (await subscription()).failing_since !== null, HOUR_MS / 60);
    await publishEvents([3, 4]);
    await until(() => delivered().length === 2, HOUR_MS / 60);

    expect(await subscription()).toMatchObject({ status: 'ACTIVE' });
  });

  it('delays no other subject while 2,000 rejected ones wait for their next attempt', async () => {
    const id = await subscribe();
    await publishEvents(range(2_000, (index) => 1 + index));
    await backend.database.query(
      `insert into webhook_delivery (subscription_id, event_id, event_type, subject, position, ordinal, attempts,
         first_attempt_at, next_attempt_at, taken_at)
       select $1, id, type, subject_kind || '/' || subject_id, position, ordinal, 9, $2, $3, $2 from public_event`,
      [id, clock.now(), new Date(clock.now().getTime() + HOUR_MS)],
    );
    startSending();
    await publishEvents([3_001, 3_002]);
    await until(async () => (await countOf('DELIVERED')) === 2);

    expect(await countOf('WAITING')).toBe(2_000);
  }, 240_000);

  it('sends only the subscribed types', async () => {
    await subscribe(['manifest.*']);
    startSending();
    await publishEvents([1, 2, 3]);
    await until(async () => {
      const rows = await backend.database.query<{ cursor: string | null }[]>(
        'select cursor from webhook_subscription',
      );
      return rows[0]?.cursor?.startsWith(String(newest).padStart(19, '0')) === true;
    });
    expect(arrivals).toEqual([]);
  });

  it('starts as soon as a webhook is created', async () => {
    startSending(24 * HOUR_MS);
    await subscribe();
    await publishEvents([1]);
    await until(() => delivered().length === 1);

    await subscribe(['*'], 'second');
    await publishEvents([2]);
    await until(() => arrivals.some(({ path }) => path.endsWith('second')));
  });
});

describe('a change of the subscription or its owner', () => {
  it('sends the events of a sub client that was added later', async () => {
    await subscribe();
    startSending();
    await publishEvents([1]);
    await until(() => delivered().length === 1);
    await backend.database.query(
      `insert into client (id, customer_id, parent_id, name) values (14, 1, 11, 'New branch')`,
    );
    await publishEvents([2], 14);
    await until(() => sequencesOf(2).length === 1);
  }, 240_000);

  it('calls a corrected URL immediately, although the previous one was failing', async () => {
    respondWith(() => 503);
    await subscribe();
    startSending();
    await publishEvents([1, 2, 3, 4, 5, 6]);
    await until(async () => (await subscription()).failing_since !== null);
    const probed = arrivals.length + 1;
    await until(() => arrivals.length >= probed, 1_000); // the next probe is due in half a minute

    respondWith(() => 200);
    const began = Date.now();
    await backend.database.query(`update webhook_subscription set url = url || 'corrected'`);
    await until(() => delivered().length === 6);
    expect(Date.now() - began).toBeLessThan(20_000);
  }, 240_000);
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
    await publishEvents(range(700, (index) => index % 9));
    await pause(1_500);
    expect(await countOf('WAITING')).toBe(0);
    expect(arrivals).toEqual([]);

    await set('ACTIVE');
    await until(() => delivered().length === 700);
    expect(sequencesOf(0)).toEqual(range(78, (index) => index + 1));
  }, 240_000);
});

describe('an endpoint that is down', () => {
  it('takes 2,000 rows and few calls, and receives everything in order once it is back', async () => {
    respondWith(() => 503);
    await subscribe();
    startSending();
    await publishEvents(range(2_600, (index) => index % 40));
    await until(async () => (await subscription()).failing_since !== null);
    const before = arrivals.length;
    const began = clock.now().getTime();
    await until(() => clock.now().getTime() - began > HOUR_MS, 10_000);
    expect(arrivals.length - before).toBeLessThanOrEqual(15);
    expect(await countOf('WAITING')).toBe(2_000);
    expect(await countOf('GIVEN_UP')).toBe(0);

    respondWith(() => 200);
    await until(() => delivered().length === 2_600, 1_000);
    for (const subject of range(40, (index) => index))
      expect(sequencesOf(subject)).toEqual(range(65, (index) => index + 1));
    await until(async () => (await subscription()).failing_since === null);
  }, 300_000);

  it('for 72 hours is disabled, and its events are kept', async () => {
    respondWith(() => 'hang up');
    await subscribe();
    startSending();
    await publishEvents(range(20, (index) => index));
    await until(async () => (await subscription()).status === 'DISABLED', HOUR_MS);
    expect(await countOf('WAITING')).toBe(20);
    expect((await subscription()).status_reason).toContain('72 hours');
  }, 240_000);

  it('that returns 410 is disabled at once', async () => {
    respondWith(() => 410);
    await subscribe();
    startSending();
    await publishEvents([1]);
    await until(async () => (await subscription()).status === 'DISABLED');
    expect(arrivals).toHaveLength(1);
  });
});
