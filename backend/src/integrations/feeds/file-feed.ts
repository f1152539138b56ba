import type { FeedConnection } from '../records/carrier-connections.js';
import { rejectedFile, type FeedPage } from './carrier-feed.js';
import { isFeedFile, readFeedFile } from './files/read-feed-file.js';
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
  read(name: string): Promise<string>;
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

  constructor(private readonly withFolder: WithFolder) {
    super();
  }

  override withoutFiles(cursor: string, files: readonly string[]): string {
    const known = [...readCursor(cursor)].filter(([name]) => !files.includes(name));
    return files.length === 0 ? cursor : JSON.stringify(Object.fromEntries(known));
  }

  async *pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage> {
    const known = readCursor(cursor);
    const { read, unread } = await this.withFolder(feed, (folder) => readNew(folder, known));
    const after = new Map(read);
    for (const { file, text } of unread) {
      after.set(file.name, file.version);
      yield {
        ...pageOf(file, text),
        file: file.name,
        cursor: JSON.stringify(Object.fromEntries(after)),
      };
    }
  }
}

interface NewFile {
  readonly file: FileInFolder;
  /** Null if the file is too large. */
  readonly text: string | null;
}

async function readNew(folder: OpenFolder, known: ReadonlyMap<string, string>) {
  const files = (await folder.list()).filter(({ name }) => isFeedFile(name));
  const isRead = ({ name, version }: FileInFolder) => known.get(name) === version;
  const unread: NewFile[] = [];
  for (const file of files.filter((one) => !isRead(one)).slice(0, FILES_PER_READ))
    unread.push({ file, text: file.size > MAX_FILE_BYTES ? null : await folder.read(file.name) });
  return {
    read: files.filter(isRead).map(({ name, version }) => [name, version] as const),
    unread,
  };
}

const pageOf = ({ name }: FileInFolder, text: string | null) =>
  text === null
    ? rejectedFile(`${name} is larger than ${MAX_FILE_BYTES} bytes`)
    : readFeedFile(name, text);

function readCursor(cursor: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(cursor) as Record<string, string>));
  } catch {
    return new Map(); // cursor of another kind of feed: re-reading known scans changes nothing
  }
}
