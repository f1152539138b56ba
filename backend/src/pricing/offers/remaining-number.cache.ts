import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { RangeUsageQueries } from '../../prefix-ranges/index.js';

/** Remaining connote numbers by client carrier account, without accounts that never had an allotment. */
export type RemainingCount = ReadonlyMap<number, number>;

const MAX_AGE_MS = 5_000;
const MAX_ENTRIES = 1_000;

/**
 * Caches the remaining connote numbers of accounts for a few seconds, to leave out services that have run out. The
 * prefix range itself decides whether a number is assigned.
 */
@Injectable()
export class RemainingNumberCache {
  private readonly log = new Logger(RemainingNumberCache.name);
  private readonly counts = new LRUCache<string, RemainingCount>({ max: MAX_ENTRIES });
  private readonly fresh = new LRUCache<string, true>({ max: MAX_ENTRIES, ttl: MAX_AGE_MS });

  constructor(private readonly usage: RangeUsageQueries) {}

  async get(accountIds: readonly number[]): Promise<RemainingCount> {
    const key = accountIds.join();
    const counts = this.counts.get(key);
    if (!counts) return this.read(key, accountIds);
    if (!this.fresh.has(key))
      this.read(key, accountIds).catch((error: unknown) => {
        this.log.warn(error);
      });
    return counts;
  }

  private async read(key: string, accountIds: readonly number[]): Promise<RemainingCount> {
    this.fresh.set(key, true);
    const usage = await this.usage.of(accountIds);
    const remaining = new Map(
      usage.map((account) => [account.clientCarrierAccountId, account.remaining]),
    );
    this.counts.set(key, remaining);
    return remaining;
  }
}
