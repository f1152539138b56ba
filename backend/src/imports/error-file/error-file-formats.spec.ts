import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import ExcelJS from 'exceljs';

import { recordOf } from '@contracts/keys-of.js';
import type { ColumnMapping } from '@contracts/views/import-columns.view.js';

import {
  fileKindOf,
  readTable,
  readTableStart,
} from '../../platform/uploads/reading/read-table.js';
import { applyMapping } from '../columns/apply-mapping.js';
import { originalHeadings, signatureOf } from '../columns/error-file-headings.js';
import { consignmentTemplate } from '../consignments/consignment-file-template.js';
import { consignmentColumns, type ConsignmentRow } from '../consignments/consignment-template.js';
import { formatOf } from '../plan/import-file.reader.js';
import {
  cellsOf,
  encodeFile,
  extraHeadings,
  heading,
  jsonOrder,
  mapping,
  textShapes,
  xmlOrder,
} from './error-file.fixture.js';
import type { LeftOutRow } from './left-out-rows.js';
import { writeErrorDocument } from './write-error-document.js';
import { writeErrorText } from './write-error-text.js';
import { writeErrorWorkbook } from './write-error-workbook.js';

const columns = JSON.parse(mapping) as ColumnMapping;

let folder: string;
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'error-file-formats-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));

const at = (name: string) => path.join(folder, name);

/** The rows of a file, as an import reads them. */
async function readRows(
  file: string,
  columnMapping: ColumnMapping | null,
): Promise<ConsignmentRow[]> {
  const rows: ConsignmentRow[] = [];
  for await (const { sheet, row, cells } of readTable(
    file,
    formatOf(consignmentTemplate, columnMapping),
  )) {
    const values = recordOf(consignmentColumns, (_, index) => cells[index] ?? '');
    rows.push(
      columnMapping ? applyMapping({ sheet, row, values }, columnMapping) : { sheet, row, values },
    );
  }
  return rows;
}

/** Writes the error file of all rows but the first; the last one has a different length in the plan. */
async function writeErrorFile(columnMapping: ColumnMapping | null): Promise<void> {
  const [, ...rows] = await readRows(at('source'), columnMapping);
  const leftOut = rows.map(({ row, values }, index): LeftOutRow => ({
    row,
    values: { ...values, ...(index === 1 && { 'Length (m)': '0.55' }) },
    faults: [{ column: 'Quantity', message: 'Not a number' }],
  }));
  const paths = { source: at('source'), rows: '', target: at('target') };
  const byRow = new Map(leftOut.map((row) => [row.row, [row]]));
  const kind = await fileKindOf(paths.source);
  const file = { template: consignmentTemplate, paths, rows: byRow, mapping: columnMapping };
  if (kind === 'text') await writeErrorText(file);
  else if (kind === 'workbook') await writeErrorWorkbook(file);
  else await writeErrorDocument(kind, file);
}

/** Values of the error file's rows, read by the mapping found from its headings. */
async function readAgain(): Promise<Partial<Record<string, string>>[]> {
  const start: (readonly string[])[] = [];
  for await (const { cells } of readTableStart(at('target'), 1)) start.push(cells);
  const [again] = start;
  const original = signatureOf([...heading, ...extraHeadings]);
  if (again)
    expect(
      originalHeadings(again, consignmentTemplate).map(({ signature }) => signature),
    ).toContain(original);
  return (await readRows(at('target'), again ? columns : null)).map(({ values }) => values);
}

const expected = [
  { Reference: 'SO-2', Quantity: 'two', Postcode: '3056', 'Length (m)': '0.6' },
  { Reference: 'SO-3', Quantity: 'two', Postcode: '3056', 'Length (m)': '0.55' },
];

const rowsOf = (bins: readonly string[], notes: string) =>
  bins.map((bin, index) => [...cellsOf(`SO-${index + 1}`, index === 0 ? '2' : 'two'), bin, notes]);

