import path from 'node:path';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';

import { loadOrCreateHostKey } from '../../../../demo/simulated-carrier/sftp/host-key.js';
import { startSftpServer } from '../../../../demo/simulated-carrier/sftp/sftp-server.js';
import { startFtpServer } from './ftp-server.js';
import { startScpServer } from './scp-server.js';

interface Account {
  readonly username: string;
  readonly password: string;
}

interface FileServer {
  readonly port: number;
  close(): Promise<void>;
}

type Start = (account: Account, folder: string) => Promise<FileServer>;

const filesIn = (folder: string) => path.join(folder, 'files');

/** A server for each protocol; a missing one does not compile. */
const starts: Readonly<Record<FileTransferType, Start>> = {
  SFTP: (account, folder) =>
    startSftpServer({
      port: 0,
      hostKey: loadOrCreateHostKey(folder),
      account,
      folder: filesIn(folder),
      onArrival: () => undefined,
    }),
  SCP: (account, folder) =>
    startScpServer({ account, folder: filesIn(folder), room: () => Infinity }),
  FTP: (account, folder) =>
    startFtpServer({ account, folder: filesIn(folder), fault: () => 'NONE' }),
};

/** Starts a carrier's server of this type on a free port, over `files` in the folder. */
export const startFileServer = (
  type: FileTransferType,
  account: Account,
  folder: string,
): Promise<FileServer> => starts[type](account, folder);
