import type { ErrorView } from '@contracts/views/error.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { TestClient, seedShipping, tomorrow } from '../../consignments/testing/shipping.fixture.js';
import { buildWorkbook, textRow } from '../../platform/uploads/testing/build-zip.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let shipper: TestClient;

beforeAll(async () => {
  backend = await startBackend('import_file_kinds');
  await seedShipping(backend);
  await backend.database.query("select setval(pg_get_serial_sequence('address', 'id'), 100)");
  // No projection runs here, so nothing must wait for one.
  await backend.database.query(
    `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19))`,
  );
  shipper = await TestClient.signIn(backend, { role: 'CLIENT_USER', clientId: 10 });
}, 60_000);
afterAll(() => backend.stop());

const heading =
  'Reference,Dispatch Date,Receiver Company,Address Line 1,Suburb,Postcode,State,Quantity,Length (m),Width (m),Height (m),Weight (kg)';
const line = (reference: string) =>
  `${reference},,New Shop,7 High Street,Brunswick,3056,VIC,2,0.6,0.4,0.4,12`;

async function upload(content: string | Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    clientId: '10',
    saveFailedAsDraft: 'FALSE',
    ...fields,
  }))
    form.append(name, value);
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), 'orders.csv');
  return shipper.upload<ImportReportView & ErrorView>('consignment/bulk-consignment-upload', form);
}

describe('a consignment file', () => {
  it('may be a workbook, with its dates as numbers', async () => {
    const day = Math.round(Date.parse(tomorrow(3)) / 86_400_000) + 25_569;
    const cells = line('SHEET-1').split(',');
    const row = cells
      .map((cell, index) =>
        index === 1
          ? `<c s="0"><v>${day}</v></c>`
          : textRow(cell).slice('<row>'.length, -'</row>'.length),
      )
      .join('');
    const sheet = `${textRow(...heading.split(','))}<row>${row}</row>`;
    const book = buildWorkbook({ sheets: [sheet], formats: ['dd/mm/yyyy'] });

    expect((await upload(book)).body).toMatchObject({ inserted: 1, failed: 0, errors: [] });
  });

  it('may be Unicode text with tabs', async () => {
    const text = `\ufeff${heading}\r\n${line('TABS-1')}\r\n`.replaceAll(',', '\t');

    expect((await upload(Buffer.from(text, 'utf16le'))).body).toMatchObject({
      inserted: 1,
      errors: [],
    });
  });

  it('may be the downloadable example', async () => {
    const example = await fetch(`${backend.url}/static/templates/ConsignmentExample.csv`);

    expect((await upload(await example.text())).body).toMatchObject({ inserted: 1, errors: [] });
  });

  it.each<[string, Buffer | string]>([
    ['The file is not a table. Save it as CSV or as an Excel workbook (.xlsx).', '%PDF-1.7'],
    [
      'The file is an old Excel workbook, or has a password. Save it as .xlsx without a password.',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ],
    ['The file could not be read as a spreadsheet', Buffer.from('PK\x03\x04 and no more')],
  ])('is rejected when it is not a table: %s', async (message, content) => {
    expect(await upload(content)).toMatchObject({ status: 400, body: { message } });
  });

  it('can be validated without being imported', async () => {
    const content = `${heading}\n${line('LOOK')}\n`;

    expect(await upload(content, { validateOnly: 'TRUE' })).toMatchObject({
      status: 200,
      body: { inserted: 0, wouldInsert: 1, drafts: 0, failed: 0, errors: [] },
    });
    expect((await upload(content, { validateOnly: 'FALSE' })).body).toMatchObject({ inserted: 1 });
  });
});

describe('an order that a document sends twice', () => {
  const order = (reference: string) => ({
    reference,
    receiver: {
      ...{ company: 'New Shop', addressLine1: '7 High Street', suburb: 'Brunswick' },
      ...{ postcode: '3056', state: 'VIC' },
    },
    items: [
      { quantity: 2, length: 0.6, width: 0.4, height: 0.4, weight: 12 },
      { quantity: 1, length: 0.5, width: 0.5, height: 0.5, weight: 9 },
    ],
  });
  const toXml = (orders: readonly ReturnType<typeof order>[]) =>
    `<orders>${orders
      .map(
        ({ reference, receiver, items }) =>
          `<order><reference>${reference}</reference>${tag('receiver', receiver)}<items>${items
            .map((item) => tag('item', item))
            .join('')}</items></order>`,
      )
      .join('')}</orders>`;
  const tag = (name: string, fields: object) =>
    `<${name}>${Object.entries(fields)
      .map(([field, value]) => `<${field}>${value}</${field}>`)
      .join('')}</${name}>`;

  it.each([
    ['JSON', (orders: readonly ReturnType<typeof order>[]) => JSON.stringify({ orders })],
    ['XML', toXml],
  ])('is created once, with its own goods; the later one in %s names both', async (kind, write) => {
    const [one, other] = [`${kind}-1`, `${kind}-2`];
    const content = write([order(one), order(other), order(one.toLowerCase())]);

    const { body } = await upload(content, { saveFailedAsDraft: 'TRUE' });

    expect(body).toMatchObject({ inserted: 2, drafts: 0, failed: 1 });
    expect(body.errors).toEqual([
      expect.objectContaining({
        ...{ row: 3, column: 'Reference', code: 'repeated', value: one.toLowerCase() },
        message: expect.stringMatching(/^Order 3 has the same reference as order 1\./),
      }),
    ]);
    const created = await backend.database.query<{ items: number }[]>(
      `select jsonb_array_length(data -> 'content' -> 'items') as items from event_store.events
        where type = 'ConsignmentCreated' and data -> 'content' -> 'references' ->> 0 ilike $1`,
      [one],
    );
    expect(created).toEqual([{ items: 2 }]);
  });
});
