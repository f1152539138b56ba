import { setMaxListeners } from 'node:events';

import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';

import type { Position, Recorded } from '@contracts/events/domain-event.js';

import { RETRY_TIMEOUT_MS, retryTransient, sleep } from '../retry.js';
import { EventStoreUnavailable } from '../event-store.errors.js';
import {
  EventStore,
  type AppendOptions,
  type AppendResult,
  type EventBatch,
  type ExpectedRevision,
  type NewEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type SubscribeOptions,
} from '../event-store.js';
import { prepareAppend } from '../hash-chain.js';
import { Appender, APPEND_TIMEOUT_MS } from './appender.js';
import { parseConnectionString } from './connection-string.js';
import { toRecorded } from './event-mapping.js';
import { EventReader } from './event-reader.js';
import { follow } from './follow.js';
import { isTransient } from './transient-error.js';

/** After an election the client may wait for a connection that never returns. */
const CLOSE_MS = 2_000;

/** Above about a hundred, subscriptions of one process silently starve. */
const MAX_FOLLOWERS = 50;

/**
 * Event store on EventStoreDB. Every follower has its own subscription and reads at its own pace; there are a
 * handful per process, one for each read model and reaction.
 */
export class EventStoreDBEventStore extends EventStore {
  private readonly closing = new AbortController();
  private readonly client: EventStoreDBClient;
  private readonly reader: EventReader;
  private readonly appender: Appender;
  private followers = 0;

  /**
   * @param url `esdb://` for one node, `esdb+discover://` for a cluster
   * @param appendTimeoutMs time after which the outcome of an append is unknown
   * @param timeoutMs longest time to retry while the server is unavailable
   */
  constructor(
    url: string,
    appendTimeoutMs = APPEND_TIMEOUT_MS,
    private readonly timeoutMs = RETRY_TIMEOUT_MS,
  ) {
    super();
    setMaxListeners(0, this.closing.signal); // every pending operation adds a listener
    if (/throwOnAppendFailure=false/i.test(url))
      throw new Error('EVENT_STORE_URL must not disable throwOnAppendFailure');
    this.client = EventStoreDBClient.connectionString(url);
    this.reader = new EventReader(this.client);
    this.appender = new Appender(this.client, this.reader, {
      credentials: credentialsOf(url),
      timeoutMs: appendTimeoutMs,
    });
  }

  override async append(
    stream: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    options: AppendOptions = {},
  ): Promise<AppendResult> {
    if (this.closing.signal.aborted) throw new EventStoreUnavailable();
    const append = prepareAppend(stream, events, expected);
    return this.withRetries(() => this.appender.append(append, options));
  }

  override async readStream(
    stream: string,
    options: ReadStreamOptions,
  ): Promise<readonly Recorded[]> {
    const events = await this.withRetries(() => this.reader.readStream(stream, options));
    return events.map(toRecorded);
  }

  override readAll(options: ReadAllOptions): Promise<EventBatch> {
    return this.withRetries(() => this.reader.readAll(options));
  }

  override lastPosition(): Promise<Position> {
    return this.withRetries(() => this.reader.lastPosition());
  }

  override async *subscribe(options: SubscribeOptions): AsyncGenerator<EventBatch, void> {
    if (this.followers >= MAX_FOLLOWERS)
      throw new Error(
        `More than ${MAX_FOLLOWERS} followers in one process would starve each other`,
      );
    this.followers += 1;
    try {
      const signal = AbortSignal.any([options.signal, this.closing.signal]);
      yield* follow(this.client, { ...options, signal });
    } finally {
      this.followers -= 1;
    }
  }

  override async close(): Promise<void> {
    this.closing.abort();
    const closed = new AbortController();
    const disposed = this.client.dispose().finally(() => {
      closed.abort();
    });
    await Promise.race([disposed, sleep(CLOSE_MS, closed.signal)]);
  }

  private withRetries<T>(work: () => Promise<T>): Promise<T> {
    const { timeoutMs } = this;
    return retryTransient(work, { isTransient, timeoutMs, signal: this.closing.signal });
  }
}

/** Credentials of the connection string; a server without TLS has no users and is sent none. */
function credentialsOf(url: string): Credentials | null {
  const { credentials, isSecure } = parseConnectionString(url);
  return credentials ?? (isSecure ? null : { username: '', password: '' });
}
