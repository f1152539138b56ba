import ExcelJS from 'exceljs';

import { rateCardColumns } from '@contracts/rules/rate-card-columns.js';

import { type TestClient } from '../../testing/test-client.js';
import {
  backend,
  admin,
  outsider,
  auditor,
  line,
  workbook,
  upload,
  detailsOf,
  keyOf,
  freight,
  setUpRateCards,
} from './rate-card.fixture.js';

setUpRateCards('rate_card');

describe('uploading a rate card', () => {
  it('BULK-18 adds a version that prices the next offer', async () => {
    const response = await upload(admin, await workbook([line(1)]));

    expect(response).toMatchObject({ status: 200, body: { inserted: 1, failed: 0, errors: [] } });
    expect(await freight()).toBe(750 + 10_800);
    const [newest, older] = await detailsOf(1);
    expect(newest).toMatchObject({ noOfLanes: 1, rateTypes: ['KG'], effectiveFrom: '2026-01-01' });
    expect(older).toBeDefined();
  });

  it('BULK-19 adds no version for prices that are already the latest', async () => {
    const card = await workbook([line(2)]);
    await upload(admin, card);

    expect((await upload(admin, card)).body).toMatchObject({
      inserted: 0,
      unchanged: 1,
      failed: 0,
    });
  });

  it('reads CSV, too', async () => {
    const csv = `${rateCardColumns.join()}\r\nPRM,MEL,*,Y,KG,,,,,,0.9,,,,,,\r\n`;

    expect((await upload(admin, csv)).body).toMatchObject({ inserted: 1, errors: [] });
    expect(await detailsOf(2)).toHaveLength(2);
  });

  it('reports every invalid cell, and imports nothing unless bad rows are skipped', async () => {
    const card = await workbook([
      line(3),
      line(3, { 'To Zone': 'MARS', 'Rate Type': 'TONNE' }),
      line(3, { 'From Zone': '=HYPERLINK("http://x.example")' }),
    ]);

    const { body } = await upload(admin, card);
    expect(body).toMatchObject({ inserted: 0, failed: 2 });
    expect(body.errors.slice(1)).toEqual([
      {
        sheet: 'Rates',
        row: 4,
        column: 'From Zone',
        code: 'unknown_zone',
        message: 'The carrier has no zone =HYPERLINK("http://x.example")',
      },
    ]);
    expect(body.errors[0]).toMatchObject({ row: 3, column: 'Rate Type', code: 'invalid' });
    expect(body.failedRows).toContain(`"'=HYPERLINK(""http://x.example"")"`);
    // Nothing was imported, so the file to correct contains the valid row as well.
    expect(body.failedRows?.trimEnd().split('\r\n')).toHaveLength(1 + 3);
    const skipped = (await upload(admin, card, { skipBadRows: true })).body;
    expect(skipped).toMatchObject({ inserted: 1, unchanged: 0 });
    expect(skipped.failedRows?.trimEnd().split('\r\n')).toHaveLength(1 + 2);
  });

  it('only validates in the first of two steps', async () => {
    const before = await detailsOf(1);

    const { body } = await upload(admin, await workbook([line(4)]), { validateOnly: 'TRUE' });
    expect(body).toMatchObject({ inserted: 0, failed: 0, errors: [] });
    expect(await detailsOf(1)).toEqual(before);
  });

  it('rejects a price without a first day that would have ended before today', async () => {
    const card = await workbook([line(5, { 'Effective From': '', 'Effective To': '2026-01-31' })]);

    const { status, body } = await upload(admin, card);
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([{ column: 'Effective To', code: 'day_order' }]);
  });

  it('rejects formulas', async () => {
    const book = new ExcelJS.Workbook();
    const sheet = book.addWorksheet('Rates');
    sheet.addRow([...rateCardColumns]);
    sheet.addRow(line(5));
    sheet.getCell('K2').value = { formula: '1+1', result: 2 };

    const { body } = await upload(admin, Buffer.from(await book.xlsx.writeBuffer()));
    expect(body.errors).toMatchObject([{ column: 'Rate', code: 'formula' }]);
  });

  it.each<[string, () => Promise<Buffer | string | null>, object, string]>([
    [
      'no file',
      () => Promise.resolve(null),
      {},
      'No file detected. Please supply a file before uploading.',
    ],
    ['no account', () => workbook([]), { clientCarrierAccountId: '' }, 'Must select an account.'],
    ['a missing column', () => workbook([], ['Rate']), {}, "The file has no column 'Service Type'"],
    [
      'a corrupt workbook',
      () => Promise.resolve('PK\x03\x04 rubbish'),
      {},
      'The file could not be read as a spreadsheet',
    ],
    [
      'no text',
      () => Promise.resolve(Buffer.alloc(100, 7)),
      {},
      "The file has no column 'Service Type'",
    ],
  ])('is rejected with %s', async (_, content, fields, message) => {
    expect(await upload(admin, await content(), fields)).toMatchObject({
      status: 400,
      body: { message },
    });
  });

  it('needs a permission in the client’s scope', async () => {
    const card = await workbook([line(6)]);

    expect((await upload(auditor, card)).status).toBe(403);
    expect((await upload(outsider, card)).status).toBe(404);
    expect((await upload(admin, card, { clientCarrierAccountId: 999 })).status).toBe(404);
  });

  it('imports 200 lanes of 20 services', async () => {
    await backend.database.query(`
      insert into carrier_zone (id, carrier_id, zone, zone_priority)
        select 1000 + n, 1, 'Z' || n, 1 from generate_series(1, 200) n;
      insert into carrier_service_type (id, carrier_id, service_type, display_service_type)
        select 100 + n, 1, 'S' || n, 'Service ' || n from generate_series(1, 20) n`);
    const rows = Array.from({ length: 4_000 }, (_, index) =>
      line(0.5, {
        'Service Type': `S${(index % 20) + 1}`,
        'From Zone': 'MEL',
        'To Zone': `Z${Math.floor(index / 20) + 1}`,
      }),
    );
    const card = await workbook(rows);

    const { body } = await upload(admin, card);
    expect(body).toMatchObject({ inserted: 4_000, failed: 0 });
    expect((await detailsOf(101))[0]?.noOfLanes).toBe(200);
  });
});

