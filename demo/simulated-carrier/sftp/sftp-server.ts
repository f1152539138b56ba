import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2, { type AuthContext, type Connection } from 'ssh2';

import { ConfinedFolder } from './confined-folder.js';
import { SftpSession } from './sftp-session.js';

export interface SftpServerOptions {
  /** 0 selects a free one. */
  readonly port: number;
  readonly hostKey: string;
  readonly account: { readonly username: string; readonly password: string };
  /** Folder served as `/`. */
  readonly folder: string;
  readonly onArrival: (file: string) => void;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Starts a carrier's file drop on the loopback address. */
export async function startSftpServer(options: SftpServerOptions): Promise<RunningServer> {
  const folder = new ConfinedFolder(options.folder);
  const clients = new Set<Connection>();
  const server = new ssh2.Server({ hostKeys: [options.hostKey] }, (client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => clients.delete(client)); // a broken connection must not affect others
    client.on('authentication', (attempt) => {
      if (isKnown(attempt, options.account)) attempt.accept();
      else attempt.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        new SftpSession(acceptSftp(), folder, options.onArrival).serve();
      });
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const client of clients) client.end();
      server.close();
      await once(server, 'close');
    },
  };
}

const isKnown = (attempt: AuthContext, account: SftpServerOptions['account']): boolean =>
  attempt.method === 'password' &&
  attempt.username === account.username &&
  attempt.password === account.password;
