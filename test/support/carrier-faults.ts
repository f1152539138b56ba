import { setTimeout as wait } from 'node:timers/promises';

import pg from 'pg';

import type { AustraliaPostDouble } from '../../backend/src/carrier-adapters/australia-post/double/server.js';
import { signal } from './postgres-processes.js';
import type { Product } from './product.js';

/** Pseudo-random numbers, the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

interface FaultPlan {
  /** Share of responses that are lost after the request was processed. */
  readonly lostShare: number;
  readonly kills: number;
  /** Requests between two kills. */
  readonly every: number;
}

/** Faults injected so far. */
export interface InjectedFaults {
  readonly kills: number;
  readonly lost: number;
  stop(): void;
}

/** Loses responses of the double, and kills the product's worker while some of its requests are in progress. */
export function injectFaults(
  double: AustraliaPostDouble,
  product: Product,
  { lostShare, kills, every }: FaultPlan,
): InjectedFaults {
  const random = seededRandom(4711);
  const killed = new Set<number>();
  let since = 0;
  let lost = 0;
  const killSometimes = () => {
    since += 1;
    if (since < every || killed.size >= kills) return;
    const { worker = 0 } = product.processes;
    if (killed.has(worker) || !signal(worker, 'SIGKILL')) return;
    killed.add(worker);
    since = 0;
  };
  double.failEach('RESET_AFTER_WORK', () => {
    killSometimes();
    const isLost = random() < lostShare;
    if (isLost) lost += 1;
    return isLost;
  });
  return {
    get kills() {
      return killed.size;
    },
    get lost() {
      return lost;
    },
    stop: () => {
      double.failEach('HANG', () => false);
    },
  };
}

/** Runs waiting jobs at once, without their delay; the returned function stops it. */
export function skipPauses(databaseUrl: string): () => Promise<void> {
  const controller = new AbortController();
  const skipping = (async () => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    while (!controller.signal.aborted) {
      await database.query(
        `update linehaul_jobs._private_jobs set run_at = now()
          where run_at > now() and locked_at is null`,
      );
      await wait(500, undefined, { signal: controller.signal }).catch(() => undefined);
    }
    await database.end();
  })();
  return () => {
    controller.abort();
    return skipping;
  };
}
