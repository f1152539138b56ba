import path from 'node:path';

import pg from 'pg';

import { startPostgres } from '../../../tools/embedded-pg.mjs';
import type { Product } from '../../support/product.js';

/** Connects to a database for the duration of the work. */
export async function withPool<Result>(
  url: string,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Runs the database of a stopped product alone, as `npm start` would run it. */
export async function withDatabase<Result>(
  { dataDir }: Product,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    database: 'linehaul',
    user: 'linehaul',
    settings: { max_connections: 300, shared_buffers: '256MB' },
  });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
