import path from 'node:path';
import { Writable } from 'node:stream';

import { withFtp } from '../transfers/ftp/ftp-session.js';
import type { OutgoingPolicy } from '../transfers/outgoing-socket.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import type { WithFolder } from './file-feed.js';

/** SFTP folders. */
export const sftpFolders =
  (policy: OutgoingPolicy): WithFolder =>
  (feed, work) =>
    withSftp(feed, policy, (sftp) => {
      const folder = feed.path ?? '.';
      return work({
        list: async () =>
          (await sftp.list(folder))
            .filter(({ type }) => type === '-')
            .map(({ name, size, modifyTime }) => ({
              name,
              size,
              version: `${size} ${modifyTime}`,
            })),
        read: async (name) =>
          ((await sftp.get(path.posix.join(folder, name))) as Buffer).toString('utf8'),
      });
    });

/** FTP folders, with TLS for `ftps://…`. */
export const ftpFolders =
  (policy: OutgoingPolicy): WithFolder =>
  (feed, work) =>
    withFtp(feed, policy, async (ftp) => {
      if (feed.path !== null) await ftp.cd(feed.path);
      return work({
        list: async () =>
          (await ftp.list())
            .filter(({ isFile }) => isFile)
            .map(({ name, size, rawModifiedAt }) => ({
              name,
              size,
              version: `${size} ${rawModifiedAt}`,
            })),
        read: async (name) => {
          const parts: Buffer[] = [];
          const keep = new Writable({
            write: (part: Buffer, _encoding, done) => {
              parts.push(part);
              done();
            },
          });
          await ftp.downloadTo(keep, name);
          return Buffer.concat(parts).toString('utf8');
        },
      });
    });
