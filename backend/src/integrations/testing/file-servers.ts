import path from 'node:path';

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

/** Starts a carrier's server of this type on a free port, over `files` in the folder. */
export function startFileServer(
  type: string,
  account: Account,
  folder: string,
): Promise<FileServer> {
  const files = path.join(folder, 'files');
  if (type === 'SFTP')
    return startSftpServer({
      port: 0,
      hostKey: loadOrCreateHostKey(folder),
      account,
      folder: files,
      onArrival: () => undefined,
    });
  if (type === 'SCP') return startScpServer({ account, folder: files, room: () => Infinity });
  return startFtpServer({ account, folder: files, fault: () => 'NONE' });
}
