import { setImmediate as nextTurn } from 'node:timers/promises';

import pg from 'pg';
import { Server } from 'socket.io';

import { until } from '../../../test/support/load.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';

import { readEnvironment } from '../platform/config/read-environment.js';
import { SocketsAdapter } from './sockets-adapter.js';

const LISTENING = `select pid from pg_stat_activity
                    where datname = current_database() and query like 'LISTEN%'`;

let database: TestDatabase;
let observer: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase('sockets');
  observer = new pg.Pool({ connectionString: database.url, max: 1 });
});
afterAll(async () => {
  await observer.end();
  await database.drop();
});

function serverWithAdapter(): { adapter: SocketsAdapter; server: Server } {
  const adapter = new SocketsAdapter(readEnvironment({ DATABASE_URL: database.url }));
  const server = new Server().listen(0);
  server.adapter(adapter.create());
  return { adapter, server };
}

const listening = async (): Promise<number[]> =>
  (await observer.query<{ pid: number }>(LISTENING)).rows.map(({ pid }) => pid);

describe('the adapter between servers', () => {
  it.each([0, 1, 4, 16, 64, 256])(
    'ends when it is closed %d turns after it began to connect',
    async (turns) => {
      const { adapter, server } = serverWithAdapter();

      for (let turn = 0; turn < turns; turn += 1) await nextTurn();
      await server.close();
      await adapter.onApplicationShutdown();

      expect(await listening()).toEqual([]);
    },
  );

  it('listens again whenever its connection is lost', async () => {
    const { adapter, server } = serverWithAdapter();

    for (let loss = 0; loss < 3; loss += 1) {
      const [pid] = await until(listening, ({ length }) => length === 1);
      await observer.query('select pg_terminate_backend($1)', [pid]);
      await until(listening, (pids) => !pids.includes(pid!));
    }

    await until(listening, ({ length }) => length === 1);
    await server.close();
    await adapter.onApplicationShutdown();
    expect(await listening()).toEqual([]);
  });
});
