import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import { type FileTransferType, fileProtocols } from '@contracts/rules/carrier-connection.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { hostOf } from '../../platform/outgoing/outgoing-socket.js';
import { assertCompleteTransfer, TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { copyTo, run } from '../transfers/ssh/scp-commands.js';
import { quoted, withShell } from '../transfers/ssh/scp-transfer.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import { enterFtpFolder, enterSftpFolder } from './enter-folder.js';
import { interpolate } from '../../platform/interpolate.js';
import { lookUp, stagesIn, type Probe } from './probe.js';
import type { StepLog } from './step-log.js';

const NAME = 'LINEHAUL-TEST.tmp';
const CONTENT = Buffer.from('Linehaul connection test. This file can be deleted.\n');

/** Operations on the test file that a file server allows. */
interface TestFolder {
  /** @throws TransferFailed naming the folders there are */
  readonly enter: () => Promise<void>;
  readonly write: () => Promise<void>;
  /** Size of the file as read back; absent where it cannot be read. */
  readonly readBack?: () => Promise<number>;
  readonly remove: () => Promise<void>;
}

/** Writes a small file to the carrier's folder, reads it back and removes it. */
export function transferProbe(type: FileTransferType, target: TransferTarget): Probe {
  const { isSsh, canRead } = fileProtocols[type];
  const isIdentified = isSsh || /^ftps:/i.test(target.server.trim());
  return {
    plan: [
      'NAME',
      'REACHED',
      ...(isIdentified ? (['IDENTIFIED'] as const) : []),
      'SIGNED_IN',
      'FOLDER',
      'WROTE',
      ...(canRead ? (['READ_BACK'] as const) : []),
      'REMOVED',
    ],
    run: async (log, policy) => {
      await lookUp(hostOf(target.server), log, policy);
      const passed = stagesIn(log);
      const tryOut = (folder: TestFolder) => tryFolder(folder, target.path, log);
      await withFolder[type](target, policy, tryOut, passed);
    },
  };
}

type WithFolder = (
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (folder: TestFolder) => Promise<void>,
  passed: ReturnType<typeof stagesIn>,
) => Promise<void>;

/** Connects by a protocol and runs work in the target's folder. */
const withFolder: Readonly<Record<FileTransferType, WithFolder>> = {
  SFTP: (target, policy, work, passed) =>
    withSftp(target, policy, (sftp) => work(sftpFolder(sftp, target.path)), passed),
  SCP: (target, policy, work, passed) =>
    withShell(target, policy, (ssh) => work(shellFolder(ssh, target.path)), passed),
  FTP: (target, policy, work, passed) =>
    withFtp(target, policy, (ftp) => work(ftpFolder(ftp, target.path)), passed),
};

async function tryFolder(folder: TestFolder, name: string | null, log: StepLog): Promise<void> {
  await folder.enter();
  log.pass(name === null ? texts.loginFolder : interpolate(texts.folder, { folder: name }));
  const bytes = CONTENT.length;
  await folder.write();
  log.pass(interpolate(texts.wrote, { name: NAME, bytes }));
  try {
    if (folder.readBack) {
      assertCompleteTransfer(await folder.readBack(), bytes);
      log.pass(interpolate(texts.contentMatches, { bytes }));
    }
  } finally {
    await folder.remove();
  }
  log.pass(texts.removed);
}

function sftpFolder(sftp: SftpClient, folder: string | null): TestFolder {
  const file = path.posix.join(folder ?? '.', NAME);
  return {
    enter: () => enterSftpFolder(sftp, folder),
    write: async () => {
      await sftp.put(CONTENT, file);
    },
    readBack: async () => ((await sftp.get(file)) as Buffer).length,
    remove: async () => {
      await sftp.delete(file);
    },
  };
}

function ftpFolder(ftp: FtpClient, folder: string | null): TestFolder {
  return {
    enter: () => enterFtpFolder(ftp, folder),
    write: async () => {
      await ftp.uploadFrom(Readable.from([CONTENT]), NAME);
    },
    readBack: async () => {
      const arriving = new PassThrough();
      const [arrived] = await Promise.all([buffer(arriving), ftp.downloadTo(arriving, NAME)]);
      return arrived.length;
    },
    remove: async () => {
      await ftp.remove(NAME);
    },
  };
}

type Shell = Parameters<typeof run>[0];

/** SCP cannot read files back. */
function shellFolder(ssh: Shell, folder: string | null): TestFolder {
  const file = path.posix.join(folder ?? '.', NAME);
  return {
    enter: async () => {
      if (folder === null || (await run(ssh, `test -e ${quoted(folder)}`)).code === 0) return;
      throw new TransferFailed(interpolate(texts.noSuchFolder, { folder }));
    },
    write: () => copyTo(ssh, `scp -t ${quoted(file)}`, { name: NAME, bytes: CONTENT }),
    remove: async () => {
      const { code, errors } = await run(ssh, `rm -f ${quoted(file)}`);
      if (code !== 0) throw new TransferFailed(errors.trim());
    },
  };
}
