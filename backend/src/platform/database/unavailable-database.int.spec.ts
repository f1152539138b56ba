import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { RETRY_TIMEOUT_MS } from '@event-store/retry.js';
import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { type EmbeddedPostgres, startPostgres } from '../../../../tools/embedded-pg.mjs';
import { freezePostgres } from '../../../../test/support/postgres-processes.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';

/** Longer than a request waits (`RETRY_TIMEOUT_MS`), with a margin for a loaded machine. */
const MAX_RESPONSE_MS = RETRY_TIMEOUT_MS + 4_000;

let folder: string;
let server: EmbeddedPostgres;
let backend: RunningBackend;
let token: string;
const sharedServer = process.env['TEST_DATABASE_URL'];

const startServer = (port?: number) =>
  startPostgres({
    dataDir: path.join(folder, 'postgres'),
    settings: { fsync: 'off' },
    ...(port !== undefined && { port }),
  });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'linehaul-away-'));
  await fs.chmod(folder, 0o711);
  server = await startServer();
  process.env['TEST_DATABASE_URL'] = server.url;
  backend = await startBackend('unavailable_database');
  ({ token } = await signedInUser(backend, {
    email: 'ops@x.example',
    roles: [{ role: 'SUPER_ADMIN' }],
  }));
}, 120_000);

afterAll(async () => {
  process.env['TEST_DATABASE_URL'] = sharedServer;
  await backend.stop();
  await server.stop();
  await fs.rm(folder, { recursive: true });
});

const get = (path: string) =>
  fetch(`${backend.url}/api/v1/${path}`, { headers: { Authorization: `Bearer ${token}` } });

describe('a database that is unavailable', () => {
  it('for a moment makes requests wait', async () => {
    await server.stop();
    const waiting = get('user/client/list');
    server = await startServer(server.port);

    expect((await waiting).status).toBe(200);
  });

  it('for longer causes 503 with Retry-After, never 500', async () => {
    await server.stop();
    const startedAt = performance.now();

    const responses = await Promise.all(
      ['user/client/list', 'user/list', 'user/user-preference'].map(get),
    );

    expect(performance.now() - startedAt).toBeLessThan(MAX_RESPONSE_MS);
    for (const response of responses) {
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('2');
      expect(await response.json()).toMatchObject({ code: 'database.unavailable' });
    }
    server = await startServer(server.port);
    expect((await get('user/client/list')).status).toBe(200);
  });

  it('also causes 503 when it stops responding, and is used again automatically', async () => {
    expect((await get('user/client/list')).status).toBe(200); // a connection that stays open
    const thaw = freezePostgres(folder);
    const startedAt = performance.now();

    // the second batch of sessions is read only once the first has failed
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => get('user/client/list')),
    ).finally(thaw);

    expect(performance.now() - startedAt).toBeLessThan(MAX_RESPONSE_MS);
    for (const response of responses)
      expect([response.status, (await jsonOf<{ code: string }>(response)).code]).toEqual([
        503,
        'database.unavailable',
      ]);
    await waitUntil(
      async () => (await get('user/client/list')).status,
      (status) => status === 200,
    );
  }, 60_000);
});
