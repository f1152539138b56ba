import path from 'node:path';

import { feedProtocolOf } from '@contracts/rules/feed-protocol.js';
import { appConnectionTestTexts as texts } from '@contracts/texts/app/connection-tests.js';

import { hostOf } from '../../platform/outgoing/outgoing-socket.js';
import { isFeedFile, readFeedFile } from '../feeds/files/read-feed-file.js';
import type { FileInFolder, OpenFolder } from '../feeds/file-feed.js';
import { ftpFolder, sftpFolder } from '../feeds/folders.js';
import type { FeedConnection } from '../records/carrier-connections.js';
import { withFtp } from '../transfers/ftp/ftp-session.js';
import { withSftp } from '../transfers/ssh/sftp-transfer.js';
import { enterFtpFolder, enterSftpFolder } from './enter-folder.js';
import { interpolate } from '../../platform/interpolate.js';
import { lookUp, stagesIn, type Probe } from './probe.js';
import type { StepLog } from './step-log.js';
import { webFeedProbe } from './web-probe.js';

const MEGABYTE = 1_000_000;
const FILES_NAMED = 3;

/** Connects to a carrier's feed as the worker does, and reads one file or page, without moving the feed's cursor. */
export function feedProbe(feed: FeedConnection): Probe {
  const protocol = feedProtocolOf(feed);
  if (protocol === 'web') return webFeedProbe(feed);
  const isIdentified = protocol === 'sftp' || /^ftps:/i.test(feed.server.trim());
  return {
    plan: [
      'NAME',
      'REACHED',
      ...(isIdentified ? (['IDENTIFIED'] as const) : []),
      'SIGNED_IN',
      'FOLDER',
      'NEWEST',
      'READ',
    ],
    run: async (log, policy) => {
      await lookUp(hostOf(feed.server), log, policy);
      const onStage = stagesIn(log);
      if (protocol === 'sftp')
        await withSftp(
          feed,
          policy,
          async (sftp, call) => {
            await enterSftpFolder(sftp, feed.path);
            await readNewest(sftpFolder(sftp, call, feed.path ?? '.'), feed.path, log);
          },
          onStage,
        );
      else
        await withFtp(
          feed,
          policy,
          async (ftp) => {
            await enterFtpFolder(ftp, feed.path);
            await readNewest(ftpFolder(ftp), feed.path, log);
          },
          onStage,
        );
    },
  };
}

async function readNewest(folder: OpenFolder, name: string | null, log: StepLog): Promise<void> {
  log.pass(name === null ? texts.loginFolder : interpolate(texts.folder, { folder: name }));
  const files = (await folder.list()).filter((file) => isFeedFile(file.name));
  const [newest, ...older] = files.toSorted((a, b) => b.modifiedAt - a.modifiedAt);
  if (!newest) {
    log.pass(texts.noFiles);
    log.pass(texts.noFiles);
    return;
  }
  const names = [newest, ...older].slice(0, FILES_NAMED).map((file) => file.name);
  log.pass(interpolate(texts.newest, { names: names.join(', ') }));
  log.pass(await describeNewest(newest, folder));
}

async function describeNewest({ name, size }: FileInFolder, folder: OpenFolder): Promise<string> {
  const shown = path.posix.basename(name);
  if (size > MEGABYTE) return interpolate(texts.tooLarge, { name: shown, limit: 1 });
  const content = await folder.read(name);
  const { scans, rejected } = readFeedFile(name, content.toString('utf8'));
  const all = scans.length + rejected.length;
  return interpolate(texts.understood, { name: shown, understood: scans.length, all });
}
