import { once } from 'node:events';
import { connect, createServer } from 'node:net';

import { portOf } from './port-of.js';

/**
 * A proxy to a database that can drop everything and close nothing, as after a network failure.
 */
export interface BlackholeProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Drops everything from now on. */
  blackhole(): void;
  /** Forwards again; what was dropped stays lost. */
  resume(): void;
  close(): void;
}

/** Starts a proxy to the database of a URL. */
export async function startBlackholeProxy(databaseUrl: string): Promise<BlackholeProxy> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let isBlackholed = false;
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const)
      from
        .on('data', (bytes) => isBlackholed || to.write(bytes))
        .on('error', () => to.destroy())
        .on('close', () => to.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server));
  return {
    url: url.toString(),
    blackhole: () => {
      isBlackholed = true;
    },
    resume: () => {
      isBlackholed = false;
    },
    close: () => {
      server.close();
    },
  };
}
