import { type FileHandle, open } from 'node:fs/promises';

const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const END_SIGNATURE = 0x06_05_4b_50;
const ENTRY_SIGNATURE = 0x02_01_4b_50;

/** Midnight on 1 January 1980, the earliest time of the format. */
const EARLIEST = Buffer.from([0, 0, 0x21, 0]);
const ENTRY_TIME_OFFSET = 12;
const FILE_HEADER_TIME_OFFSET = 10;

/**
 * Sets the times of all entries of a ZIP file to the same value, so that its bytes depend on its content only. The file
 * has no comment and is smaller than 4 GB, as our libraries write them.
 */
export async function resetZipTimes(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const end = await readAt(file, size - END_LENGTH, END_LENGTH);
    assertSignature(end, 0, END_SIGNATURE);
    const directoryAt = end.readUInt32LE(16);
    const directory = await readAt(file, directoryAt, end.readUInt32LE(12));
    for (let at = 0; at < directory.length; at += entryLength(directory, at)) {
      assertSignature(directory, at, ENTRY_SIGNATURE);
      EARLIEST.copy(directory, at + ENTRY_TIME_OFFSET);
      const headerAt = directory.readUInt32LE(at + 42);
      await file.write(EARLIEST, 0, EARLIEST.length, headerAt + FILE_HEADER_TIME_OFFSET);
    }
    await file.write(directory, 0, directory.length, directoryAt);
  } finally {
    await file.close();
  }
}

async function readAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
  if (bytesRead < length) throw new Error('the ZIP file is incomplete');
  return buffer;
}

/** With its name, extra field and comment. */
const entryLength = (directory: Buffer, at: number): number =>
  ENTRY_LENGTH +
  directory.readUInt16LE(at + 28) +
  directory.readUInt16LE(at + 30) +
  directory.readUInt16LE(at + 32);

function assertSignature(bytes: Buffer, at: number, signature: number): void {
  if (bytes.readUInt32LE(at) !== signature) throw new Error('this is not a ZIP file');
}
