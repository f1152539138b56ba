import { once } from 'node:events';
import { connect, createServer } from 'node:net';

import { portOf } from './port-of.js';

/**
 * A proxy to a database that can stop responding, as after a network failure: it drops everything, and closes nothing.
 */
export interface SilentProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  silence(): void;
  /** Forwards again; what was dropped stays lost. */
  resume(): void;
  close(): void;
}

/** Starts a proxy to the database of a URL. */
export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  let isSilent = false;
  const server = createServer((visitor) => {
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const)
      from
        .on('data', (bytes) => isSilent || to.write(bytes))
        .on('error', () => to.destroy())
        .on('close', () => to.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.hostname = '127.0.0.1';
  url.port = String(portOf(server));
  return {
    url: url.toString(),
    silence: () => {
      isSilent = true;
    },
    resume: () => {
      isSilent = false;
    },
    close: () => {
      server.close();
    },
  };
}
