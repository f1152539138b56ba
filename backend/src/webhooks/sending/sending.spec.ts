import fc from 'fast-check';

import { MAX_DELIVERY_ATTEMPTS } from '@contracts/rules/webhook.js';

import { toOutcome } from './delivery-outcome.js';
import { DeliveryQueue, type WaitingDelivery } from './delivery-queue.js';
import { EndpointHealth } from './endpoint-health.js';
import { nextTryAt, retryAfterOf, RETRY_DELAYS_MS } from './retry-schedule.js';

const start = new Date('2026-11-20T00:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const HOUR_MS = 3_600_000;

describe('retry times', () => {
  it('are ten attempts in 71 h 36 min 5 s', () => {
    const at = [start];
    for (;;) {
      const last = at.at(-1)!;
      const failed = { attempts: at.length, firstAttemptAt: start, at: last, retryAfterMs: null };
      const next = nextTryAt(failed, () => 0);
      if (!next) break;
      at.push(next);
    }
    expect(at).toHaveLength(10);
    expect(at.at(-1)).toEqual(later((71 * 3600 + 36 * 60 + 5) * 1000));
  });

  it.each([
    ['no time is requested', 1, null, 5_000],
    ['a longer time is requested', 1, 60_000, 60_000],
    ['a shorter time is requested', 2, 1_000, 60_000],
    ['more than a day is requested', 1, 9e9, 24 * HOUR_MS],
  ])('follow Retry-After: %s', (_, attempts, retryAfterMs, ms) => {
    const failed = { attempts, firstAttemptAt: start, at: start, retryAfterMs };
    expect(nextTryAt(failed, () => 0)).toEqual(later(ms));
  });

  it('are never later than 72 h after the first', () => {
    const failed = {
      attempts: 9,
      firstAttemptAt: start,
      at: later(70 * HOUR_MS),
      retryAfterMs: null,
    };
    expect(nextTryAt(failed, () => 1)).toEqual(later(72 * HOUR_MS));
    expect(RETRY_DELAYS_MS).toHaveLength(MAX_DELIVERY_ATTEMPTS - 1);
  });

  it.each([
    ['120', 120_000],
    ['Fri, 20 Nov 2026 00:01:00 GMT', 60_000],
    ['Fri, 20 Nov 2020 00:01:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('read Retry-After: %s', (header, ms) => {
    expect(retryAfterOf(header, start)).toBe(ms);
  });
});

describe('a failed attempt', () => {
  const failure = {
    ...{ at: start.toISOString(), durationMs: 5, status: 503, failure: '503 Service Unavailable' },
    ...{ remoteAddress: null, answerHeaders: {}, answerBody: null },
  };
  const failAt = (ms: number, dueMs: number, attempts = 3, isFailing = false) => {
    const waiting = {
      ...{ id: 1, eventId: 'evt_1', subject: 'consignment/1', position: '1', ordinal: 0, attempts },
      ...{ firstAttemptAt: start, nextAttemptAt: later(dueMs) },
    };
    return toOutcome(waiting, { attempt: failure, now: later(ms), isFailing }, 1);
  };

  it('is retried as long as attempts are left, after a pause of four days', () => {
    const failed = failAt(96 * HOUR_MS, HOUR_MS);
    expect(failed).toMatchObject({ state: 'WAITING', attempts: 4 });
    expect(failed.nextAttemptAt.getTime()).toBeGreaterThan(later(96 * HOUR_MS).getTime());
  });

  it('gives the event up 72 h after the first, if each was on time', () => {
    expect(failAt(72 * HOUR_MS, 72 * HOUR_MS)).toMatchObject({ state: 'GIVEN_UP', attempts: 4 });
  });

  it('gives the event up with its tenth attempt, whenever that is', () => {
    expect(failAt(96 * HOUR_MS, HOUR_MS, 9)).toMatchObject({ state: 'GIVEN_UP', attempts: 10 });
  });

  it('is not counted while the endpoint as a whole fails', () => {
    expect(failAt(96 * HOUR_MS, HOUR_MS, 9, true)).toMatchObject({
      ...{ state: 'WAITING', attempts: 9, firstAttemptAt: start, nextAttemptAt: later(HOUR_MS) },
    });
  });
});

describe('an endpoint', () => {
  const failed = (health: EndpointHealth, subjects: readonly string[], status = 500) => {
    for (const subject of subjects) health.fail(subject, status, start);
  };

  it('fails after five failures across two subjects, not one', () => {
    const health = new EndpointHealth(8, null);
    failed(health, ['a', 'a', 'a', 'a', 'a', 'a']);
    expect(health.isFailing).toBe(false);
    failed(health, ['b']);
    expect(health.isFailing).toBe(true);
  });

  it('does not fail while others succeed', () => {
    const health = new EndpointHealth(8, null);
    for (let round = 0; round < 9; round += 1) {
      failed(health, ['a', 'b', 'c', 'd']);
      health.succeed();
    }
    expect(health.isFailing).toBe(false);
  });

  it('is probed after 5 s, 30 s, 2 min, then every 5 min, after 6 h every 15 min, and given up after 72 h', () => {
    const health = new EndpointHealth(8, null);
    failed(health, ['a', 'b', 'a', 'b', 'a']);
    const waits: number[] = [];
    let at = start;
    while (!health.isGivenUp(at)) {
      const ms = health.waitMs(at);
      waits.push(ms);
      at = new Date(at.getTime() + ms);
      health.fail('a', 500, at);
    }
    expect(waits.slice(0, 5)).toEqual([5_000, 30_000, 120_000, 300_000, 300_000]);
    expect(waits.at(-1)).toBe(900_000);
    expect(at.getTime() - start.getTime()).toBeGreaterThanOrEqual(72 * HOUR_MS);
    expect(waits.length).toBeLessThan(4 + 72 + 66 * 4 + 2);
  });

  it('is probed after 5 s, however many calls were in flight when it began to fail', () => {
    const health = new EndpointHealth(8, null);
    failed(health, ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 503);
    expect(health.waitMs(start)).toBe(5_000);
  });

  it('recovers fully after one success', () => {
    const health = new EndpointHealth(8, start);
    expect([health.concurrency, health.waitMs(start)]).toEqual([1, 0]);
    health.succeed();
    expect([health.concurrency, health.isFailing]).toEqual([8, false]);
  });

  it('gets half as many calls when overloaded, and one more after ten successes', () => {
    const health = new EndpointHealth(8, null);
    health.fail('a', 503, start);
    expect(health.concurrency).toBe(4);
    health.fail('a', 404, start);
    expect(health.concurrency).toBe(4);
    for (let count = 0; count < 10; count += 1) health.succeed();
    expect(health.concurrency).toBe(5);
  });
});

describe('waiting events', () => {
  const delivery = (id: number, subject: string, nextAttemptAt = start): WaitingDelivery => ({
    ...{ id, subject, nextAttemptAt, eventId: `evt_${id}`, attempts: 0, firstAttemptAt: null },
    ...{ position: String(id).padStart(19, '0'), ordinal: 0 },
  });

  it('are sent in order within each subject, whatever fails, and never two of a subject at once', () => {
    const step = fc.record({ max: fc.integer({ min: 1, max: 4 }), isDone: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 30 }), fc.array(step), (subjects, steps) => {
        const queue = new DeliveryQueue();
        queue.add(subjects.map((subject, id) => delivery(id, String(subject))));
        const done: WaitingDelivery[] = [];
        const all = [...steps, ...subjects.map(() => ({ max: 9, isDone: true }))];
        for (const { max, isDone } of all) {
          const taken = queue.takeDue(start, max);
          expect(new Set(taken.map(({ subject }) => subject)).size).toBe(taken.length);
          expect(queue.inFlight).toBe(taken.length);
          for (const one of taken)
            if (isDone) {
              queue.finish(one);
              done.push(one);
            } else queue.reschedule(one);
        }
        expect(queue.size).toBe(0);
        for (const subject of new Set(subjects)) {
          const ids = done.filter((one) => one.subject === String(subject)).map(({ id }) => id);
          expect(ids).toEqual([...ids].sort((a, b) => a - b));
        }
        expect(done).toHaveLength(subjects.length);
      }),
    );
  });

  it('behind a delayed event do not block other subjects', () => {
    const queue = new DeliveryQueue();
    queue.add([delivery(1, 'a', later(5_000)), delivery(2, 'a'), delivery(3, 'b')]);
    expect(queue.takeDue(start, 9).map(({ id }) => id)).toEqual([3]);
    expect(queue.nextDueAt()).toEqual(later(5_000));
    queue.makeDue(start);
    expect(queue.takeDue(start, 9).map(({ id }) => id)).toEqual([1]);
  });

  it('leave room for 2,000 others, however many are behind rejected ones, up to 20,000 of all', () => {
    const queue = new DeliveryQueue();
    queue.add(Array.from({ length: 2_000 }, (_, id) => delivery(id, `a${id}`)));
    expect([queue.room(false), queue.room(true)]).toEqual([0, 0]);
    const rejected = queue.takeDue(start, 1_999);
    const tried = { firstAttemptAt: start, nextAttemptAt: later(5_000) };
    for (const one of rejected) queue.reschedule({ ...one, ...tried });
    // an endpoint that fails as a whole would not get others either
    expect([queue.room(false), queue.room(true)]).toEqual([1_999, 0]);
    const [last] = queue.takeDue(start, 1);
    queue.reschedule({ ...last!, ...tried });
    expect([queue.room(false), queue.room(true)]).toEqual([2_000, 2_000]);

    queue.add(Array.from({ length: 17_500 }, (_, id) => delivery(3_000 + id, 'a0')));
    expect(queue.room(false)).toBe(500);
  });

  it('provide the oldest of all as the probe, due or not', () => {
    const queue = new DeliveryQueue();
    queue.add([delivery(1, 'a', later(5_000)), delivery(2, 'b')]);
    expect(queue.takeProbe()?.id).toBe(1);
    expect(queue.takeProbe()).toBeNull();
  });

  it('provide a probe from each subject in turn, first from those not tried yet', () => {
    const queue = new DeliveryQueue();
    const tried = { firstAttemptAt: start, attempts: 2 };
    queue.add([
      { ...delivery(1, 'a'), ...tried },
      { ...delivery(2, 'b'), ...tried },
      delivery(3, 'c'),
    ]);
    const probes = Array.from({ length: 5 }, () => {
      const probe = queue.takeProbe()!;
      queue.reschedule({ ...probe, firstAttemptAt: start });
      return probe.id;
    });
    expect(probes).toEqual([3, 1, 2, 3, 1]);

    queue.add([delivery(4, 'd')]);
    expect(queue.takeProbe()?.id).toBe(4);
  });
});
