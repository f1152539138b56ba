import { setMaxListeners } from 'node:events';
import pg from 'pg';

import type { Position, Recorded } from '@contracts/events/domain-event.js';

import { backoffDelayMs, ReadPace, retryTransient, sleep } from '../retry.js';
import { EventStoreUnavailable } from '../event-store.errors.js';
import {
  EventStore,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeOptions,
} from '../event-store.js';
import { prepareAppend } from '../hash-chain.js';
import { APPEND_CONCURRENCY, AppendBatcher } from './append-batcher.js';
import { BatchWriter, PinnedConnections } from './batch-writer.js';
import { EventReader, type Scan, type ScanOptions } from './event-reader.js';
import { ensurePostgresEventStore } from './event-store.schema.js';
import { genericPlans, ResponsivePool } from './responsive-pool.js';
import { isTransient } from './transient-error.js';
import { APPENDED_CHANNEL } from './constants.js';

/** Poll interval in case a signal was lost. */
const POLL_MS = 2_000;

/** Events that a follower with prefixes scans in one read, matching or not. */
const SCAN_WINDOW = 5_000;

/** Event store on a Postgres database, in its schema `event_store`. */
export class PostgresEventStore extends EventStore {
  private readonly closing = new AbortController();
  private readonly appends: PinnedConnections;
  private readonly reads: pg.Pool;
  private readonly batcher: AppendBatcher;
  private readonly reader: EventReader;
  private readonly listener: AppendListener;

  /** @param url a direct connection, not one through a transaction pooler */
  constructor(url: string) {
    super();
    setMaxListeners(0, this.closing.signal); // every pending operation adds a listener
    const appends = openPool(url, {
      max: APPEND_CONCURRENCY + 1, // one more for a retry while a broken connection is being released
      options: genericPlans,
      statement_timeout: 10_000,
      lock_timeout: 5_000,
    });
    this.appends = new PinnedConnections(appends);
    this.reads = openPool(url, { max: 4, statement_timeout: 30_000 });
    const writer = new BatchWriter(this.appends, this.closing.signal);
    this.batcher = new AppendBatcher((batch, timeoutMs) => writer.write(batch, timeoutMs));
    this.reader = new EventReader(this.reads);
    this.listener = new AppendListener(url, this.closing.signal);
  }

  /** Opens the store and migrates its schema. */
  static async open(url: string): Promise<PostgresEventStore> {
    const store = new PostgresEventStore(url);
    try {
      await ensurePostgresEventStore(store.reads);
      return store;
    } catch (error) {
      await store.close();
      throw error;
    }
  }

  override async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    if (this.closing.signal.aborted) throw new EventStoreUnavailable();
    return this.batcher.append(prepareAppend(stream, events, expected));
  }

  override readStream(stream: string, options: ReadStreamOptions): Promise<readonly Recorded[]> {
    return this.withRetries(() => this.reader.readStream(stream, options));
  }

  override readStreams(
    streams: readonly string[],
    limit: number,
  ): Promise<ReadonlyMap<string, readonly Recorded[]>> {
    return this.withRetries(() => this.reader.readStreams(streams, limit));
  }

  override async readAll({ after, limit }: ReadAllOptions): Promise<EventBatch> {
    const everything = { after, prefixes: [], limit, window: limit };
    const { events, scannedTo } = await this.withRetries(() => this.reader.scan(everything));
    return { events, scannedTo };
  }

  override lastPosition(): Promise<Position> {
    return this.withRetries(() => this.reader.lastPosition());
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch, void> {
    const { prefixes, batchSize: limit = 500 } = options;
    const signal = AbortSignal.any([options.signal, this.closing.signal]);
    const window = prefixes.length === 0 ? limit : Math.max(limit, SCAN_WINDOW);
    const pace = new ReadPace(options);
    let after = options.after;

    while (!signal.aborted) {
      const signalCount = this.listener.signalCount;
      pace.begin();
      const scan = await this.scanUntilAborted({ after, prefixes, limit, window }, signal);
      if (!scan) return;
      const { events, scannedTo, isAtEnd } = scan;
      pace.end(events.length, scannedTo > after);
      if (scannedTo > after) yield { events, scannedTo };
      after = scannedTo;
      if (!isAtEnd) continue;
      await this.listener.wait(signalCount, POLL_MS, signal);
      await pace.rest(signal);
    }
  }

  override async close(): Promise<void> {
    await this.batcher.drain();
    this.closing.abort();
    await this.listener.stop();
    await Promise.all([this.appends.close(), this.reads.end()]);
  }

  /** Retries while the database is down; null once aborted. */
  private async scanUntilAborted(options: ScanOptions, signal: AbortSignal): Promise<Scan | null> {
    try {
      const retry = { isTransient, timeoutMs: Infinity, signal };
      return await retryTransient(() => this.reader.scan(options), retry);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }

  /** Retries a read whose connection was lost: reading again is safe. */
  private withRetries<T>(read: () => Promise<T>): Promise<T> {
    return retryTransient(read, { isTransient, signal: this.closing.signal });
  }
}

function openPool(url: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new ResponsivePool({
    connectionString: url,
    query_timeout: (Number(limits.statement_timeout) || 0) + 5_000,
    ...limits,
  });
  // A broken idle connection is replaced by the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Signals that something was appended, by any process. Signals may be spurious or lost, so followers read after
 * each one and at intervals without one.
 */
export class AppendListener {
  private readonly waiting = new Set<() => void>();
  private signals = 0;
  private client: pg.Client | null = null;
  private listening: Promise<void> | null = null;

  /** `url` is a direct connection: LISTEN does not survive a transaction pooler. */
  constructor(
    private readonly url: string,
    private readonly closing: AbortSignal,
  ) {}

  /** Read before querying, so that a signal during the query is not missed. */
  get signalCount(): number {
    this.listening ??= this.listen();
    return this.signals;
  }

  /** Waits for a signal after the first `seenCount`, at most `maxWaitMs`. */
  async wait(seenCount: number, maxWaitMs: number, signal: AbortSignal): Promise<void> {
    if (this.signals !== seenCount || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', wake);
        this.waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, maxWaitMs);
      signal.addEventListener('abort', wake);
      this.waiting.add(wake);
    });
  }

  /** Call after the closing signal has been aborted. */
  async stop(): Promise<void> {
    await this.client?.end();
    await this.listening;
  }

  private async listen(): Promise<void> {
    for (let attempt = 0; !this.closing.aborted; attempt += 1) {
      if (await this.listenOnce()) attempt = 0;
      await sleep(backoffDelayMs(attempt), this.closing);
    }
  }

  /** Listens until the connection is lost; returns whether it was established. */
  private async listenOnce(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    this.client = client;
    const ended = new Promise((resolve) => client.once('end', resolve));
    client.on('error', () => undefined); // followed by 'end'
    client.on('notification', () => {
      this.notifyFollowers();
    });

    try {
      // A client that is ended while connecting only emits 'end'.
      await Promise.race([client.connect(), ended]);
      await client.query(`listen ${APPENDED_CHANNEL}`);
      this.notifyFollowers(); // for events appended before the listener was connected
      await ended;
      return true;
    } catch {
      return false; // retried while the followers poll
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  private notifyFollowers(): void {
    this.signals += 1;
    for (const wake of this.waiting) wake();
  }
}
