import pg, { type Pool, type PoolClient } from 'pg';

import { isServerResponse, isUnreachable } from './transient-error.js';
import { RETRY_TIMEOUT_MS, retryTransient } from '../retry.js';

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: Done) => void;
type Done = (release?: unknown) => void;

/**
 * `options` of a connection whose statements find rows by their key: a plan made for an empty table must not scan a full
 * one, and is not repeated for each execution.
 */
export const genericPlans = '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan';

const CONNECT_MS = 5_000;
const noop = () => undefined;

/**
 * A pool whose statements end, with a lost-connection error, when the database stops responding (`DatabaseWatch`).
 * Until it responds again, requests for a connection fail at once.
 */
export class ResponsivePool extends pg.Pool {
  private readonly watch: DatabaseWatch;

  constructor(config: pg.PoolConfig = {}) {
    super({
      keepAlive: true,
      // detects an unreachable machine within half a minute instead of the two hours of the operating system
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: CONNECT_MS,
      ...config,
    });
    this.watch = DatabaseWatch.of(addressOf(config), this);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback)
      return this.watch.isSilent ? Promise.reject(new DatabaseUnresponsive()) : super.connect();
    if (this.watch.isSilent)
      process.nextTick(callback, new DatabaseUnresponsive(), undefined, noop);
    else super.connect(callback);
    return undefined;
  }

  /** Time (`performance.now()`) of the oldest statement without a response; null while the database responds. */
  protected get unresponsiveSince(): number | null {
    return this.watch.unresponsiveSince;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    if (!this.ending) this.watch.release();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }
}

/**
 * A pool whose callers wait for an unavailable database, as long as for the event store. A statement already sent is
 * not repeated: its outcome is unknown.
 */
export class RetryingPool extends ResponsivePool {
  private readonly retries = new AbortController();
  /**
   * Start of the time limit, which all callers share: once it has passed, new callers fail at once. A caller that has
   * already waited for a statement of a silent database does not wait as long again.
   */
  private unavailableSince: number | null = null;

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    const requestedAt = performance.now();
    if (!callback) return this.connectWithRetries(requestedAt);
    super.connect((error, client, done) => {
      if (error === undefined || !isUnreachable(error)) {
        this.unavailableSince = null;
        callback(error, client, done);
        return;
      }
      this.connectWithRetries(requestedAt).then(
        (late) => {
          callback(undefined, late, (release) => {
            late.release(release as boolean | Error | undefined);
          });
        },
        (last: unknown) => {
          callback(last instanceof Error ? last : new Error(String(last)), undefined, noop);
        },
      );
    });
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    this.retries.abort();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }

  private async connectWithRetries(requestedAt: number): Promise<PoolClient> {
    this.unavailableSince ??= Math.min(requestedAt, this.unresponsiveSince ?? requestedAt);
    const client = await retryTransient(() => super.connect(), {
      isTransient: isUnreachable,
      timeoutMs: this.unavailableSince + RETRY_TIMEOUT_MS - performance.now(),
      signal: this.retries.signal,
      failure: (cause) => cause,
    });
    this.unavailableSince = null;
    return client;
  }
}

/** TypeORM passes the parts of a URL instead of the URL. */
function addressOf({ connectionString, ...parts }: pg.PoolConfig): string {
  if (connectionString !== undefined) return connectionString;
  const { host = '127.0.0.1', port = 5432, user = '', password, database = '' } = parts;
  const url = new URL(`postgres://${host}:${port}/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  return url.toString();
}

const CHECK_INTERVAL_MS = 1_000;
/** Time that a statement may take before the connection is probed. */
const QUIET_MS = 3_000;
/** Time limit for a new connection, with a margin for a loaded machine. */
const PROBE_MS = 3_000;

/** The database does not respond, not even to a new connection: frozen, or behind a network that drops everything. */
export class DatabaseUnresponsive extends Error {
  /** SQLSTATE of a failed connection. */
  readonly code = '08006';

  constructor() {
    super('The database is not responding');
  }
}

interface ClientActivity {
  isWaiting: boolean;
  /** Time of the first statement sent while none was pending, or of the last response. */
  since: number;
}

/**
 * Detects a database that has stopped responding: when a statement of any of its pools gets no response for seconds, a
 * new connection is tried. If that gets no response either, pending statements are abandoned with an unknown outcome,
 * since their connections may stay open. A statement that is merely slow is left alone.
 */
class DatabaseWatch {
  private static readonly watches = new Map<string, DatabaseWatch>();
  private readonly clients = new Map<PoolClient, ClientActivity>();
  private readonly timer: NodeJS.Timeout;
  private pools = 0;
  private probing = false;
  /** Null if the last probe got a response. */
  unresponsiveSince: number | null = null;

  private constructor(private readonly url: string) {
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL_MS).unref();
  }

  /** The watch shared by all of this process's pools on one database; `release` ends it with the last of them. */
  static of(url: string, pool: Pool): DatabaseWatch {
    const watch = DatabaseWatch.watches.get(url) ?? new DatabaseWatch(url);
    DatabaseWatch.watches.set(url, watch);
    watch.pools += 1;
    pool.on('connect', (client) => {
      watch.observe(client);
    });
    return watch;
  }

  /** Whether the last probe got no response. */
  get isSilent(): boolean {
    return this.unresponsiveSince !== null;
  }

  /** Call once when a pool ends. */
  release(): void {
    this.pools -= 1;
    if (this.pools > 0) return;
    clearInterval(this.timer);
    DatabaseWatch.watches.delete(this.url);
  }

  private observe(client: PoolClient): void {
    const activity: ClientActivity = { isWaiting: false, since: performance.now() };
    this.clients.set(client, activity);
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      if (!activity.isWaiting)
        Object.assign(activity, { isWaiting: true, since: performance.now() });
      return send(...args);
    }) as typeof client.query;
    client.connection.stream.on('data', () => {
      activity.since = performance.now();
    });
    client.on('drain', () => {
      activity.isWaiting = false;
    });
    client.on('end', () => this.clients.delete(client));
  }

  private async check(): Promise<void> {
    const waiting = this.waitingLongerThan(this.isSilent ? 0 : QUIET_MS);
    if (this.probing || (waiting.length === 0 && !this.isSilent)) return;
    this.probing = true;
    const isSilent = !(await isResponding(this.url));
    this.probing = false;
    if (!isSilent) this.unresponsiveSince = null;
    else this.unresponsiveSince ??= Math.min(...waiting.map(({ since }) => since));
    if (isSilent) this.abandonStatements();
  }

  private waitingLongerThan(ms: number): { readonly client: PoolClient; readonly since: number }[] {
    const before = performance.now() - ms;
    return [...this.clients].flatMap(([client, { isWaiting, since }]) =>
      isWaiting && since <= before ? [{ client, since }] : [],
    );
  }

  private abandonStatements(): void {
    for (const { client } of this.waitingLongerThan(0))
      client.connection.stream.destroy(new DatabaseUnresponsive());
  }
}

/** Whether the server sends anything to a new connection, even an error that it has no free connections. */
async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return isServerResponse(error);
  } finally {
    client.end().catch(() => undefined);
  }
}
