import { setImmediate as nextTurn } from 'node:timers/promises';

import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import type pg from 'pg';

import { ResponsivePool } from '@event-store/postgres/responsive-pool.js';

import { Environment } from '../platform/config/environment.js';

/** A Postgres notification holds under 8,000 bytes; longer messages go through a table. */
const PAYLOAD_THRESHOLD = 7_500;

/** Connects the sockets of all servers on one database. */
@Injectable()
export class SocketsAdapter implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly inUse = new Set<pg.PoolClient>();

  constructor(environment: Environment) {
    this.pool = new ResponsivePool({ connectionString: environment.DATABASE_URL, max: 3 });
    this.pool.on('error', () => undefined);
    this.pool.on('acquire', (connection) => this.inUse.add(connection));
    this.pool.on('release', (_error, connection) => this.inUse.delete(connection));
    // The adapter holds one connection and replaces it when it is lost, but neither handles its error nor releases it,
    // which would exhaust the pool.
    this.pool.on('connect', (connection) => {
      connection.on('error', () => undefined);
      connection.once('end', () => {
        this.releaseClient(connection);
      });
    });
  }

  /** Call from the socket server only: the adapter holds a connection until it is closed. */
  create(): ReturnType<typeof createAdapter> {
    return createAdapter(this.pool, { payloadThreshold: PAYLOAD_THRESHOLD });
  }

  /** Call after the sockets are closed. */
  async onApplicationShutdown(): Promise<void> {
    const ended = this.pool.end();
    // An adapter that is closed while connecting never releases its connection.
    this.pool.on('acquire', (connection) => void this.releaseClientWhenIdle(connection));
    for (const connection of this.inUse) void this.releaseClientWhenIdle(connection);
    await ended;
  }

  /** Releases the connection after its pending queries, unless its single query has already released it. */
  private async releaseClientWhenIdle(connection: pg.PoolClient): Promise<void> {
    await nextTurn();
    await connection.query('select 1').catch(() => undefined);
    await nextTurn();
    connection.removeAllListeners('end'); // the adapter would acquire another
    this.releaseClient(connection);
  }

  private releaseClient(connection: pg.PoolClient): void {
    if (this.inUse.has(connection)) connection.release(true);
  }
}
