import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource, In } from 'typeorm';

import { prepareRateCard } from '../domain/rate-card/prepare-rate-card.js';
import type { RateCard } from '../domain/rate-card/rate-card.js';
import { RateCardRows } from '../records/rate-card.entity.js';

const MOST_KEPT = 500;

/** Rows of rate cards, read and prepared once: they never change, and accounts with equal prices share them. */
@Injectable()
export class PreparedRateCards {
  private readonly prepared = new LRUCache<string, RateCard>({ max: MOST_KEPT });

  constructor(private readonly database: DataSource) {}

  async find(digests: readonly string[]): Promise<ReadonlyMap<string, RateCard>> {
    const wanted = [...new Set(digests)];
    const unread = wanted.filter((digest) => !this.prepared.has(digest));
    const read = await this.database.getRepository(RateCardRows).findBy({ digest: In(unread) });
    for (const { digest, rows } of read) this.prepared.set(digest, prepareRateCard(rows));
    return new Map(
      wanted.flatMap((digest) => {
        const card = this.prepared.get(digest);
        return card ? [[digest, card]] : [];
      }),
    );
  }
}
