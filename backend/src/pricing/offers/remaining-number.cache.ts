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

/**
 * More than are assigned on one account within `MAX_AGE_MS`; with fewer left, nothing is cached, so that no offer
 * outlasts its numbers.
 */
const AMPLE_NUMBERS = 5_000;

/**
 * Caches the remaining connote numbers of accounts for a few seconds while there are plenty, to leave out services
 * that have run out. The prefix range itself decides whether a number is assigned.
 */
@Injectable()
export class RemainingNumberCache {
  private readonly plentiful: LRUCache<string, { remaining: RemainingCount; readAt: number }>;

  constructor(
    private readonly usage: RangeUsageQueries,
    size: CacheSize,
  ) {
    this.plentiful = new LRUCache({ max: size.limit(MAX_ENTRIES) });
  }

  async get(accountIds: readonly number[]): Promise<RemainingCount> {
    const key = accountIds.join();
    const known = this.plentiful.get(key);
    if (known && Date.now() - known.readAt < MAX_AGE_MS) return known.remaining;

    const readAt = Date.now();
    const usage = await this.usage.of(accountIds);
    const remaining = new Map(
      usage.map((account) => [account.clientCarrierAccountId, account.remaining]),
    );
    if ([...remaining.values()].every((count) => count > AMPLE_NUMBERS))
      this.plentiful.set(key, { remaining, readAt });
    else this.plentiful.delete(key);
    return remaining;
  }
}
