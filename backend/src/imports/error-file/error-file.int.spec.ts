import ExcelJS from 'exceljs';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { markOf } from '../../platform/uploads/encode-text.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportCaller, seedImports, startImportWorker } from '../testing/import.fixture.js';
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

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_error_file');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

interface Written {
  readonly contentType: string | null;
  readonly name: string | null;
  readonly content: Buffer;
}

async function errorFileOf(id: number): Promise<Written> {
  const response = await shipper.download(`import/${id}/error-file`);
  expect(response.status).toBe(200);
  return {
    contentType: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    content: Buffer.from(await response.arrayBuffer()),
  };
}

/** Corrects the length of the second reference in the plan, so that only its quantity is still an error. */
async function correctLength(id: number, planHash: string | null, row: number) {
  const cells = [{ row, column: 'Length (m)', value: '0.55' }];
  const response = await shipper.request('PATCH', `import/${id}/group/3`, { planHash, cells });
  expect(response.status).toBe(200);
}

describe('the error file of a text file', () => {
  it.each(textShapes)(
    'in %s has the same format, and no errors once fixed',
    async (name, by, end, encoding) => {
      const encoded = (text: string) => encodeFile(text, encoding);
      const prefix = name.replace(/\W/g, '');
      const extras = (bin: string) => [bin, `"caf\u00e9 ""x""${by}${end}y"`];
      const lines = [
        [...heading, ...extraHeadings],
        [...cellsOf(`${prefix}-1`, '2'), ...extras('001')],
        [...cellsOf(`${prefix}-2`, 'two'), ...extras('0020')],
        [...cellsOf(`${prefix}-3`, 'two'), ...extras('=1')],
      ].map((cells) => cells.join(by));
      const plan = await imports.plan(encoded(lines.join(end)), { mapping }, 'Orders May.csv');
      expect(plan.counts).toMatchObject({ create: 1, error: 2 });
      const group = (await imports.groups(plan.id)).find(({ no }) => no === 3);
      await correctLength(plan.id, plan.planHash, group?.firstRow ?? 0);

      const file = await errorFileOf(plan.id);

      expect(file.name).toContain("UTF-8''Orders%20May-errors.csv");
      expect(file.content.subarray(0, markOf(encoding).length)).toEqual(markOf(encoding));
      const text = new TextDecoder(encoding.name).decode(file.content);
      expect(encoded(text).equals(file.content)).toBe(true);
      const [first = '', , second = '', third = ''] = lines;
      expect(text.startsWith(`${first}${by}Error${end}${second}${by}`)).toBe(true);
      const corrected = third
        .replace(`${by}600${by}`, `${by}550${by}`)
        .replace(`${by}=1${by}`, `${by}'=1${by}`);
      expect(text).toContain(`${end}${corrected}${by}`);
      expect(text).not.toContain(`${prefix}-1`);
      const fixed = await imports.plan(encoded(text.replaceAll(`${by}two${by}`, `${by}2${by}`)));
      expect(fixed.counts).toMatchObject({ create: 2, error: 0 });
      const { body } = await shipper.request<{ rows: { values: Record<string, string> }[] }>(
        'GET',
        `import/${fixed.id}/group/2`,
      );
      expect(body.rows[0]?.values).toMatchObject({ 'Length (m)': '0.55', 'Width (m)': '0.4' });
    },
  );
});

describe('the error file of a workbook', () => {
  it('keeps its sheet, headings and types, marks the cells, and has no errors once fixed', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Mai & Co');
    sheet.addRow([...heading, ...extraHeadings]);
    const [good, bad] = ['BOOK-1', 'BOOK-2'].map((reference) => cellsOf(reference, 'two'));
    sheet.addRow([...(good ?? []).with(6, '2'), 7, '0070']);
    const row = sheet.addRow([...(bad ?? []), 7.5, '0070']);
    row.getCell(10).numFmt = '0000.00';
    row.getCell(12).value = { formula: '1+1', result: 2 };
    row.getCell(13).value = '=1+1';
    row.getCell(14).value = new Date(Date.UTC(2026, 10, 27));
    row.getCell(14).numFmt = 'dd/mm/yyyy';
    const content = Buffer.from(await book.xlsx.writeBuffer());
    const plan = await imports.plan(content, { mapping }, 'orders.xlsx');
    expect(plan.counts).toMatchObject({ create: 1, error: 1 });

    const file = await errorFileOf(plan.id);

    expect(file.name).toContain('orders-errors.xlsx');
    const written = new ExcelJS.Workbook();
    await written.xlsx.load(new Uint8Array(file.content).buffer);
    expect(written.worksheets.map(({ name }) => name)).toEqual(['Mai & Co']);
    const [errors] = written.worksheets;
    const textsOf = (no: number) => (errors?.getRow(no).values as unknown[]).slice(1, 12);
    expect(textsOf(1)).toEqual([...heading, ...extraHeadings]);
    expect(textsOf(2)).toEqual([...(bad ?? []), 7.5, '0070']);
    const cell = (at: number) => errors?.getRow(2).getCell(at);
    expect(cell(10)?.numFmt).toBe('0000.00');
    expect(cell(12)).toMatchObject({ value: 2, type: ExcelJS.ValueType.Number });
    expect(cell(13)).toMatchObject({ value: '=1+1', type: ExcelJS.ValueType.String });
    expect(cell(14)).toMatchObject({ value: new Date('2026-11-27'), numFmt: 'dd/mm/yyyy' });
    expect(cell(7)?.fill).toMatchObject({ pattern: 'solid' });
    expect(JSON.stringify(cell(7)?.note)).toMatch(/number/);
    expect(cell(6)?.fill).toBeUndefined();
    expect(errors?.getRow(1).getCell(15).value).toBe('Error');
    expect(cell(15)?.value).toMatch(/number/);

    errors!.getRow(2).getCell(7).value = 2;
    const again = await imports.plan(Buffer.from(await written.xlsx.writeBuffer()));
    expect(again.counts).toMatchObject({ create: 1, error: 0 });
  });
});

