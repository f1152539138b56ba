import type { FeedConnection } from '../../records/carrier-connections.js';
import type { FeedPage } from '../carrier-feed.js';
import { isFeedFile, readFeedFile } from '../files/read-feed-file.js';
import { FeedSource } from './feed-source.js';

export interface FileInFolder {
  readonly name: string;
  /** Another one when the file was written again. */
  readonly version: string;
  /** In bytes. */
  readonly size: number;
}

/** A folder on a carrier's server, signed in to. */
export interface OpenFolder {
  list(): Promise<readonly FileInFolder[]>;
  read(name: string): Promise<string>;
}

/** Does work on a carrier's folder, and signs off. */
export type WithFolder = <Result>(
  feed: FeedConnection,
  work: (folder: OpenFolder) => Promise<Result>,
) => Promise<Result>;

const MOST_BYTES = 5_000_000;
const FILES_A_READING = 20;

/**
 * Files in a carrier's folder, each read once, and again when it was written again. They stay where they
 * are: what was read is known by name and version, and forgotten when the carrier clears it away.
 */
export class FileFeed extends FeedSource {
  override readonly pauseSeconds = 30;

  constructor(private readonly withFolder: WithFolder) {
    super();
  }

  async *pagesAfter(cursor: string, feed: FeedConnection): AsyncIterable<FeedPage> {
    const known = readCursor(cursor);
    const { read, unread } = await this.withFolder(feed, (folder) => readNew(folder, known));
    const after = new Map(read);
    for (const { file, text } of unread) {
      after.set(file.name, file.version);
      yield { ...pageOf(file, text), cursor: JSON.stringify(Object.fromEntries(after)) };
    }
  }
}

interface NewFile {
  readonly file: FileInFolder;
  /** Null where the file is too large to be read. */
  readonly text: string | null;
}

async function readNew(folder: OpenFolder, known: ReadonlyMap<string, string>) {
  const files = (await folder.list()).filter(({ name }) => isFeedFile(name));
  const isRead = ({ name, version }: FileInFolder) => known.get(name) === version;
  const unread: NewFile[] = [];
  for (const file of files.filter((one) => !isRead(one)).slice(0, FILES_A_READING))
    unread.push({ file, text: file.size > MOST_BYTES ? null : await folder.read(file.name) });
  return {
    read: files.filter(isRead).map(({ name, version }) => [name, version] as const),
    unread,
  };
}

const pageOf = ({ name }: FileInFolder, text: string | null) =>
  text === null
    ? { scans: [], rejected: [`${name} is larger than ${MOST_BYTES} bytes`] }
    : readFeedFile(name, text);

function readCursor(cursor: string): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(cursor) as Record<string, string>));
  } catch {
    return new Map(); // the feed was of another kind before: what is known already changes nothing
  }
}
