import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import ExcelJS from 'exceljs';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { ThreadTimeout } from '../../platform/threads/thread-pool.js';
import { readTable } from '../../platform/uploads/reading/read-table.js';
import { Archive } from '../../platform/uploads/reading/xlsx/archive.js';
import { buildWorkbook, buildZip, textRow } from '../../platform/uploads/testing/build-zip.js';
import { XLSX_TYPE } from '../../platform/uploads/write-xlsx.js';
import { formatOf } from '../plan/import-file.reader.js';
import { nullIfTooLarge } from './error-file-writer.js';
import { isImportable } from './is-importable.js';
import type { ErrorFile, LeftOutRow } from './left-out-rows.js';
import { writeErrorDocument } from './write-error-document.js';
import { writeErrorText } from './write-error-text.js';
import { writeErrorWorkbook } from './write-error-workbook.js';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'error-file-limits-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));
afterEach(() => {
  jest.useRealTimers();
});

const mapping: ColumnMapping = {
  columns: ['Reference', 'Receiver Company', 'Quantity'].map((name) => ({
    ...{ source: name, target: name, unit: null },
  })),
  constants: [],
};

/** An error file with all rows below the heading, each with these errors. */
async function errorFile(
  content: string | Buffer,
  rows: readonly Record<string, string>[],
  messages: readonly string[] = ['wrong'],
): Promise<ErrorFile> {
  const at = (name: string) => path.join(folder, name);
  const paths = { source: at('source'), rows: '', target: at('target') };
  await fs.writeFile(paths.source, content);
  const faults = messages.map((message) => ({ column: 'Quantity', message }));
  const leftOut = rows.map((values, index): [number, LeftOutRow[]] => {
    const row = index + 2;
    return [row, [{ row, values, faults }]];
  });
  return { template: consignmentTemplate, paths, rows: new Map(leftOut), mapping };
}

async function countRows(file: string): Promise<number> {
  const rows: unknown[] = [];
  for await (const row of readTable(file, formatOf(consignmentTemplate, mapping))) rows.push(row);
  return rows.length;
}

const names = ['Reference', 'Receiver Company', 'Quantity'];
const order = { Reference: 'R-1', 'Receiver Company': 'Shop', Quantity: 'two' };

