import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter } from '@socket.io/postgres-adapter';
import pg from 'pg';

import { Environment } from '../platform/config/environment.js';

/** A notification of Postgres holds under 8,000 bytes; longer messages go by way of a table. */
const PAYLOAD_THRESHOLD = 7_500;

/** Lets the sockets of all backends on one database act as one. */
@Injectable()
export class SocketsAdapter implements OnApplicationShutdown {
  private pool: pg.Pool | null = null;

  constructor(private readonly environment: Environment) {}

  /** To be called by the server that has sockets: the adapter takes a connection of its own for as long as it lives. */
  create(): ReturnType<typeof createAdapter> {
    const pool = new pg.Pool({
      connectionString: this.environment.DATABASE_URL,
      max: 3,
      keepAlive: true,
    });
    pool.on('error', () => undefined);
    // The adapter keeps one connection and handles its end, but not the error before it.
    pool.on('connect', (connection) => {
      connection.on('error', () => undefined);
    });
    this.pool = pool;
    return createAdapter(pool, { payloadThreshold: PAYLOAD_THRESHOLD });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }
}
