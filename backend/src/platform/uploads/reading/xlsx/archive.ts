import type { Readable } from 'node:stream';

import yauzl, { type Entry, type ZipFile } from 'yauzl';

import { UnreadableFile } from '../unreadable-file.js';

/** Maximum length of a data descriptor; anything longer between two entries is hidden data. */
const MAX_DESCRIPTOR_LENGTH = 24;
const MAX_ENTRIES = 1_000;
const MEGABYTE = 1024 * 1024;

const notASpreadsheet = () => new UnreadableFile('notASpreadsheet');

/** A ZIP archive whose directory lists its whole content, and whose unpacked size is within the limit. */
export class Archive {
  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * Sizes come from the directory; an entry with a different unpacked size ends with an error when read.
   * @throws UnreadableFile
   */
  static async open(path: string, maxMegabytes: number): Promise<Archive> {
    const file = await rejectErrors(yauzl.openPromise(path, { autoClose: false }));
    try {
      const entries = await rejectErrors(listEntries(file, maxMegabytes));
      return new Archive(file, new Map(entries.map((entry) => [entry.fileName, entry])));
    } catch (error) {
      file.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The content of an entry, unpacked as it is read. @throws UnreadableFile */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw notASpreadsheet();
    const content = await rejectErrors(this.file.openReadStreamPromise(entry));
    try {
      yield* rethrowAsUnreadable(content);
    } finally {
      content.destroy();
    }
  }

  close(): void {
    this.file.close();
  }
}

async function* rethrowAsUnreadable(content: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of content as AsyncIterable<Buffer>) yield piece;
  } catch {
    throw notASpreadsheet();
  }
}

async function rejectErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : notASpreadsheet();
  }
}

async function listEntries(file: ZipFile, maxMegabytes: number): Promise<Entry[]> {
  if (file.entryCount > MAX_ENTRIES) throw notASpreadsheet();
  // Offset of the directory, as declared before its first entry is read.
  const directoryAt = Number(file.readEntryCursor);
  const entries: Entry[] = [];
  let left = maxMegabytes * MEGABYTE;
  for await (const entry of file.eachEntry()) {
    left -= entry.uncompressedSize;
    if (left < 0) throw new UnreadableFile('tooMuchUnpacked', maxMegabytes);
    if (entry.isEncrypted()) throw new UnreadableFile('oldOrLocked');
    entries.push(entry);
  }
  await assertContiguous(file, entries, directoryAt);
  return entries;
}

/** A sequential reader must see the same entries as the directory: there are no gaps between them. */
async function assertContiguous(
  file: ZipFile,
  entries: readonly Entry[],
  directoryAt: number,
): Promise<void> {
  let next = 0;
  const inOrder = [...entries].sort(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  );
  for (const entry of inOrder) {
    assertGap(entry.relativeOffsetOfLocalHeader - next);
    const { fileDataStart } = await file.readLocalFileHeaderPromise(entry, { minimal: true });
    next = fileDataStart + entry.compressedSize;
  }
  assertGap(directoryAt - next);
}

function assertGap(bytes: number): void {
  if (bytes < 0 || bytes > MAX_DESCRIPTOR_LENGTH) throw notASpreadsheet();
}
