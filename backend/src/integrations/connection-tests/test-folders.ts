import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { interpolate } from '../../platform/interpolate.js';
import type { OutgoingCall } from '../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { copyTo, run } from '../transfers/ssh/scp-commands.js';
import { quoteForShell, withShell } from '../transfers/ssh/scp-transfer.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import type { StageListener } from '../transfers/stages.js';
import { enterFtpFolder, enterSftpFolder } from './enter-folder.js';

const MAX_LISTING_BYTES = 16_000_000;

/** Operations of a test that a file server allows in one of its folders. */
export interface TestFolder {
  /** @throws TransferFailed naming the existing folders */
  readonly enter: () => Promise<void>;
  /** Number of files; absent where the protocol cannot list. */
  readonly count?: () => Promise<number>;
  readonly write: (name: string, content: Buffer) => Promise<void>;
  /** Size of a file as read back; absent where it cannot be read. */
  readonly readBack?: (name: string) => Promise<number>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly remove: (name: string) => Promise<void>;
}

type WithTestFolder = (
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (folder: TestFolder) => Promise<void>,
  onStage?: StageListener,
) => Promise<void>;

/** Connects by a protocol and runs work in the target's folder. @throws TransferFailed */
export const withTestFolder: Readonly<Record<FileTransferType, WithTestFolder>> = {
  SFTP: (target, policy, work, onStage) =>
    withSftp(target, policy, (sftp, call) => work(sftpFolder(sftp, call, target.path)), onStage),
  SCP: (target, policy, work, onStage) =>
    withShell(target, policy, (ssh) => work(shellFolder(ssh, target.path)), onStage),
  FTP: (target, policy, work, onStage) =>
    withFtp(target, policy, (ftp) => work(ftpFolder(ftp, target.path)), onStage),
};

function sftpFolder(sftp: SftpClient, call: OutgoingCall, folder: string | null): TestFolder {
  const at = (name: string) => path.posix.join(folder ?? '.', name);
  return {
    enter: () => enterSftpFolder(sftp, folder),
    count: async () => {
      call.allowBytes(MAX_LISTING_BYTES);
      return (await sftp.list(folder ?? '.')).filter(({ type }) => type === '-').length;
    },
    write: async (name, content) => {
      await sftp.put(content, at(name));
    },
    readBack: async (name) => ((await sftp.get(at(name))) as Buffer).length,
    rename: async (from, to) => {
      await sftp.rename(at(from), at(to));
    },
    remove: async (name) => {
      await sftp.delete(at(name));
    },
  };
}

function ftpFolder(ftp: FtpClient, folder: string | null): TestFolder {
  return {
    enter: () => enterFtpFolder(ftp, folder),
    count: async () => (await ftp.list()).filter(({ isFile }) => isFile).length,
    write: async (name, content) => {
      await ftp.uploadFrom(Readable.from([content]), name);
    },
    readBack: async (name) => {
      const arriving = new PassThrough();
      const [arrived] = await Promise.all([buffer(arriving), ftp.downloadTo(arriving, name)]);
      return arrived.length;
    },
    rename: async (from, to) => {
      await ftp.rename(from, to);
    },
    remove: async (name) => {
      await ftp.remove(name);
    },
  };
}

type Shell = Parameters<typeof run>[0];

/** SCP can neither list files nor read them back. */
function shellFolder(ssh: Shell, folder: string | null): TestFolder {
  const at = (name: string) => quoteForShell(path.posix.join(folder ?? '.', name));
  const execute = async (command: string) => {
    const { code, errors } = await run(ssh, command);
    if (code !== 0) throw new TransferFailed(errors.trim());
  };
  return {
    enter: async () => {
      if (folder === null || (await run(ssh, `test -e ${quoteForShell(folder)}`)).code === 0)
        return;
      throw new TransferFailed(interpolate(texts.noSuchFolder, { folder }));
    },
    write: (name, content) => copyTo(ssh, `scp -t ${at(name)}`, { name, bytes: content }),
    rename: (from, to) => execute(`mv -f ${at(from)} ${at(to)}`),
    remove: (name) => execute(`rm -f ${at(name)}`),
  };
}
