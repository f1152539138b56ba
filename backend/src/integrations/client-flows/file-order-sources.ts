import path from 'node:path';
import { Readable, Writable } from 'node:stream';

import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';
import { flowErrorTexts as texts } from '@contracts/texts/app/flow-errors.js';

import { fill } from '../../platform/fill.js';
import type { OutgoingCall } from '../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { assertCompleteTransfer, TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import {
  ACKNOWLEDGEMENT_FOLDER,
  type ListedFile,
  type NamedFile,
  MAX_ORDER_FILE_BYTES,
  type OrderSource,
  type ProcessedFolder,
} from './order-source.js';

const MAX_LISTING_BYTES = 16_000_000;

/** File server operations needed for a folder of orders. Names may contain folders below the flow's own. */
interface FileServerFolder {
  list(): Promise<(ListedFile & { readonly modifiedAt: number })[]>;
  read(name: string): Promise<Buffer>;
  /** Size of a file; null if it does not exist. */
  size(name: string): Promise<number | null>;
  makeFolder(name: string): Promise<void>;
  put(name: string, body: Buffer): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

/** Runs work in the flow's folder, then disconnects. @throws TransferFailed */
export async function withFileOrderSource(
  type: FileTransferType,
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (source: FileOrderSource) => Promise<void>,
): Promise<void> {
  await withFolder[type](target, policy, (folder) => work(new FileOrderSource(folder)));
}

type WithFolder = (
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (folder: FileServerFolder) => Promise<void>,
) => Promise<void>;

const withSftpFolder: WithFolder = (target, policy, work) =>
  withSftp(target, policy, (sftp, call) => work(sftpFolder(sftp, call, target.path ?? '.')));

const withFolder: Readonly<Record<FileTransferType, WithFolder>> = {
  SFTP: withSftpFolder,
  SCP: withSftpFolder, // SCP cannot list files; its servers offer SFTP as well
  FTP: (target, policy, work) =>
    withFtp(target, policy, async (ftp) => {
      if (target.path !== null) await ftp.cd(target.path);
      await work(ftpFolder(ftp, await ftp.pwd()));
    }),
};

/** A folder of a file server. Folders for written and processed files are created if missing. */
export class FileOrderSource implements OrderSource {
  readonly isComplete = false;
  private readonly made = new Set<string>();

  constructor(private readonly folder: FileServerFolder) {}

  async list(): Promise<readonly ListedFile[]> {
    const files = await this.folder.list();
    return files.toSorted((a, b) => a.modifiedAt - b.modifiedAt || (a.name < b.name ? -1 : 1));
  }

  read(name: string): Promise<Buffer> {
    return this.folder.read(name);
  }

  acknowledge(file: NamedFile): Promise<void> {
    return this.writeBeside(ACKNOWLEDGEMENT_FOLDER, file);
  }

  writeErrors(file: NamedFile): Promise<void> {
    return this.writeBeside('error', file);
  }

  /** A file that is no longer there was moved by an earlier attempt. */
  async moveToFolder(name: string, folder: ProcessedFolder, otherName: string): Promise<void> {
    await this.assertFolder(folder);
    if ((await this.folder.size(name)) === null) return;
    const isFree = (await this.folder.size(`${folder}/${name}`)) === null;
    await this.folder.rename(name, `${folder}/${isFree ? name : otherName}`);
  }

  cursor(): null {
    return null;
  }

  /**
   * Writes it under a temporary name, and renames it when complete. Writes nothing if it already exists.
   * @throws TransferFailed if another file has its name
   */
  async write(folder: string, file: Pick<NamedFile, 'name' | 'body'>): Promise<void> {
    if (!(await this.isWritten(folder, file)))
      throw new TransferFailed(fill(texts.otherFile, { name: file.name }));
  }

  private async writeBeside(folder: string, file: NamedFile): Promise<void> {
    if (!(await this.isWritten(folder, file)))
      await this.write(folder, { ...file, name: file.otherName });
  }

  /** False if another file has its name. */
  private async isWritten(
    folder: string,
    { name, body }: Pick<NamedFile, 'name' | 'body'>,
  ): Promise<boolean> {
    if (folder !== '') await this.assertFolder(folder);
    const to = folder === '' ? name : `${folder}/${name}`;
    const bytes = Buffer.from(body);
    const there = await this.folder.size(to);
    if (there !== null) return there === bytes.length && bytes.equals(await this.folder.read(to));
    const passing = `${to}.part`;
    await this.folder.put(passing, bytes);
    // to some servers and libraries, a broken connection looks like the end of the file
    assertCompleteTransfer((await this.folder.size(passing)) ?? 0, bytes.length);
    await this.folder.rename(passing, to);
    return true;
  }

  private async assertFolder(folder: string): Promise<void> {
    if (this.made.has(folder)) return;
    await this.folder.makeFolder(folder);
    this.made.add(folder);
  }
}

function sftpFolder(sftp: SftpClient, call: OutgoingCall, home: string): FileServerFolder {
  const at = (name: string) => path.posix.join(home, name);
  call.allowBytes(MAX_LISTING_BYTES);
  return {
    list: async () =>
      (await sftp.list(home))
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({
          ...{ name, bytes: size, modifiedAt: modifyTime },
          version: `${size} ${modifyTime}`,
        })),
    read: async (name) => {
      const file = new BoundedFile();
      call.allowBytes(2 * MAX_ORDER_FILE_BYTES);
      await sftp.get(at(name), file);
      return file.content();
    },
    size: async (name) => {
      call.allowBytes(MAX_LISTING_BYTES);
      return (await sftp.exists(at(name))) === '-' ? (await sftp.stat(at(name))).size : null;
    },
    makeFolder: async (name) => {
      if ((await sftp.exists(at(name))) !== 'd') await sftp.mkdir(at(name), true);
    },
    put: async (name, body) => {
      await sftp.put(body, at(name));
    },
    rename: async (from, to) => {
      await sftp.rename(at(from), at(to));
    },
  };
}

function ftpFolder(ftp: FtpClient, home: string): FileServerFolder {
  const at = (name: string) => path.posix.join(home, name);
  const list = async (folder: string) => (await ftp.list(folder)).filter(({ isFile }) => isFile);
  return {
    list: async () =>
      (await list(home)).map(({ name, size, modifiedAt, rawModifiedAt }) => ({
        ...{ name, bytes: size, modifiedAt: modifiedAt?.getTime() ?? 0 },
        version: `${size} ${rawModifiedAt}`,
      })),
    read: async (name) => {
      const file = new BoundedFile();
      await ftp.downloadTo(file, at(name));
      return file.content();
    },
    // SIZE is an extension, and some servers reject it in text mode; a listing is always available.
    size: async (name) => {
      const { dir, base } = path.posix.parse(at(name));
      return (await list(dir)).find((file) => file.name === base)?.size ?? null;
    },
    makeFolder: async (name) => {
      await ftp.ensureDir(at(name));
      await ftp.cd(home);
    },
    put: async (name, body) => {
      await ftp.uploadFrom(Readable.from([body]), at(name));
    },
    rename: async (from, to) => {
      await ftp.rename(at(from), at(to));
    },
  };
}

/** Buffers one file; a server may send more than it announced. */
class BoundedFile extends Writable {
  private readonly parts: Buffer[] = [];
  private bytes = 0;

  override _write(part: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.parts.push(part);
    this.bytes += part.length;
    if (this.bytes <= MAX_ORDER_FILE_BYTES) done();
    else done(Object.assign(new Error('too long'), { code: 'ANSWER_TOO_LONG' }));
  }

  content(): Buffer {
    return Buffer.concat(this.parts);
  }
}