describe('downloading a rate card', () => {
  it('ACCT-77 returns a file that can be uploaded again unchanged', async () => {
    await upload(
      admin,
      await workbook([
        line(7, { 'Break To': 250, Minimum: 11, Reciprocal: 'Y', 'Effective To': '2030-06-30' }),
        line(6.5, {
          'Break From': 250,
          Minimum: 11,
          Reciprocal: 'Y',
          'Effective To': '2030-06-30',
        }),
        line(101, { 'Rate Type': 'PALLET', 'Max Kg': 500, 'Rate Unit': 'FLAT' }),
      ]),
    );
    const [newest] = await detailsOf(1);

    const response = await admin.download(`rate-card/download?${keyOf(newest!)}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Express \d{4}-\d\d-\d\d\.xlsx"$/,
    );
    const file = Buffer.from(await response.arrayBuffer());
    expect((await upload(admin, file)).body).toMatchObject({ inserted: 0, failed: 0 });
    expect((await admin.download(`rate-card/download?${keyOf(newest!)}`)).status).toBe(200);
    expect((await auditor.download(`rate-card/download?${keyOf(newest!)}`)).status).toBe(200);
    expect((await outsider.download(`rate-card/download?${keyOf(newest!)}`)).status).toBe(404);
  });
});

describe('deleting a rate card', () => {
  it('ACCT-75 withdraws one version; consignments priced with it keep their prices', async () => {
    await upload(admin, await workbook([line(8)]));
    const [newest, before] = await detailsOf(1);
    const remove = (caller: TestClient) => caller.request('DELETE', `rate-card?${keyOf(newest!)}`);

    expect((await remove(auditor)).status).toBe(403);
    expect((await remove(outsider)).status).toBe(404);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
    expect((await detailsOf(1))[0]).toEqual(before);
    const remaining = await backend.database.query<object[]>(
      `select from rate_card where carrier_service_type_id = 1 and withdrawn_at is not null`,
    );
    expect(remaining).toHaveLength(1);
    const wrong = 'rate-card?clientCarrierAccountId=1&serviceTypeId=1&createdAt=yesterday';
    expect((await admin.request('DELETE', wrong)).status).toBe(400);
  });
});

describe('the templates', () => {
  it.each([
    ['RateCardTemplate.xlsx', 1],
    ['RateCardExample.xlsx', 8],
  ])('BULK-21 %s has the columns a file needs', async (name, lines) => {
    const response = await fetch(`${backend.url}/static/templates/${name}`);
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(await response.arrayBuffer());
    const [sheet] = book.worksheets;

    expect(response.headers.get('content-disposition')).toContain(name);
    expect(sheet?.rowCount).toBe(lines);
    expect(sheet?.getRow(1).values).toEqual([undefined, ...rateCardColumns]);
  });
});
