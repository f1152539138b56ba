import { performance } from 'node:perf_hooks';

import { appOutgoingTexts as texts } from '@contracts/texts/app/outgoing.js';

import { interpolate } from '../../platform/interpolate.js';
import type { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import type { FeedConnection } from '../records/carrier-connections.js';
import { rejectedFile, type FeedPage } from './carrier-feed.js';
import { isFeedFile, isPossiblyIncomplete, readFeedFile } from './files/read-feed-file.js';
import { FeedSource } from './feed-source.js';

export interface FileInFolder {
  readonly name: string;
  /** Changes when the file is rewritten. */
  readonly version: string;
  /** Milliseconds since 1970; 0 if the server does not report it. */
  readonly modifiedAt: number;
  /** In bytes. */
  readonly size: number;
}

/** A folder on a carrier's server, after login. */
export interface OpenFolder {
  list(): Promise<readonly FileInFolder[]>;
  read(name: string): Promise<Buffer>;
}

/** Runs work on a carrier's folder and logs out. */
export type WithFolder = <Result>(
  feed: FeedConnection,
  work: (folder: OpenFolder) => Promise<Result>,
) => Promise<Result>;

export const MAX_FILE_BYTES = 5_000_000;
const FILES_PER_READ = 20;

/**
 * Files in a carrier's folder, read once per version. They are left in place: read files are tracked by name and
 * version, and dropped from the cursor when the carrier deletes them.
 */
export class FileFeed extends FeedSource {
  override readonly pauseSeconds = 30;
  /** Versions of files that may have been incomplete when last read, by feed and name. */
  private readonly incomplete = new Map<number, ReadonlyMap<string, string>>();

  constructor(
    private readonly withFolder: WithFolder,
    private readonly policy: Pick<OutgoingPolicy, 'timeoutMs'>,
  ) {
    super();
  }

  override withoutFiles(cursor: string, files: readonly string[]): string {
    const known = [...readCursor(cursor)].filter(([name]) => !files.includes(name));
    return files.length === 0 ? cursor : JSON.stringify(Object.fromEntries(known));
  }

  /** A file that may be incomplete is left for the next read, and processed if it has not changed by then. */
  async *pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage> {
    const known = readCursor(cursor);
    const { read, unread } = await this.withFolder(feed, (folder) =>
      readNew(folder, known, this.policy.timeoutMs),
    );
    const before = this.incomplete.get(feed.customerCarrierId);
    const incomplete = new Map<string, string>();
    this.incomplete.set(feed.customerCarrierId, incomplete);
    const after = new Map(read);
    for (const one of unread.filter(isWhole)) {
      const { name, version } = one.file;
      const { isIncomplete, ...events } = eventsOf(one);
      if (isIncomplete && before?.get(name) !== version) {
        incomplete.set(name, version);
        continue;
      }
      after.set(name, version);
      yield { ...events, file: name, cursor: JSON.stringify(Object.fromEntries(after)) };
    }
    assertAllWhole(unread);
  }
}

interface NewFile {
  readonly file: FileInFolder;
  /** Null if the file is too large. */
  readonly content: Buffer | null;
}

/** Reads new files within the time that a server may be silent; the files left by a slow server are read next time. */
async function readNew(folder: OpenFolder, known: ReadonlyMap<string, string>, maxMs: number) {
  const files = (await folder.list()).filter(({ name }) => isFeedFile(name));
  const isRead = ({ name, version }: FileInFolder) => known.get(name) === version;
  const unread: NewFile[] = [];
  const endAt = performance.now() + maxMs;
  for (const file of files.filter((one) => !isRead(one)).slice(0, FILES_PER_READ)) {
    if (unread.length > 0 && performance.now() >= endAt) break;
    unread.push({
      file,
      content: file.size > MAX_FILE_BYTES ? null : await folder.read(file.name),
    });
  }
  return {
    read: files.filter(isRead).map(({ name, version }) => [name, version] as const),
    unread,
  };
}

const isWhole = ({ file, content }: NewFile): boolean =>
  content === null || content.length >= file.size;

/** To some servers, a broken connection looks like the end of the file. @throws TransferFailed */
function assertAllWhole(files: readonly NewFile[]): void {
  const part = files.find((one) => !isWhole(one));
  if (!part) return;
  const { name, size: listed } = part.file;
  const arrived = part.content?.length ?? 0;
  throw new TransferFailed(interpolate(texts.fileNotWhole, { name, arrived, listed }));
}

function eventsOf({ file: { name }, content }: NewFile) {
  if (content === null)
    return {
      ...rejectedFile(`${name} is larger than ${MAX_FILE_BYTES} bytes`),
      isIncomplete: false,
    };
  const text = content.toString('utf8');
  const events = readFeedFile(name, text);
  return { ...events, isIncomplete: isPossiblyIncomplete(name, text, events) };
}

function readCursor(cursor: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(cursor) as Record<string, string>));
  } catch {
    return new Map(); // cursor of another kind of feed: re-reading known scans changes nothing
  }
}
