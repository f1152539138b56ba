import { setTimeout as pause } from 'node:timers/promises';

import type { BenchContext, BenchLine } from '../bench-context.js';
import { figures } from '../http-load.js';
import { arriveAll, sentRows } from './crowd-measurement.js';
import { Scans } from './scans.js';

const MAX_CURRENT_MS = 10_000;
const MAX_HTTP_P95_MS = 500;
const MAX_WAIT_MS = 60_000;
/** Scans while the users are disconnected, so that each page misses some of its rows. */
const SCANS_PER_SECOND = 100;

/** Cuts the connection of every user, scans what they show, and waits until every page shows the truth. */
export async function measureReconnection(
  context: BenchContext,
  tokens: readonly string[],
  connotes: readonly string[],
): Promise<BenchLine[]> {
  const { url } = context.product;
  const scans = await Scans.of(url, connotes);
  const users = await arriveAll(url, tokens, scans);
  const cutAt = performance.now();
  for (const user of users) user.loseConnection();
  await scans.post(SCANS_PER_SECOND, connotes.length / SCANS_PER_SECOND);

  const behind = async () => {
    const fresh = await sentRows(url, tokens[0] ?? '');
    return users.filter((user) => fresh.some(user.showsOtherwise)).length;
  };
  let left = await behind();
  while (left > 0 && performance.now() - cutAt < MAX_WAIT_MS) {
    await pause(100);
    left = await behind();
  }
  const currentMs = performance.now() - cutAt;
  const { p50Ms, p95Ms } = figures(
    users.flatMap(({ readTimes }) => readTimes),
    1,
  );
  await Promise.all(users.map((user) => user.leave()));
  return [
    {
      what: `${users.length} people reconnect at once: all current`,
      measured: `${(currentMs / 1000).toFixed(1)} s, ${left} behind`,
      target: {
        text: `${MAX_CURRENT_MS / 1000} s`,
        isMet: left === 0 && currentMs < MAX_CURRENT_MS,
      },
    },
    {
      what: '  their reads',
      measured: `p50 ${p50Ms.toFixed(0)}, p95 ${p95Ms.toFixed(0)} ms`,
      target: { text: `p95 ${MAX_HTTP_P95_MS} ms`, isMet: p95Ms < MAX_HTTP_P95_MS },
    },
  ];
}
