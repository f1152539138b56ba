import { TokenBucket } from './token-bucket.js';

it('spreads the allowed calls evenly over a second, and does not save them up during a pause', () => {
  let now = 0;
  const bucket = new TokenBucket(50, () => now);
  const begunIn = (ms: number) => {
    const until = now + ms;
    let begun = 0;
    while (now < until) {
      const calls = bucket.room;
      bucket.spend(calls);
      begun += calls;
      now += Math.max(bucket.waitMs, 1);
    }
    return begun;
  };

  expect(begunIn(10_000)).toBeGreaterThan(480);
  expect(begunIn(10_000)).toBeLessThanOrEqual(505);
  now += 3_600_000;
  expect(begunIn(1_000)).toBeLessThanOrEqual(56);
});

it('begins one call at a time if few are allowed', () => {
  let now = 0;
  const bucket = new TokenBucket(1, () => now);
  expect(bucket.room).toBe(1);
  bucket.spend(1);
  expect([bucket.room, bucket.waitMs]).toEqual([0, 1_000]);
  now += 1_000;
  expect(bucket.room).toBe(1);
});
