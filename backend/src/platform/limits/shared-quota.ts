import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';

import type { LiveBackends } from './live-backends.js';
import type { QuotaPolicy } from './quota-policies.js';

/** Remaining quota of a caller after one request. */
export interface QuotaState {
  readonly policy: string;
  readonly quota: number;
  readonly windowSeconds: number;
  /** Requests left in this window. */
  readonly left: number;
  /** Seconds until the window restarts. */
  readonly secondsLeft: number;
  readonly isRejected: boolean;
}

/** Parts into which a quota is divided: a backend takes one at a time. */
const PARTS = 40;
/** Smaller parts are not taken in advance: another backend might need the last of them. */
const MIN_PART_AHEAD = 4;
/**
 * Time limit of the table, after which a backend counts on its own: a limiter must not cost more than what it limits.
 */
const MAX_WAIT_MS = 250;
const MAX_KEYS = 20_000;
/** Larger than any quota: the limiters of the package only count. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** Part of one key's quota that this backend holds in the current window. */
interface Share {
  /** Requests taken from the common quota and not yet spent here. */
  own: number;
  /** Requests left for all backends when this one last took a part. */
  common: number;
  endsAt: number;
  taking: Promise<void> | null;
}

/**
 * One quota for all API keys, exact across backends: each takes a fortieth of a key's quota from an UNLOGGED table and
 * spends it in memory, so that at the default of 600 calls one request in fifteen costs a statement (ADR 53). While the
 * table does not respond in time, each backend grants the quota divided by the number of backends.
 */
export class SharedQuota {
  private readonly shares = new LRUCache<string, Share>({ max: MAX_KEYS });
  private readonly table: RateLimiterPostgres;
  private readonly insurance: RateLimiterMemory;

  constructor(
    readonly policy: QuotaPolicy,
    database: DataSource,
    private readonly backends: Pick<LiveBackends, 'count' | 'refresh'>,
  ) {
    const { name: keyPrefix, windowSeconds: duration } = policy;
    this.table = new RateLimiterPostgres({
      ...{ storeClient: database, storeType: 'typeorm', tableName: 'request_quota' },
      ...{ tableCreated: true, clearExpiredByTimeout: false },
      ...{ keyPrefix, points: UNLIMITED, duration },
    });
    this.insurance = new RateLimiterMemory({ keyPrefix, points: UNLIMITED, duration });
  }

  /** Takes one request of the key; `factor` multiplies the policy's quota. */
  async take(key: string, factor: number): Promise<QuotaState> {
    const quota = this.policy.quota * factor;
    for (;;) {
      const share = this.shareOf(key);
      if (share.own > 0) {
        share.own -= 1;
        if (this.isLow(share, quota)) void this.takeMore(key, quota, share);
        return this.stateOf(share, quota, false);
      }
      if (share.common <= 0) return this.stateOf(share, quota, true);
      await this.takeMore(key, quota, share);
    }
  }

  /** Whether the next part should be taken before a request has to wait for it. */
  private isLow({ own, common }: Share, quota: number): boolean {
    const part = partOf(quota);
    return part >= MIN_PART_AHEAD && own < part / 2 && common > 0;
  }

  /** Takes one part at a time for all waiting requests. */
  private takeMore(key: string, quota: number, share: Share): Promise<void> {
    share.taking ??= this.takePart(key, quota, share).finally(() => {
      share.taking = null;
    });
    return share.taking;
  }

  private shareOf(key: string): Share {
    const known = this.shares.get(key);
    if (known && known.endsAt > Date.now()) return known;
    if (known?.taking) {
      known.own = 0;
      return known;
    }
    const share: Share = { own: 0, common: UNLIMITED, endsAt: 0, taking: null };
    this.shares.set(key, share);
    return share;
  }

  private async takePart(key: string, quota: number, share: Share): Promise<void> {
    const part = partOf(quota);
    const taken = await withTimeout(MAX_WAIT_MS, this.table.consume(key, part)).catch(() => null);
    if (taken) {
      this.backends.refresh();
      grant(share, taken, part, quota);
    } else {
      const ownQuota = Math.max(1, Math.floor(quota / this.backends.count));
      grant(share, await this.insurance.consume(key, part), part, ownQuota);
    }
  }

  private stateOf(share: Share, quota: number, isRejected: boolean): QuotaState {
    const { name: policy, windowSeconds } = this.policy;
    const secondsLeft = Math.max(1, Math.ceil((share.endsAt - Date.now()) / 1_000));
    const left = isRejected ? 0 : Math.min(quota, share.own + Math.max(0, share.common));
    return { policy, quota, windowSeconds, left, secondsLeft, isRejected };
  }
}

const partOf = (quota: number): number => Math.max(1, Math.floor(quota / PARTS));

/** `counted` includes this part; what exceeds the quota is not granted. */
function grant(share: Share, counted: RateLimiterRes, part: number, quota: number): void {
  const excess = Math.max(0, counted.consumedPoints - quota);
  if (share.endsAt <= Date.now()) share.own = 0;
  share.own += Math.max(0, part - excess);
  share.common = quota - counted.consumedPoints;
  share.endsAt = Date.now() + counted.msBeforeNext;
}

/** Rejects after the time limit; the work continues, and its result is ignored. */
async function withTimeout<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error('late'));
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer);
  });
}
