import { setImmediate as nextTurn } from 'node:timers/promises';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';

import { Environment } from '../platform/config/environment.js';

/** A notification of Postgres holds under 8,000 bytes; longer messages go by way of a table. */
const PAYLOAD_THRESHOLD = 7_500;

/** Lets the sockets of all backends on one database act as one. */
@Injectable()
export class SocketsAdapter implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly lent = new Set<pg.PoolClient>();

  constructor(environment: Environment) {
    this.pool = new pg.Pool({
      connectionString: environment.DATABASE_URL,
      max: 3,
      keepAlive: true,
    });
    this.pool.on('error', () => undefined);
    this.pool.on('acquire', (connection) => this.lent.add(connection));
    this.pool.on('release', (_error, connection) => this.lent.delete(connection));
    // The adapter keeps one connection. When that is lost it takes another, but it does not hear the
    // error before, and never gives the lost one back: the pool would run out of them.
    this.pool.on('connect', (connection) => {
      connection.on('error', () => undefined);
      connection.once('end', () => {
        this.takeBack(connection);
      });
    });
  }

  /** To be called by the server that has sockets: the adapter takes a connection of its own for as long as it lives. */
  create(): ReturnType<typeof createAdapter> {
    return createAdapter(this.pool, { payloadThreshold: PAYLOAD_THRESHOLD });
  }

  /** To be called once the sockets are closed. */
  async onApplicationShutdown(): Promise<void> {
    const ended = this.pool.end();
    // An adapter that is closed while it connects keeps what it gets for good.
    this.pool.on('acquire', (connection) => void this.takeBackLater(connection));
    for (const connection of this.lent) void this.takeBackLater(connection);
    await ended;
  }

  /** Once all that was asked of it is answered; who has it for one question only has given it back by then. */
  private async takeBackLater(connection: pg.PoolClient): Promise<void> {
    await nextTurn();
    await connection.query('select 1').catch(() => undefined);
    await nextTurn();
    connection.removeAllListeners('end'); // the adapter would take another
    this.takeBack(connection);
  }

  private takeBack(connection: pg.PoolClient): void {
    if (this.lent.has(connection)) connection.release(true);
  }
}
