import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { RangeUsage } from '../../prefix-ranges/index.js';

/** Connote numbers left by client carrier account; one that was never allotted any is missing. */
export type Remaining = ReadonlyMap<number, number>;

const FRESH_MS = 5_000;
const MOST_KEPT = 1_000;

/**
 * How many connote numbers accounts have left, a few seconds old at most: to leave out in time what can
 * no longer be sent. Whether a number is given out, its prefix range decides.
 */
@Injectable()
export class RemainingNumbers {
  private readonly log = new Logger(RemainingNumbers.name);
  private readonly known = new LRUCache<string, Remaining>({ max: MOST_KEPT });
  private readonly fresh = new LRUCache<string, true>({ max: MOST_KEPT, ttl: FRESH_MS });

  constructor(private readonly usage: RangeUsage) {}

  async of(accountIds: readonly number[]): Promise<Remaining> {
    const key = accountIds.join();
    const known = this.known.get(key);
    if (!known) return this.read(key, accountIds);
    if (!this.fresh.has(key))
      this.read(key, accountIds).catch((error: unknown) => {
        this.log.warn(error);
      });
    return known;
  }

  private async read(key: string, accountIds: readonly number[]): Promise<Remaining> {
    this.fresh.set(key, true);
    const usage = await this.usage.of(accountIds);
    const remaining = new Map(
      usage.map((account) => [account.clientCarrierAccountId, account.remaining]),
    );
    this.known.set(key, remaining);
    return remaining;
  }
}
