import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DataSource } from 'typeorm';

import { channels } from '@contracts/realtime/messages.js';
import { type RecordsVersion, toRecordsVersion } from '@contracts/realtime/position.js';

import { AuditedRepository } from '../audit/audited.repository.js';
import { PostgresListener } from '../database/postgres-listener.js';
import { CacheSize } from './cache-size.js';

/** Time to wait for a notification of a version before the database is read. */
const NOTIFICATION_TIMEOUT_MS = 250;

const currentVersion = 'select version from records_version';

interface VersionRow {
  readonly version: number | string;
}

/**
 * Latest records version this process was notified of: caches contain nothing older. Postgres delivers notifications in
 * commit order, the version's after those of the changes.
 */
@Injectable()
export class RecordsVersions implements OnModuleInit {
  private readonly log = new Logger(RecordsVersions.name);
  private readonly waiting = new Set<() => void>();
  private readonly missedListeners: (() => void)[] = [];
  private latestVersion: RecordsVersion = '';
  private reading: Promise<RecordsVersion> | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly listener: PostgresListener,
  ) {}

  onModuleInit(): void {
    // Read after LISTEN, before anything is cached again: later versions are announced.
    this.listener.onConnected(async (connection) => {
      const { rows } = await connection.query<VersionRow>(currentVersion);
      this.latestVersion = toRecordsVersion(rows[0]?.version ?? 0);
    });
    this.listener.subscribe(
      channels.recordsVersion,
      (version) => {
        this.update(toRecordsVersion(version));
      },
      () => undefined,
    );
  }

  /** The latest version that this process was notified of. */
  get latest(): RecordsVersion {
    return this.latestVersion;
  }

  /** Registers a callback that clears a cache. Call in a constructor. */
  onMissed(drop: () => void): void {
    this.missedListeners.push(drop);
  }

  /** Resolves once no cache contains data from before `version`; does not wait for a version from the future. */
  async waitFor(version: RecordsVersion): Promise<void> {
    // Without a listener nothing is cached, so nothing is stale.
    if (version <= this.latestVersion || !this.listener.isListening) return;
    await this.waitForNotification(version);
    if (version <= this.latestVersion) return;
    const current = await this.current();
    if (version > current || version <= this.latestVersion) return;
    for (const drop of this.missedListeners) drop();
    this.update(current);
  }

  private update(version: RecordsVersion): void {
    if (version <= this.latestVersion) return;
    this.latestVersion = version;
    for (const wake of this.waiting) wake();
  }

  private waitForNotification(version: RecordsVersion): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        resolve();
      };
      const wake = () => {
        if (version <= this.latestVersion) end();
      };
      const timer = setTimeout(end, NOTIFICATION_TIMEOUT_MS);
      this.waiting.add(wake);
    });
  }

  /** One query for all waiting callers. */
  private current(): Promise<RecordsVersion> {
    this.reading ??= this.read().finally(() => {
      this.reading = null;
    });
    return this.reading;
  }

  private async read(): Promise<RecordsVersion> {
    try {
      const [row] = await this.database.query<VersionRow[]>(currentVersion);
      return toRecordsVersion(row?.version ?? 0);
    } catch (error) {
      this.log.warn(`The records version could not be read: ${String(error)}`);
      return '';
    }
  }
}

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

  constructor(private readonly options: AsyncCacheOptions<Key, Value>) {
    this.reads = new LRUCache({ max: options.maxEntries });
  }

  get(key: Key): Promise<Value> {
    if (!this.options.canCache()) return this.options.read(key);
    const known = this.reads.get(key);
    if (known) return known;

    const reading = this.options.read(key);
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
    ...options
  }: CachedRecords<Key, Value>): AsyncCache<Key, Value> {
    const cache = new AsyncCache({
      ...options,
      maxEntries: this.size.limit(options.maxEntries),
      canCache: () => this.listener.isListening,
    });
    const affected = new Set(tables);
    const invalidateIfAffected = (table: string) => {
      if (affected.has(table)) cache.clear();
    };
    this.listener.subscribe(channels.settingsChanged, invalidateIfAffected, () => {
      cache.clear();
    });
    this.versions.onMissed(() => {
      cache.clear();
    });
    this.records.onChange((touched) => {
      touched.forEach(invalidateIfAffected);
    });
    return cache;
  }
}