describe('an error file of a workbook', () => {
  const allButDate = [
    ...(['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
    ...(['setInterval', 'clearInterval', 'queueMicrotask', 'performance', 'hrtime'] as const),
  ];

  it('has the same bytes whenever it is written', async () => {
    const content = buildWorkbook({ sheets: [textRow(...names) + textRow('R-1', 'Shop', 'two')] });
    const writeAt = async (now: string) => {
      jest.useFakeTimers({ now: new Date(now), doNotFake: allButDate });
      const file = await errorFile(content, [order]);
      await writeErrorWorkbook(file);
      return fs.readFile(file.paths.target);
    };

    const first = await writeAt('2026-11-26T01:00:00Z');
    const later = await writeAt('2027-12-27T02:30:10Z');

    expect(later.equals(first)).toBe(true);
    expect(await countRows(path.join(folder, 'target'))).toBe(1);
  });

  it('annotates its first 5,000 cells with errors, and marks all of them', async () => {
    const row = textRow('R-1', 'Shop', 'two');
    const content = buildWorkbook({ sheets: [textRow(...names) + row.repeat(5_001)] });
    const file = await errorFile(content, Array<typeof order>(5_001).fill(order));

    await writeErrorWorkbook(file);

    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(file.paths.target);
    const cell = (no: number) => book.worksheets[0]?.getRow(no).getCell(3);
    expect(cell(5_001)?.note).toBeDefined();
    expect(cell(5_002)?.note).toBeUndefined();
    expect(cell(5_002)?.fill).toMatchObject({ pattern: 'solid' });
    expect(book.worksheets[0]?.getRow(5_002).getCell(4).value).toBe('wrong');
  });

  it('unpacks to little more than the original file, in which strings are shared', async () => {
    const long = 'x'.repeat(30_000);
    const shared = `<si><t>${long}</t></si>`;
    const row = `${textRow('R-1', 'Shop', 'two').slice(0, -'</row>'.length)}<c t="s"><v>0</v></c></row>`;
    const content = buildWorkbook({
      ...{ sheets: [textRow(...names) + row.repeat(3_000)], sharedStrings: shared },
    });
    const file = await errorFile(content, Array<typeof order>(3_000).fill(order));

    await writeErrorWorkbook(file);

    await expect(Archive.open(file.paths.target, 8)).resolves.toBeInstanceOf(Archive);
  });
});

describe('an error file of a text file', () => {
  it('of 500 columns can be read again, with columns for its corrections', async () => {
    const others = Array.from({ length: 497 }, (_, index) => `Other ${index}`);
    const heading = [...names, ...others].join();
    const cells = ['R-1', 'Shop', 'two', ...others.map(() => 'x')].join();
    const file = await errorFile(`${heading}\n${cells}\n`, [
      { ...order, Suburb: 'Brunswick', State: 'VIC' },
    ]);

    await writeErrorText(file);

    const text = await fs.readFile(file.paths.target, 'utf8');
    expect(text.split('\n')[0]).toMatch(/,Other 496,Suburb,State,Error$/);
    expect(await countRows(file.paths.target)).toBe(1);
  });

  it('of a million cells can be read again', async () => {
    const width = 400;
    const heading = [...names, ...Array<string>(width - names.length).fill('Other')].join();
    const row = ['R-1', 'Shop', 'two', ...Array<string>(width - names.length).fill('')].join();
    const count = 2_499;
    const file = await errorFile(
      `${heading}\n${`${row}\n`.repeat(count)}`,
      Array<typeof order>(count).fill(order),
    );

    await writeErrorText(file);

    expect(await countRows(file.paths.source)).toBe(count);
    expect(await countRows(file.paths.target)).toBe(count);
  });

  it('with the longest row can be read again, whatever is wrong with it', async () => {
    const start = `R-1,Shop,two,${'x'.repeat(32_767)},`;
    const longest = start + 'y'.repeat(65_536 - start.length);
    const content = `${names.join()},Other,More\n${longest}\n`;
    const messages = Array.from({ length: 200 }, (_, index) => `Error ${index} of this row.`);
    const file = await errorFile(content, [order], messages);

    await writeErrorText(file);

    const error = (await fs.readFile(file.paths.target, 'utf8')).split(',').at(-1)?.trim();
    expect(error).toHaveLength(1_000);
    expect(error).toMatch(/^Error 0 of this row\. Error 1 .*…$/);
    expect(await countRows(file.paths.target)).toBe(1);
  });
});

describe('an error file of a document', () => {
  it('with very many previous errors is written with the current ones', async () => {
    const before = '<errors><error>old</error></errors>'.repeat(20_000);
    const document = `<orders><order><reference>R-1</reference>${before}</order></orders>`;
    const file = await errorFile(document, []);
    const faults = [{ column: '', message: 'new' }];
    const rows = new Map([[1, [{ row: 1, values: { Reference: 'R-1' }, faults }]]]);

    await writeErrorDocument('xml', { ...file, rows, mapping: null });

    expect(await fs.readFile(file.paths.target, 'utf8')).toBe(
      '<orders><order><reference>R-1</reference><errors><error>new</error></errors></order></orders>',
    );
  });
});

describe('the size limit of an error file', () => {
  const MEGABYTE = 1024 * 1024;

  it.each([
    ['allows 20 MB', 'text/csv', Buffer.alloc(20 * MEGABYTE), true],
    ['does not allow more than 20 MB', 'text/csv', Buffer.alloc(20 * MEGABYTE + 1), false],
    ['allows a workbook that unpacks to 64 MB', XLSX_TYPE, workbookOf(64 * MEGABYTE), true],
    [
      'does not allow a workbook that unpacks to more than 64 MB',
      XLSX_TYPE,
      workbookOf(64 * MEGABYTE + 1),
      false,
    ],
  ])('%s', async (_, contentType, content, expected) => {
    const file = path.join(folder, 'large');
    await fs.writeFile(file, content);

    expect(await isImportable(file, contentType)).toBe(expected);
  });
});

describe('a failed attempt to write an error file', () => {
  it('counts as too large if its thread ran out of time or memory', () => {
    const outOfMemory = Object.assign(new Error(), { code: 'ERR_WORKER_OUT_OF_MEMORY' });

    expect(nullIfTooLarge(new ThreadTimeout())).toBeNull();
    expect(nullIfTooLarge(outOfMemory)).toBeNull();
    expect(() => nullIfTooLarge(new Error('disk full'))).toThrow('disk full');
  });
});

function workbookOf(size: number): Buffer {
  return buildZip([{ name: 'xl/workbook.xml', content: '', claims: { size } }]);
}
