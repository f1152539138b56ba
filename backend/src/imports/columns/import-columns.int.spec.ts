import { uploadTexts } from '@contracts/texts/spec/uploads.js';
import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportColumnsView } from '@contracts/views/import-columns.view.js';

import { TestClient } from '../../consignments/testing/shipping.fixture.js';
import type { JobRunner } from '../../platform/jobs/job-runner.js';
import { writeXlsx } from '../../platform/uploads/write-xlsx.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { ImportCaller, seedImports, startImportWorker } from '../testing/import.fixture.js';

let backend: RunningBackend;
let worker: JobRunner;
let shipper: TestClient;
let imports: ImportCaller;

beforeAll(async () => {
  backend = await startBackend('import_columns');
  await seedImports(backend);
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
  imports = new ImportCaller(shipper);
  worker = startImportWorker(backend);
}, 60_000);
afterAll(async () => {
  await worker.stop();
  await backend.stop();
});

const heading = [
  'Delivery note',
  'Cust',
  'Street',
  'City',
  'Zip',
  'ST',
  'L (mm)',
  'W (mm)',
  'H (mm)',
  'Kg',
];
const lineOf = (reference: string) => [
  ...[reference, 'New Shop', '7 High Street', 'Brunswick', '3056', 'VIC'],
  ...['600', '400', '400', '12'],
];
const mapping = {
  columns: [
    { source: 'Delivery note', target: 'Reference' },
    { source: 'Cust', target: 'Receiver Company' },
    { source: 'Street', target: 'Address Line 1' },
    { source: 'City', target: 'Suburb' },
    { source: 'Zip', target: 'Postcode' },
    { source: 'ST', target: 'State' },
    { source: 'L (mm)', target: 'Length (m)', unit: 'mm' },
    { source: 'W (mm)', target: 'Width (m)', unit: 'mm' },
    { source: 'H (mm)', target: 'Height (m)', unit: 'mm' },
    { source: 'Kg', target: 'Weight (kg)' },
  ],
  constants: [{ target: 'Quantity', value: '2' }],
};

const text = (separator: string, ...references: string[]) =>
  [heading, ...references.map(lineOf)].map((cells) => cells.join(separator)).join('\n');

function inspect(content: string | Buffer, clientId = 10) {
  const form = new FormData();
  form.append('clientId', String(clientId));
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'erp.csv');
  return shipper.upload<ImportColumnsView & ErrorView>('import/columns', form);
}

