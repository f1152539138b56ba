import fs from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** A data descriptor is at most this long; anything more between two entries is something hidden. */
const LONGEST_DESCRIPTOR = 24;
const DEFLATED = 8;

interface Entry {
  readonly method: number;
  readonly packedBytes: number;
  readonly offset: number;
}

/** The file is no archive, says less than it holds, or would fill the memory. */
export class NotUnpackable extends Error {}

/**
 * Unpacks every entry of a ZIP archive once, and throws away what comes out: what reads it afterwards
 * cannot be made to take more than `mostBytes`. Sizes the archive states about itself are not believed.
 * @throws NotUnpackable
 */
export async function assertUnpacks(path: string, mostBytes: number): Promise<void> {
  const archive = await fs.readFile(path);
  const { entries, directoryAt } = readDirectory(archive);
  let left = mostBytes;
  let next = 0;
  for (const entry of entries) {
    if (entry.offset < next || entry.offset - next > LONGEST_DESCRIPTOR) throw new NotUnpackable();
    const from = dataStart(archive, entry.offset);
    next = from + entry.packedBytes;
    if (next > directoryAt) throw new NotUnpackable();
    left -= await unpackedBytes(archive.subarray(from, next), entry.method, left);
  }
  if (directoryAt - next > LONGEST_DESCRIPTOR) throw new NotUnpackable();
}

function readDirectory(archive: Buffer): { entries: Entry[]; directoryAt: number } {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + END_BYTES > archive.length || archive.readUInt32LE(end) !== END_RECORD)
    throw new NotUnpackable();
  const count = archive.readUInt16LE(end + 10);
  const directoryAt = archive.readUInt32LE(end + 16);
  const entries: Entry[] = [];
  for (let at = directoryAt, index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || archive.readUInt32LE(at) !== ENTRY) throw new NotUnpackable();
    entries.push({
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    });
    at += ENTRY_BYTES + lengthsAt(archive, at + 28, 3);
  }
  return { entries: entries.sort((one, other) => one.offset - other.offset), directoryAt };
}

/** Behind the entry's own heading, its name and its extra field. */
function dataStart(archive: Buffer, offset: number): number {
  if (offset + LOCAL_BYTES > archive.length) throw new NotUnpackable();
  return offset + LOCAL_BYTES + lengthsAt(archive, offset + 26, 2);
}

/** Sum of so many lengths of two bytes each. */
const lengthsAt = (archive: Buffer, at: number, count: number): number =>
  Array.from({ length: count }, (_, index) => archive.readUInt16LE(at + 2 * index)).reduce(
    (sum, length) => sum + length,
    0,
  );

async function unpackedBytes(packed: Buffer, method: number, most: number): Promise<number> {
  if (method !== DEFLATED) {
    if (packed.length > most) throw new NotUnpackable();
    return packed.length;
  }
  try {
    return (await inflate(packed, { maxOutputLength: Math.max(1, most) })).length;
  } catch {
    throw new NotUnpackable();
  }
}
