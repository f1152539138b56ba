import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';

import { Environment } from '../../platform/config/environment.js';

/** First half of the advisory lock; the second is the manifest's id. */
const MANIFEST_LOCK = 72_101;

/** Manifests one process makes at the same time; the others wait. */
const MOST_AT_ONCE = 8;

/**
 * One process at a time makes one manifest: a consignment that one of them has left out must not be
 * manifested by the other a moment later. The lock ends with its connection, so a crash frees it.
 */
@Injectable()
export class ManifestLock implements OnApplicationShutdown {
  // Connections of its own: whoever holds a lock must never wait for one that a waiting process holds.
  private readonly pool: pg.Pool;

  constructor(@Inject(Environment) { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>) {
    this.pool = new pg.Pool({ connectionString: DATABASE_URL, max: MOST_AT_ONCE });
    // A broken connection is replaced by the next one asked for; nobody has to hear of it before.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (connection) => connection.on('error', () => undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  /** Waits while another process makes this manifest. */
  async hold<Result>(manifestId: number, work: () => Promise<Result>): Promise<Result> {
    const connection = await this.pool.connect();
    let isBroken = false;
    try {
      await connection.query('select pg_advisory_lock($1, $2)', [MANIFEST_LOCK, manifestId]);
      return await work();
    } finally {
      await connection
        .query('select pg_advisory_unlock($1, $2)', [MANIFEST_LOCK, manifestId])
        .catch(() => (isBroken = true));
      connection.release(isBroken);
    }
  }
}
