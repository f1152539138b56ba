import path from 'node:path';
import { Readable, Writable } from 'node:stream';

import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import type { FileTransferType } from '@contracts/rules/carrier-connection.js';

import type { OutgoingCall } from '../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import type { TransferTarget } from '../transfers/carrier-transfer.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import { type ListedFile, MAX_FETCHED_FILE_BYTES } from './file-source.js';

const MAX_LISTING_BYTES = 16_000_000;

/** File server operations needed for a folder of orders. Names may contain folders below the flow's own. */
export interface FileServerFolder {
  list(): Promise<(ListedFile & { readonly modifiedAt: number })[]>;
  read(name: string): Promise<Buffer>;
  /** Null if it does not exist. */
  find(name: string): Promise<Omit<ListedFile, 'name'> | null>;
  makeFolder(name: string): Promise<void>;
  put(name: string, body: Buffer): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

type WithFolder = (
  target: TransferTarget,
  policy: OutgoingPolicy,
  work: (folder: FileServerFolder) => Promise<void>,
) => Promise<void>;

const withSftpFolder: WithFolder = (target, policy, work) =>
  withSftp(target, policy, (sftp, call) => work(sftpFolder(sftp, call, target.path ?? '.')));

/** Runs work in a folder of a server, then disconnects. @throws TransferFailed */
export const withFolder: Readonly<Record<FileTransferType, WithFolder>> = {
  SFTP: withSftpFolder,
  SCP: withSftpFolder, // SCP cannot list files; its servers offer SFTP as well
  FTP: (target, policy, work) =>
    withFtp(target, policy, async (ftp) => {
      if (target.path !== null) await ftp.cd(target.path);
      await work(ftpFolder(ftp, await ftp.pwd()));
    }),
};

function sftpFolder(sftp: SftpClient, call: OutgoingCall, home: string): FileServerFolder {
  const at = (name: string) => path.posix.join(home, name);
  call.allowBytes(MAX_LISTING_BYTES);
  return {
    list: async () =>
      (await sftp.list(home))
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({
          name,
          modifiedAt: modifyTime,
          ...stateOf(size, modifyTime),
        })),
    read: async (name) => {
      const file = new BoundedFile();
      call.allowBytes(2 * MAX_FETCHED_FILE_BYTES);
      await sftp.get(at(name), file);
      return file.content();
    },
    find: async (name) => {
      call.allowBytes(MAX_LISTING_BYTES);
      if ((await sftp.exists(at(name))) !== '-') return null;
      const { size, modifyTime } = await sftp.stat(at(name));
      return stateOf(size, modifyTime);
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
        name,
        modifiedAt: modifiedAt?.getTime() ?? 0,
        ...stateOf(size, rawModifiedAt),
      })),
    read: async (name) => {
      const file = new BoundedFile();
      await ftp.downloadTo(file, at(name));
      return file.content();
    },
    // SIZE is an extension, and some servers reject it in text mode; a listing is always available.
    find: async (name) => {
      const { dir, base } = path.posix.parse(at(name));
      const found = (await list(dir)).find((file) => file.name === base);
      return found ? stateOf(found.size, found.rawModifiedAt) : null;
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

/** A file's size and version: both change when it is rewritten. */
const stateOf = (bytes: number, modified: number | string) => ({
  bytes,
  version: `${bytes} ${modified}`,
});

/** Buffers one file; a server may send more than it announced. */
class BoundedFile extends Writable {
  private readonly parts: Buffer[] = [];
  private bytes = 0;

  override _write(part: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.parts.push(part);
    this.bytes += part.length;
    if (this.bytes <= MAX_FETCHED_FILE_BYTES) done();
    else done(Object.assign(new Error('too long'), { code: 'RESPONSE_TOO_LONG' }));
  }

  content(): Buffer {
    return Buffer.concat(this.parts);
  }
}
