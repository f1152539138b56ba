import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import ExcelJS from 'exceljs';
import fc from 'fast-check';

import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { csvLines } from '../../platform/uploads/reading/csv-lines.js';
import { FileBudget } from '../../platform/uploads/reading/file-budget.js';
import { buildWorkbook, textRow } from '../../platform/uploads/testing/build-zip.js';
import { originalHeadings, signatureOf } from '../columns/error-file-headings.js';
import type { ErrorFile, LeftOutRow } from './left-out-rows.js';
import { writeErrorDocument } from './write-error-document.js';
import { writeErrorText } from './write-error-text.js';
import { writeErrorWorkbook } from './write-error-workbook.js';

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'error-file-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const mapping: ColumnMapping = {
  columns: [{ source: 'Ref', target: 'Reference', unit: null }],
  constants: [],
};

async function errorFile(
  content: string | Buffer,
  rows: readonly LeftOutRow[],
  columnMapping: ColumnMapping | null = mapping,
): Promise<ErrorFile> {
  const paths = {
    ...{ source: path.join(folder, 'source'), rows: '' },
    target: path.join(folder, 'target'),
  };
  await fs.writeFile(paths.source, content);
  const byRow = new Map<number, LeftOutRow[]>();
  for (const row of rows) byRow.set(row.row, [...(byRow.get(row.row) ?? []), row]);
  return { template: consignmentTemplate, paths, rows: byRow, mapping: columnMapping };
}

const leftOut = (row: number, values: Record<string, string>, message = 'wrong'): LeftOutRow => ({
  ...{ row, values },
  faults: [{ column: 'Reference', message }],
});

async function writeText(content: string | Buffer, rows: readonly LeftOutRow[]): Promise<Buffer> {
  const file = await errorFile(content, rows);
  await writeErrorText(file);
  return fs.readFile(file.paths.target);
}

async function readCells(content: string): Promise<(readonly string[])[]> {
  const file = path.join(folder, 'read');
  await fs.writeFile(file, content);
  const lines: (readonly string[])[] = [];
  for await (const { cells } of csvLines(file, new FileBudget(Infinity))) lines.push(cells);
  return lines;
}

const sign = fc.constantFrom(
  ...['"', ',', ';', '\n', '\r\n', "'", '=', '+', '-', '@', '0', '7', ' ', 'a', 'é', '☃', '='],
);
const cellText = fc.string({ unit: sign, maxLength: 8 });
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

describe('cells of an error file in CSV', () => {
  it('can be read as in the file, whatever they contain', async () => {
    const cells = fc.array(cellText, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(cells, cellText, async (extras, message) => {
        const heading = ['Ref', ...extras.map((_, at) => `Extra ${at}`)];
        const source = `${heading.join()}\n${['R-1', ...extras].map(quoted).join()}\n`;
        const read = await readCells(source);
        const row = (await readRows(source))[1] ?? 0;

        const written = await writeText(source, [leftOut(row, { Reference: 'R-1' }, message)]);

        expect(await readCells(written.toString())).toEqual([
          [...heading, 'Error'],
          [...(read[1] ?? []), message],
        ]);
      }),
      { numRuns: 100 },
    );
  });

  it('contain the text corrected in the plan, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(cellText, async (text) => {
        const reference = text.trim();
        const written = await writeText('Ref,Bin\nR-1,007\n', [
          leftOut(2, { Reference: reference }),
        ]);

        expect(await readCells(written.toString())).toEqual([
          ['Ref', 'Bin', 'Error'],
          [reference, '007', 'wrong'],
        ]);
      }),
      { numRuns: 100 },
    );
  });

  it('are written as in the file, but never as a formula', async () => {
    const source = 'Ref;"Bin ""x""";Cost\r\nR-1;"0 07";=HYPERLINK("x")'
      .replace('=HYPERLINK("x")', '"=HYPERLINK(""x"")"')
      .concat('\r\nR-2;"a";-12.50\r\nR-3;@SUM(A1);+61 2 9000 0000\r\n');

    const written = await writeText(
      source,
      [2, 3, 4].map((row) => leftOut(row, { Reference: `R-${row - 1}` })),
    );

    expect(written.toString()).toBe(
      [
        'Ref;"Bin ""x""";Cost;Error',
        `R-1;"0 07";"'=HYPERLINK(""x"")";wrong`,
        'R-2;"a";-12.50;wrong',
        `R-3;'@SUM(A1);+61 2 9000 0000;wrong`,
        '',
      ].join('\r\n'),
    );
  });

  it('beyond the last heading keep their place, and Error comes after them', async () => {
    const written = await writeText('sep=|\nRef|Bin\nR-1|1|2|3||\nR-2\n', [
      leftOut(3, { Reference: 'R-1' }),
      leftOut(4, { Reference: 'R-2' }),
    ]);

    expect(written.toString()).toBe('sep=|\nRef|Bin|||Error\nR-1|1|2|3|wrong\nR-2||||wrong\n');
  });

  it('that Windows-1252 cannot encode make the file UTF-8', async () => {
    const source = Buffer.from('Ref,Caf\u00e9\nR-1,\u00e9\n', 'latin1');

    const same = await writeText(source, [leftOut(2, { Reference: 'R-\u00e4' })]);
    expect(same.toString('latin1')).toBe('Ref,Caf\u00e9,Error\nR-\u00e4,\u00e9,wrong\n');
    const wider = await writeText(source, [leftOut(2, { Reference: '\u0141\u00f3d\u017a' })]);
    expect(wider.toString()).toBe('\ufeffRef,Caf\u00e9,Error\n\u0141\u00f3d\u017a,\u00e9,wrong\n');
  });
});

