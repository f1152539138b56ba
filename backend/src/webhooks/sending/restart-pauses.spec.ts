import { RestartPauses } from './restart-pauses.js';

it('pauses before a restart are doubled up to five minutes, and short again after a long run', () => {
  let now = 0;
  const pauses = new RestartPauses(() => now);
  const pauseAfterFailure = () => {
    const failedAt = now;
    pauses.extend('1');
    while (pauses.isPaused('1')) now += 500;
    return now - failedAt;
  };

  expect(pauses.isPaused('1')).toBe(false);
  expect([1, 2, 3].map(pauseAfterFailure)).toEqual([1_000, 2_000, 4_000]);
  expect(pauses.isPaused('2')).toBe(false);
  expect(Array.from({ length: 9 }, pauseAfterFailure).at(-1)).toBe(300_000);
  now += 300_001;
  expect(pauseAfterFailure()).toBe(1_000);
});