describe('an error file', () => {
  it.each(textShapes)(
    'in %s keeps the bytes of its rows, and can be read again',
    async (_, by, end, encoding) => {
      const lines = [
        [...heading, ...extraHeadings],
        ...rowsOf(['001', '0020', '-7.50'], `"caf\u00e9 ""x""${by}${end}y"`),
      ].map((cells) => cells.join(by));
      await fs.writeFile(at('source'), encodeFile(lines.join(end), encoding));

      await writeErrorFile(columns);

      const [first = '', , second = '', third = ''] = lines;
      const written = [
        `${first}${by}Error`,
        `${second}${by}Not a number`,
        `${third.replace(`${by}600${by}`, `${by}550${by}`)}${by}Not a number`,
        '',
      ].join(end);
      expect(await fs.readFile(at('target'))).toEqual(encodeFile(written, encoding));
      expect(await readAgain()).toMatchObject(expected);
    },
  );

  it('in Excel keeps its headings and cells, and can be read again', async () => {
    const book = new ExcelJS.Workbook();
    const rows = [[...heading, ...extraHeadings], ...rowsOf(['001', '0020', '0300'], 'caf\u00e9')];
    book.addWorksheet('Mai & Co').addRows(rows);
    await book.xlsx.writeFile(at('source'));

    await writeErrorFile(columns);

    const written = new ExcelJS.Workbook();
    await written.xlsx.readFile(at('target'));
    const [sheet] = written.worksheets;
    expect(sheet?.name).toBe('Mai & Co');
    expect(
      sheet
        ?.getSheetValues()
        .slice(1)
        .map((cells) => (cells as unknown[]).slice(1)),
    ).toEqual([
      [...(rows[0] ?? []), 'Error'],
      [...(rows[2] ?? []), 'Not a number'],
      [...(rows[3] ?? []).with(7, '550'), 'Not a number'],
    ]);
    expect(sheet?.getRow(2).getCell(7)).toMatchObject({
      ...{ note: 'Not a number', fill: { pattern: 'solid' } },
    });
    expect(await readAgain()).toMatchObject(expected);
  });

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
  ])('in XML with %s contains its orders, and can be read again', async (_, end) => {
    const document = (orders: readonly string[]) =>
      `<?xml version="1.0"?>\n<orders format="linehaul.orders.v1">${orders.join('')}\n</orders>\n`;
    const [first = '', second = '', third = ''] = [
      ...[xmlOrder('SO-1', '2'), xmlOrder('SO-2', 'two'), xmlOrder('SO-3', 'two')],
    ];
    await fs.writeFile(at('source'), document([first, second, third]).replaceAll('\n', end));

    await writeErrorFile(null);

    const errors = '<errors><error field="Quantity">Not a number</error></errors>\n  </order>';
    const corrected = third.replace('>0.6<', '>0.55<');
    expect(await fs.readFile(at('target'), 'utf8')).toBe(
      document([second, corrected]).replaceAll('</order>', errors).replaceAll('\n', end),
    );
    expect(await readAgain()).toMatchObject(expected);
  });

  it('in JSON contains its orders, and can be read again', async () => {
    const document = (orders: readonly string[]) =>
      `{"format": "linehaul.orders.v1", "orders": [\n${orders.join(',\n')}\n], "sent": 1.50}\n`;
    const [first = '', second = '', third = ''] = [
      ...[jsonOrder('SO-1', '2'), jsonOrder('SO-2', '"two"'), jsonOrder('SO-3', '"two"')],
    ];
    await fs.writeFile(at('source'), document([first, second, third]));

    await writeErrorFile(null);

    const text = await fs.readFile(at('target'), 'utf8');
    expect(text.replace(/,\s*"errors": ?\[[^\]]*\]/g, '')).toBe(
      document([second, third.replace('0.60', '0.55')]),
    );
    expect(JSON.parse(text)).toMatchObject({
      orders: [1, 2].map(() => ({ errors: [{ field: 'Quantity', message: 'Not a number' }] })),
    });
    expect(await readAgain()).toMatchObject(expected);
  });
});
