import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { belongsToOffer } from '@contracts/rules/offer-number.js';

import { CacheSize } from '../../platform/cache/cache-size.js';
import { RangeUsageQueries } from '../../prefix-ranges/index.js';
import type { AccountService } from '../tariffs/client-tariff.js';
import type { Shipment } from './priced-offer.js';

/** Remaining connote numbers by client carrier account, without accounts that never had an allotment. */
export type RemainingCount = ReadonlyMap<number, number>;

/** False if the carrier issues the connote, or the consignment already has a number of the account. */
export function takesNumber(
  { account, carrier }: Pick<AccountService, 'account' | 'carrier'>,
  connote: Shipment['connote'],
): boolean {
  if (carrier.isApiBasedConnote) return false;
  const { id: clientCarrierAccountId, prefixRangeId } = account;
  const offer = { clientCarrierAccountId, connoteSource: { prefixRangeId } };
  return !connote || !belongsToOffer(connote, offer);
}

const MAX_AGE_MS = 5_000;
const MAX_ENTRIES = 1_000;

/** Numbers that may be assigned on one account each millisecond while a count of them is cached. */
const ASSIGNED_PER_MS = 1;
/** Below, a count is not worth caching: the account may run out with the next consignment. */
const MIN_AGE_MS = 50;

interface CachedCount {
  readonly remaining: RemainingCount;
  /** Milliseconds since the epoch. */
  readonly validUntil: number;
}

/**
 * Caches the remaining connote numbers of accounts, for less time the fewer are left, to leave out services that have
 * run out: no offer outlasts its numbers. The prefix range itself decides whether a number is assigned.
 */
@Injectable()
export class RemainingNumberCache {
  private readonly counts: LRUCache<string, CachedCount>;

  constructor(
    private readonly usage: RangeUsageQueries,
    size: CacheSize,
  ) {
    this.counts = new LRUCache({ max: size.limit(MAX_ENTRIES) });
  }

  /** @param accountIds accounts whose carrier's numbers are assigned here */
  async get(accountIds: readonly number[]): Promise<RemainingCount> {
    const ids = [...new Set(accountIds)];
    if (ids.length === 0) return new Map();
    const key = ids.join();
    const known = this.counts.get(key);
    if (known && Date.now() < known.validUntil) return known.remaining;

    const readAt = Date.now();
    const usage = await this.usage.listAccountUsage(ids);
    const remaining = new Map(
      usage.map((account) => [account.clientCarrierAccountId, account.remaining]),
    );
    const ageMs = Math.min(
      MAX_AGE_MS,
      ...[...remaining.values()].map((count) => count / ASSIGNED_PER_MS),
    );
    if (ageMs >= MIN_AGE_MS) this.counts.set(key, { remaining, validUntil: readAt + ageMs });
    else this.counts.delete(key);
    return remaining;
  }
}
