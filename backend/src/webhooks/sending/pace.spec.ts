import { Pace } from './pace.js';

it('spreads the allowed calls evenly over a second, and does not save them up during a pause', () => {
  let now = 0;
  const pace = new Pace(50, () => now);
  const begunIn = (ms: number) => {
    const until = now + ms;
    let begun = 0;
    while (now < until) {
      const calls = pace.room;
      pace.spend(calls);
      begun += calls;
      now += Math.max(pace.waitMs, 1);
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
  const pace = new Pace(1, () => now);
  expect(pace.room).toBe(1);
  pace.spend(1);
  expect([pace.room, pace.waitMs]).toEqual([0, 1_000]);
  now += 1_000;
  expect(pace.room).toBe(1);
});
