import path from 'node:path';

import { startPostgres } from '../../tools/embedded-pg.mjs';

/** One Postgres for the whole run; every spec file creates its own database in it (see test-database.ts). */
export default async function start() {
  const server = await startPostgres({
    dataDir: path.resolve(import.meta.dirname, '../../.data/jest'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 200,
    },
  });
  globalThis.testPostgres = server;
  process.env.TEST_DATABASE_URL = server.url;
}