describe('the error file of a document', () => {
  it('of XML has its orders with their errors, and none once fixed', async () => {
    const orders = [xmlOrder('XML-1', '2'), xmlOrder('XML-2', 'two'), xmlOrder('XML-3', 'two')];
    const document = (written: string[]) =>
      `<?xml version="1.0"?>\n<orders format="linehaul.orders.v1">${written.join('')}\n</orders>\n`;
    const plan = await imports.plan(document(orders), {}, 'orders.xml');
    await correctLength(plan.id, plan.planHash, 3);

    const file = await errorFileOf(plan.id);

    expect(file).toMatchObject({ contentType: 'application/xml; charset=utf-8' });
    expect(file.name).toContain('orders-errors.xml');
    const text = file.content.toString();
    const errors = /<errors><error field="Quantity">[^<]+<\/error>.*?<\/errors>\n {2}/gs;
    expect(text.match(errors)).toHaveLength(2);
    const third = orders[2]?.replace('<length>0.6</length>', '<length>0.55</length>') ?? '';
    expect(text.replace(errors, '')).toBe(document([orders[1] ?? '', third]));
    const again = await imports.plan(text.replaceAll('>two<', '>2<'), {}, 'orders.xml');
    expect(again.counts).toMatchObject({ create: 2, error: 0 });
  });

  it('of JSON has its orders with their errors, and none once fixed', async () => {
    const orders = [
      jsonOrder('JSON-1', '2'),
      jsonOrder('JSON-2', '"two"'),
      jsonOrder('JSON-3', '"two"'),
    ];
    const document = (written: string[]) =>
      `{"format": "linehaul.orders.v1", "orders": [\n${written.join(',\n')}\n], "sent": 1.50}\n`;
    const plan = await imports.plan(document(orders), {}, 'orders.json');
    await correctLength(plan.id, plan.planHash, 3);

    const file = await errorFileOf(plan.id);

    expect(file).toMatchObject({ contentType: 'application/json; charset=utf-8' });
    const text = file.content.toString();
    const parsed = JSON.parse(text) as { orders: { errors: object[] }[] };
    expect(parsed.orders.map(({ errors }) => errors[0])).toEqual([
      { field: 'Quantity', message: expect.stringMatching(/number/) },
      { field: 'Quantity', message: expect.stringMatching(/number/) },
    ]);
    const third = orders[2]?.replace('0.60', '0.55') ?? '';
    expect(text.replace(/,\s*"errors": ?\[[^\]]*\]/g, '')).toBe(document([orders[1] ?? '', third]));
    const again = await imports.plan(text.replaceAll('"two"', '2'), {}, 'orders.json');
    expect(again.counts).toMatchObject({ create: 2, error: 0 });
  });
});

describe('an error file', () => {
  const wide = 'Reference,Receiver Company,Quantity';

  it('adds a column for a correction that has none in the file, and that column is read on the next import', async () => {
    const lines = ['Waybill,Who,Pcs', 'ADD-1,Shop,two'];
    const columns = [
      { source: 'Waybill', target: 'Reference' },
      { source: 'Who', target: 'Receiver Company' },
      { source: 'Pcs', target: 'Quantity' },
    ];
    const fields = { mapping: JSON.stringify({ columns, constants: [] }) };
    const plan = await imports.plan(lines.join('\n'), fields);
    const cells = [{ row: 2, column: 'Suburb', value: 'Brunswick' }];
    await shipper.request('PATCH', `import/${plan.id}/group/1`, { planHash: plan.planHash, cells });

    const { content } = await errorFileOf(plan.id);

    expect(content.toString().split('\n')[0]).toBe('Waybill,Who,Pcs,Suburb,Error');
    const again = await imports.plan(content);
    expect((await imports.groups(again.id))[0]).toMatchObject({ suburb: 'Brunswick' });
    const next = await errorFileOf(again.id);
    expect(next.content.toString().split('\n')[0]).toBe('Waybill,Who,Pcs,Suburb,Error');
  });

  it('that is imported and still has errors gets the new ones in place of the old', async () => {
    const plan = await imports.plan(`${wide},Bin,Error\nTWICE-1,Shop,two,01,'old`);
    const { content } = await errorFileOf(plan.id);

    expect(content.toString()).toMatch(/^Reference,Receiver Company,Quantity,Bin,Error\n/);
    expect(content.toString()).toMatch(/\nTWICE-1,Shop,two,01,[^']*number[^']*\n$/);
  });

  it('is not found once the import is discarded', async () => {
    const plan = await imports.plan(`${wide}\nGONE-1,Shop,two`);
    expect((await shipper.download(`import/${plan.id}/error-file`)).status).toBe(200);

    await shipper.request('POST', `import/${plan.id}/discard`);

    expect((await shipper.download(`import/${plan.id}/error-file`)).status).toBe(404);
  });
});