describe('columns of a file in a different layout', () => {
  it('are recognised where possible, with their first values; the others are left to the user', async () => {
    const { status, body } = await inspect(text(',', 'N-1', 'N-2'));

    expect(status).toBe(200);
    expect(body).toMatchObject({ isDocument: false, savedAs: null });
    expect(body.missing).toEqual(['Reference', 'Receiver Company', 'Quantity']);
    expect(body.columns).toContainEqual({
      ...{ source: 'L (mm)', samples: ['600', '600'], target: 'Length (m)', unit: 'mm' },
      foundBy: 'HEADING',
    });
    expect(body.columns).toContainEqual({
      ...{ source: 'ST', samples: ['VIC', 'VIC'], target: 'State', unit: null },
      foundBy: 'VALUES',
    });
    expect(body.targets).toContainEqual({
      ...{ name: 'Weight (kg)', isNeeded: false, units: ['kg', 'g', 'lb'] },
    });
  });

  it('are planned as they were mapped, and remembered for the next file with the same headings', async () => {
    const first = await imports.plan(text(',', 'MAP-1'), {
      mapping: JSON.stringify(mapping),
      rememberAs: 'Paint ERP',
    });
    expect(first).toMatchObject({ mappingName: 'Paint ERP', counts: { create: 1, error: 0 } });

    const shuffled = [...heading.keys()].reverse();
    const next = [heading, lineOf('MAP-2')].map((cells) => shuffled.map((at) => cells[at]));
    const { body } = await inspect(next.map((cells) => cells.join(';')).join('\n'));
    expect(body).toMatchObject({ savedAs: 'Paint ERP', missing: [] });
    expect(body.constants).toEqual(mapping.constants);
    const second = await imports.plan(next.map((cells) => cells.join(';')).join('\n'));
    expect(second).toMatchObject({
      ...{ mappingName: 'Paint ERP', totalCents: first.totalCents, counts: { create: 1 } },
    });
  });

  it('are remembered for headings in another case and with other punctuation', async () => {
    const [first = [], ...others] = text(',', 'CASE-1')
      .split('\n')
      .map((one) => one.split(','));
    const changed = [first.map((one) => one.toUpperCase().replace(' ', '_')), ...others];

    const plan = await imports.plan(changed.map((cells) => cells.join(',')).join('\n'));

    expect(plan).toMatchObject({ mappingName: 'Paint ERP', counts: { create: 1, error: 0 } });
  });

  it('are not taken for those of a file with as many headings in other letters', async () => {
    const columns = [
      { source: '订单', target: 'Reference' },
      { source: '客户', target: 'Receiver Company' },
      { source: '数量', target: 'Quantity' },
    ];
    const saved = { mapping: JSON.stringify({ columns, constants: [] }), rememberAs: 'Letters' };
    await imports.plan('订单,客户,数量\nL-1,New Shop,2', saved);

    expect((await inspect('订单,客户,数量\nL-2,New Shop,2')).body.savedAs).toBe('Letters');
    expect((await inspect('Παραγγελία,Πελάτης,Ποσότητα\nL-3,New Shop,2')).body.savedAs).toBeNull();
  });

  it('give the same plan from every encoding, delimiter and format', async () => {
    const wide = text('\t', 'ÉNC-1');
    const workbook = await writeXlsx({
      ...{ name: 'Orders', columns: heading, rows: [lineOf('ÉNC-1')] },
    });
    const files = [
      Buffer.from(wide),
      Buffer.from(`\ufeff${wide}`),
      Buffer.from(`\ufeff${wide}`, 'utf16le'),
      Buffer.from(`\ufeff${wide}`, 'utf16le').swap16(),
      Buffer.from(text(';', 'ÉNC-1'), 'latin1'),
      workbook,
    ];

    for (const file of files) {
      const plan = await imports.plan(file, { mapping: JSON.stringify(mapping) });
      const [group] = await imports.groups(plan.id);
      expect(group).toMatchObject({ reference: 'ÉNC-1', action: 'CREATE', faults: [] });
    }
  });

  it('are rejected with a readable message if a mapping does not fit', async () => {
    const upload = async (columnMapping: object) =>
      (await imports.upload(text(',', 'BAD-1'), { mapping: JSON.stringify(columnMapping) })).body
        .message;
    const [reference, ...others] = mapping.columns;

    expect(await upload({ ...mapping, columns: others })).toMatch(/no column 'Reference'/);
    const unknown = { ...reference, source: 'Gone' };
    expect(await upload({ ...mapping, columns: [unknown, ...others] })).toMatch(/'Gone'/);
    const twice = [...mapping.columns, { source: 'Cust', target: 'Reference' }];
    expect(await upload({ ...mapping, columns: twice })).toMatch(/Map only one/);
    const litres = { source: 'Kg', target: 'Weight (kg)', unit: 'mm' };
    expect(
      await upload({ ...mapping, columns: [...mapping.columns.slice(0, -1), litres] }),
    ).toMatch(/can't use this unit/);
  });

  it('are not suggested when a heading is longer than any name', async () => {
    const { status, body } = await inspect(`Reference,${'x'.repeat(30_000)}\n1,2`);

    expect(status).toBe(400);
    expect(body.message).toBe(uploadTexts.headingTooLong.replace('{most}', '1000'));
  });

  it('of another client are neither shown nor saved', async () => {
    expect((await inspect(text(',', 'N-1'), 20)).status).toBe(403);
  });
});

describe('a broken file', () => {
  const unreadable: readonly (readonly [string, Buffer, RegExp])[] = [
    ['a truncated workbook', Buffer.from('504b03040a00', 'hex'), /could not be read|not a/i],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /password|xlsx/i],
    ['a heading alone', Buffer.from('Reference,Receiver Company,Quantity'), /no rows/],
    ['NUL bytes', Buffer.from('Reference,Receiver Company,Quantity\nN\0UL,Shop,1'), /not a table/],
    ['a heading of 30,000 letters', Buffer.from(`Reference,${'x'.repeat(30_000)}\n1,2`), /1000/],
    ['501 columns', Buffer.from(`${'x,'.repeat(500)}x\n1`), /500/],
  ];

  it.each(unreadable)('%s is rejected with a readable message', async (_, content, words) => {
    const { status, body } = await imports.upload(content);

    expect(status).toBe(400);
    expect(body.message).toMatch(words);
  });

  it('of 350 columns is planned from the columns it needs', async () => {
    const extra = Array.from({ length: 340 }, (_, index) => `Extra ${index}`);
    const wide = [
      [...heading, ...extra],
      [...lineOf('WIDE-1'), ...extra.map(() => 'x')],
    ];

    const plan = await imports.plan(wide.map((cells) => cells.join(',')).join('\n'), {
      mapping: JSON.stringify(mapping),
    });

    expect(plan.counts).toMatchObject({ create: 1, error: 0 });
  });

  it('with a repeated reference and invalid cells is reported by row and column', async () => {
    const lines = [
      'Reference,Receiver Company,Quantity,Postcode',
      'R-1,Shop,two,99',
      'r-1,Shop,1,3056',
    ];
    const plan = await imports.plan(lines.join('\n'));
    const [group] = await imports.groups(plan.id);

    expect(group).toMatchObject({ firstRow: 2, lastRow: 3, action: 'ERROR' });
    expect(group?.faults).toContainEqual(expect.objectContaining({ row: 2, column: 'Quantity' }));
  });
});
