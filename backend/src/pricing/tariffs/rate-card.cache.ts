import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, In } from 'typeorm';

import { prepareRateCard } from '../domain/rate-card/prepare-rate-card.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import { RateCardRows } from '../records/rate-card.entity.js';

const MAX_ENTRIES = 500;

/** Caches prepared rows of rate cards; they never change, and accounts with the same prices share them. */
@Injectable()
export class RateCardCache {
  private readonly prepared = new LRUCache<string, RateCard>({ max: MAX_ENTRIES });

  constructor(private readonly database: DataSource) {}

  async load(digests: readonly string[]): Promise<ReadonlyMap<string, RateCard>> {
    const uniqueDigests = [...new Set(digests)];
    const missing = uniqueDigests.filter((digest) => !this.prepared.has(digest));
    const loaded = await this.database.getRepository(RateCardRows).findBy({ digest: In(missing) });
    for (const { digest, rows } of loaded) this.prepared.set(digest, prepareRateCard(rows));
    return new Map(
      uniqueDigests.flatMap((digest) => {
        const card = this.prepared.get(digest);
        return card ? [[digest, card]] : [];
      }),
    );
  }
}
