import pg, { type PoolClient } from 'pg';

import { DatabaseSilent, DatabaseWatch } from './database-watch.js';

export type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: Done,
) => void;
type Done = (release?: unknown) => void;

const CONNECT_MS = 5_000;
const nothing = () => undefined;

/**
 * A pool whose statements end, with an error of a lost connection, when the database falls silent (`DatabaseWatch`).
 * While it is silent, connections are refused at once.
 */
export class ResponsivePool extends pg.Pool {
  private readonly watch: DatabaseWatch;

  constructor(config: pg.PoolConfig = {}) {
    super({
      keepAlive: true,
      // a machine that is gone is noticed within half a minute, not after the two hours of the system
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
      return this.watch.isSilent ? Promise.reject(new DatabaseSilent()) : super.connect();
    if (this.watch.isSilent) process.nextTick(callback, new DatabaseSilent(), undefined, nothing);
    else super.connect(callback);
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    if (!this.ending) this.watch.forget();
    if (!callback) return super.end();
    super.end(callback);
    return undefined;
  }
}

/** TypeORM gives the parts of an address instead of the whole. */
function addressOf({ connectionString, ...parts }: pg.PoolConfig): string {
  if (connectionString !== undefined) return connectionString;
  const { host = '127.0.0.1', port = 5432, user = '', password, database = '' } = parts;
  const url = new URL(`postgres://${host}:${port}/${database}`);
  url.username = user;
  url.password = typeof password === 'string' ? password : '';
  return url.toString();
}
