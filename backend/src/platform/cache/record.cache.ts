import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { channels } from '@contracts/realtime/messages.js';

import { AuditedRepository } from '../audit/audited.repository.js';
import { RecordsVersions } from '../audit/records-version.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { CacheSize } from './cache-size.js';

interface AsyncCacheOptions<Key, Value> {
  readonly read: (key: Key) => Promise<Value>;
  /** Maximum entries; the least recently used one is evicted. */
  readonly maxEntries: number;
  /** While false nothing is stored, since an invalidation might be missed. */
  readonly canCache: () => boolean;
}

/** Caches values until they are invalidated. A read in progress at that time is not stored. */
export class AsyncCache<Key extends number | string, Value> {
  private readonly reads: LRUCache<Key, Promise<Value>>;

  constructor(private readonly memory: AsyncCacheOptions<Key, Value>) {
    this.reads = new LRUCache({ max: memory.maxEntries });
  }

  get(key: Key): Promise<Value> {
    if (!this.memory.canCache()) return this.memory.read(key);
    const known = this.reads.get(key);
    if (known) return known;

    const reading = this.memory.read(key);
    this.reads.set(key, reading);
    reading.catch(() => {
      if (this.reads.peek(key) === reading) this.reads.delete(key);
    });
    return reading;
  }

  clear(): void {
    this.reads.clear();
  }
}

interface CachedRecords<Key, Value> extends Omit<AsyncCacheOptions<Key, Value>, 'canCache'> {
  /** Changes to these tables clear the cache. */
  readonly tables: readonly string[];
}

/**
 * Caches frequently read records until they change: at once for changes made by this process, and on NOTIFY after the
 * commit for those of others. Every table has the trigger `announce_settings`; nothing is cached while LISTEN is down.
 */
@Injectable()
export class RecordCache {
  constructor(
    private readonly listener: PostgresListener,
    private readonly records: AuditedRepository,
    private readonly versions: RecordsVersions,
    private readonly size: CacheSize,
  ) {}

  /** Call in a constructor. */
  createCache<Key extends number | string, Value>({
    tables,
    ...memory
  }: CachedRecords<Key, Value>): AsyncCache<Key, Value> {
    const remembered = new AsyncCache({
      ...memory,
      maxEntries: this.size.limit(memory.maxEntries),
      canCache: () => this.listener.isListening,
    });
    const concerned = new Set(tables);
    const invalidateIfAffected = (table: string) => {
      if (concerned.has(table)) remembered.clear();
    };
    this.listener.subscribe(channels.settingsChanged, invalidateIfAffected, () => {
      remembered.clear();
    });
    this.versions.onMissed(() => {
      remembered.clear();
    });
    this.records.onChange((touched) => {
      touched.forEach(invalidateIfAffected);
    });
    return remembered;
  }
}