async function readRows(content: string): Promise<number[]> {
  const file = path.join(folder, 'rows');
  await fs.writeFile(file, content);
  const rows: number[] = [];
  for await (const { row } of csvLines(file, new FileBudget(Infinity))) rows.push(row);
  return rows;
}

describe('cells of an error file in a workbook', () => {
  it('keep dates of the 1904 system and numbers, but no formulas', async () => {
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`;
    const texts = textRow('Ref', 'Day', 'Zip', 'Sum');
    const row = `<row><c t="inlineStr"><is><t>R-1</t></is></c>${cell(0, '44890')}${cell(1, '800')}<c t="str"><f>A1</f><v>=cmd</v></c></row>`;
    const content = buildWorkbook({
      ...{ sheets: [`${texts}${row}`], formats: ['dd/mm/yyyy', '0000'] },
    });
    const file = await errorFile(content, [leftOut(2, { Reference: 'R-1' })]);

    await writeErrorWorkbook(file);

    const book = new ExcelJS.Workbook();
    await book.xlsx.readFile(file.paths.target);
    const written = book.worksheets[0]?.getRow(2);
    expect(book.worksheets[0]?.name).toBe('Sheet 1');
    expect(written?.getCell(2)).toMatchObject({
      numFmt: 'dd/mm/yyyy',
      type: ExcelJS.ValueType.Date,
    });
    expect(written?.getCell(3)).toMatchObject({ value: 800, numFmt: '0000' });
    expect(written?.getCell(4)).toMatchObject({ value: '=cmd', type: ExcelJS.ValueType.String });
    expect(written?.getCell(5).value).toBe('wrong');
  });
});

describe('orders of an error file', () => {
  const write = async (kind: 'xml' | 'json', content: string, rows: readonly LeftOutRow[]) => {
    const file = await errorFile(content, rows, null);
    await writeErrorDocument(kind, file);
    return fs.readFile(file.paths.target, 'utf8');
  };

  it('get missing fields and separate item lines in JSON', async () => {
    const order = '{"Reference": "R-1", "items": {"item": [1, {"quantity": 1}, {"quantity": 2}]}}';
    const row = (quantity: string) => ({
      Reference: 'R-1',
      Suburb: 'A',
      State: 'VIC',
      Quantity: quantity,
    });

    const written = await write('json', `[{"reference": "R-0"}, ${order}]`, [
      leftOut(2, row('1')),
      leftOut(2, { ...row('3'), 'UN Number': '1203' }),
    ]);

    expect(JSON.parse(written)).toEqual([
      {
        Reference: 'R-1',
        items: {
          item: [1, { quantity: 1 }, { quantity: 3, dangerousGoods: { unNumber: '1203' } }],
        },
        receiver: { suburb: 'A', state: 'VIC' },
        errors: [{ field: 'Reference', message: 'wrong' }],
      },
    ]);
  });

  it('get missing fields and separate item lines in XML', async () => {
    const order = `<Order><Reference>R-1</Reference><receiver/><items>
      <item/><item><quantity>1</quantity></item><item><quantity/></item></items><errors>old</errors></Order>`;
    const row = (quantity: string) => ({
      Reference: 'R & 1',
      Suburb: '<A>',
      State: 'VIC',
      Quantity: quantity,
    });

    const written = await write('xml', `<orders><order/>${order}</orders>`, [
      leftOut(2, row('1'), 'wrong & "so"'),
      leftOut(2, row('3')),
    ]);

    expect(written).toBe(
      `<orders><Order><Reference>R &amp; 1</Reference><receiver><suburb>&lt;A&gt;</suburb><state>VIC</state></receiver><items>
      <item/><item><quantity>1</quantity></item><item><quantity>3</quantity></item></items><errors><error field="Reference">wrong &amp; &quot;so&quot;</error></errors></Order></orders>`,
    );
  });
});

describe('the headings of an error file', () => {
  it('are those of the file, with columns that were added', () => {
    const [whole, , original] = originalHeadings(['Ref', 'Suburb', 'Error'], consignmentTemplate);

    expect(whole?.signature).toBe(signatureOf(['Ref', 'Suburb', 'Error']));
    expect(original).toEqual({
      signature: signatureOf(['Ref']),
      added: [{ source: 'Suburb', target: 'Suburb', unit: null }],
    });
    expect(originalHeadings(['Ref', 'Error', 'Suburb'], consignmentTemplate)).toEqual([]);
  });
});
