import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { assertSafeArchive, UnsafeArchive } from './read-xlsx.js';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'archive-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

/** A ZIP with one entry called `a`; `hidden` is placed between it and the directory. */
function archiveOf(content: Buffer, hidden = Buffer.alloc(0)): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt16LE(1, 26);
  local.write('a', 30);
  const entry = Buffer.alloc(47);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt16LE(1, 28);
  entry.write('a', 46);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + packed.length + hidden.length, 16);
  return Buffer.concat([local, packed, hidden, entry, end]);
}

async function unpacks(archive: Buffer, most = 1_000): Promise<void> {
  const file = path.join(folder, 'file.xlsx');
  await fs.writeFile(file, archive);
  await assertSafeArchive(file, most);
}

describe('archive', () => {
  it('may unpack up to the limit', async () => {
    await expect(unpacks(archiveOf(Buffer.alloc(1_000)))).resolves.toBeUndefined();
  });

  it.each([
    ['is too much when unpacked', archiveOf(Buffer.alloc(1_001))],
    ['hides something its directory does not name', archiveOf(Buffer.alloc(9), Buffer.alloc(31))],
    ['is none', Buffer.from('PK\x03\x04 and nothing behind it')],
    ['is cut off', archiveOf(Buffer.alloc(9)).subarray(0, 60)],
  ])('is refused when it %s', async (_, archive) => {
    await expect(unpacks(archive)).rejects.toThrow(UnsafeArchive);
  });
});
