import type { DataSource } from 'typeorm';

import { CacheSize } from '../../platform/cache/cache-size.js';
import { RateCardCache } from './rate-card.cache.js';

/** A database with a rate card for any digest. */
const database = {
  getRepository: () => ({
    findBy: ({ digest }: { digest: { value: readonly string[] } }) =>
      Promise.resolve(digest.value.map((one) => ({ digest: one, rows: [] }))),
  }),
} as unknown as DataSource;

describe('rate cards', () => {
  it('are all returned, even if there are more than the cache holds', async () => {
    const cache = new RateCardCache(database, new CacheSize());
    const digests = Array.from({ length: 1_200 }, (_, index) => `digest ${index}`);
    const last = digests.slice(-1);

    await cache.load(last);
    const cards = await cache.load([...last, ...digests]);

    expect([...cards.keys()].sort()).toEqual([...digests].sort());
  });
});
