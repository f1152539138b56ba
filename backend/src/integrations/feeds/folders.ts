import path from 'node:path';
import { Writable } from 'node:stream';

import type { Client as FtpClient } from 'basic-ftp';
import type SftpClient from 'ssh2-sftp-client';

import type { OutgoingCall } from '../../platform/outgoing/outgoing-socket.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import { MAX_FILE_BYTES, type OpenFolder, type WithFolder } from './file-feed.js';

const MAX_LISTING_BYTES = 16_000_000;

/** SFTP folders. */
export const sftpFolders =
  (policy: OutgoingPolicy): WithFolder =>
  (feed, work) =>
    withSftp(feed, policy, (sftp, call) => work(sftpFolder(sftp, call, feed.path ?? '.')));

/** A folder of an SFTP session. */
export function sftpFolder(sftp: SftpClient, call: OutgoingCall, folder: string): OpenFolder {
  call.allowBytes(MAX_LISTING_BYTES);
  return {
    list: async () =>
      (await sftp.list(folder))
        .filter(({ type }) => type === '-')
        .map(({ name, size, modifyTime }) => ({
          name,
          size,
          modifiedAt: modifyTime,
          version: `${size} ${modifyTime}`,
        })),
    read: async (name) => {
      const file = new BoundedBuffer();
      call.allowBytes(2 * MAX_FILE_BYTES);
      await sftp.get(path.posix.join(folder, name), file);
      return file.content();
    },
  };
}

/** FTP folders, with TLS for `ftps://…`. */
export const ftpFolders =
  (policy: OutgoingPolicy): WithFolder =>
  (feed, work) =>
    withFtp(feed, policy, async (ftp) => {
      if (feed.path !== null) await ftp.cd(feed.path);
      return work(ftpFolder(ftp));
    });

/** The folder that an FTP session is in. */
export const ftpFolder = (ftp: FtpClient): OpenFolder => ({
  list: async () =>
    (await ftp.list())
      .filter(({ isFile }) => isFile)
      .map(({ name, size, modifiedAt, rawModifiedAt }) => ({
        name,
        size,
        modifiedAt: modifiedAt?.getTime() ?? 0,
        version: `${size} ${rawModifiedAt}`,
      })),
  read: async (name) => {
    const file = new BoundedBuffer();
    await ftp.downloadTo(file, name);
    return file.content();
  },
});

/** Buffers one file; a server may send more than it announced. */
class BoundedBuffer extends Writable {
  private readonly parts: Buffer[] = [];
  private bytes = 0;

  override _write(part: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.parts.push(part);
    this.bytes += part.length;
    if (this.bytes <= MAX_FILE_BYTES) done();
    else done(Object.assign(new Error('too long'), { code: 'RESPONSE_TOO_LONG' }));
  }

  content(): Buffer {
    return Buffer.concat(this.parts);
  }
}
