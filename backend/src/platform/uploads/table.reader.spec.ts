import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { InvalidRequest } from '../invalid-request.js';
import { buildWorkbook, textRow } from './testing/build-zip.js';
import { ReadingLimits, TableReader } from './table.reader.js';

let folder: string;
let readers: TableReader[];
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'reader-'));
});
beforeEach(() => {
  readers = [];
});
afterEach(async () => {
  for (const reader of readers) await reader.onModuleDestroy();
});
afterAll(() => fs.rm(folder, { recursive: true }));

const format = { columns: ['Name', 'Rate'], needed: ['Name'], maxRows: 100_000 } as const;
const lines = (count: number) => `Name,Rate\n${'some name,1.5\n'.repeat(count)}`;

function readerWith(limits: Partial<ReadingLimits> = {}): TableReader {
  const reader = new TableReader(Object.assign(new ReadingLimits(), limits));
  readers.push(reader);
  return reader;
}

async function file(content: Buffer | string): Promise<string> {
  const name = path.join(folder, `${Math.random()}`);
  await fs.writeFile(name, content);
  return name;
}

async function countRows(reader: TableReader, name: string, customerId = 1): Promise<number> {
  let rows = 0;
  for await (const { row } of reader.read(name, format, customerId)) if (row > 0) rows += 1;
  return rows;
}

describe('the table reader', () => {
  it('reads rows without blocking the thread that waits for them', async () => {
    const reading = countRows(readerWith(), await file(lines(100_000)));
    let turns = 0;
    const state = { isOver: false };
    void reading.finally(() => {
      state.isOver = true;
    });
    while (!state.isOver) {
      await setImmediate();
      turns += 1;
    }

    expect(await reading).toBe(100_000);
    // At least one between two batches of rows.
    expect(turns).toBeGreaterThan(400);
  });

  it('returns a row by its columns', async () => {
    for await (const row of readerWith().read(await file('Rate\tNAME\n1.5\t a \n'), format, 1))
      expect(row).toEqual({ sheet: '', row: 2, values: { Name: 'a', Rate: '1.5' } });
  });

  it('names the limit that a file exceeds, and reads the next file', async () => {
    const reader = readerWith();
    const sparse = buildWorkbook({ sheets: [textRow('Name') + '<row><c r="XFD2"/></row>'] });

    await expect(countRows(reader, await file(sparse))).rejects.toEqual(
      new InvalidRequest([
        { path: 'file', message: 'The file has too many columns. The maximum is 500.' },
      ]),
    );
    expect(await countRows(reader, await file(lines(2)))).toBe(2);
  });

  it('ends only the thread that uses too much memory', async () => {
    const reader = readerWith({ maxHeapMegabytes: 24 });
    const texts = buildWorkbook({
      sheets: [''],
      sharedStrings: '<si><t>abcdefghijklmnopqrst</t></si>'.repeat(900_000),
    });

    await expect(countRows(reader, await file(texts))).rejects.toThrow(
      'Reading the file takes too much memory. The maximum is 24 MB.',
    );
    expect(await countRows(reader, await file(lines(2)))).toBe(2);
  });

  it('ends a thread that takes too long', async () => {
    const reader = readerWith({ maxSeconds: 0.001 });

    await expect(countRows(reader, await file(lines(100_000)))).rejects.toThrow(
      'Reading the file takes too long',
    );
  });

  it('frees the thread of a file that is not read to its end', async () => {
    const reader = readerWith({ threads: 2 });
    const name = await file(lines(50_000));
    for (let time = 0; time < 5; time += 1)
      for await (const { row } of reader.read(name, format, 1)) if (row > 1) break;

    expect(await countRows(reader, name)).toBe(50_000);
  });

  it('does not let fifty files of one customer delay one of another', async () => {
    const reader = readerWith({ threads: 2 });
    const large = await file(lines(2_000));
    const small = await file(lines(1));
    let done = 0;
    const many = Array.from({ length: 50 }, async () => {
      await countRows(reader, large, 1);
      done += 1;
    });
    await countRows(reader, small, 2);

    expect(done).toBeLessThan(10);
    await Promise.all(many);
    expect(done).toBe(50);
  });
});
