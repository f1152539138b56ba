import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { noSuchFolder } from './probe.js';

/** @throws TransferFailed naming the existing folders */
export async function enterSftpFolder(sftp: SftpClient, folder: string | null): Promise<void> {
  if (folder === null || (await sftp.exists(folder)) === 'd') return;
  const others = (await sftp.list('/')).filter(({ type }) => type === 'd');
  throw new TransferFailed(noSuchFolder(folder, others.map(({ name }) => name).sort()));
}

/** @throws TransferFailed naming the existing folders */
export async function enterFtpFolder(ftp: FtpClient, folder: string | null): Promise<void> {
  if (folder === null) return;
  try {
    await ftp.cd(folder);
  } catch {
    const others = (await ftp.list('/')).filter(({ isDirectory }) => isDirectory);
    throw new TransferFailed(noSuchFolder(folder, others.map(({ name }) => name).sort()));
  }
}
