import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, In } from 'typeorm';

import { CacheSize } from '../../platform/cache/cache-size.js';
import { prepareRateCard } from '../domain/rate-card/prepare-rate-card.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import { RateCardRows } from '../records/rate-card.entity.js';

const MAX_ENTRIES = 500;

/** Caches prepared rows of rate cards; they never change, and accounts with the same prices share them. */
@Injectable()
export class RateCardCache {
  private readonly prepared: LRUCache<string, RateCard>;

  constructor(
    private readonly database: DataSource,
    size: CacheSize,
  ) {
    this.prepared = new LRUCache({ max: size.limit(MAX_ENTRIES) });
  }

  /** Reads every card that has rows, even if it is evicted before the last one has been read. */
  async load(digests: readonly string[]): Promise<ReadonlyMap<string, RateCard>> {
    const cards = new Map<string, RateCard>();
    const missing = new Set<string>();
    for (const digest of digests) {
      const card = this.prepared.get(digest);
      if (card) cards.set(digest, card);
      else missing.add(digest);
    }
    const loaded = await this.database
      .getRepository(RateCardRows)
      .findBy({ digest: In([...missing]) });
    for (const { digest, rows } of loaded) {
      const card = prepareRateCard(rows);
      cards.set(digest, card);
      this.prepared.set(digest, card);
    }
    return cards;
  }
}
