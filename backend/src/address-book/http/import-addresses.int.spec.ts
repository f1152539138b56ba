import { Logger } from '@nestjs/common';

import type { AddressView } from '@contracts/views/address.view.js';
import type { ImportReportView } from '@contracts/views/import-report.view.js';

import { IdempotencyRepository } from '../../platform/idempotency/idempotency.repository.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let shipper: string;
let auditor: string;

beforeAll(async () => {
  backend = await startBackend('import_addresses');
  await backend.database.query(someClients);
  await backend.database.query(`
    insert into locality (id, name, postcode, state, latitude, longitude, eta_zone)
      values (1, 'RICHMOND', '3121', 'VIC', -37.82, 145, 'MEL'),
             (2, 'RICHMOND', '7025', 'TAS', -42.73, 147.43, 'HBA')`);
  const tokenOf = async (email: string, role: 'CLIENT_USER' | 'AUDITOR', clientId: number) =>
    (await signedInUser(backend, { email, roles: [{ role, clientId }] })).token;
  shipper = await tokenOf('shipper@x.example', 'CLIENT_USER', 11);
  auditor = await tokenOf('auditor@x.example', 'AUDITOR', 11);
});
afterAll(() => backend.stop());

interface Upload {
  readonly token?: string;
  readonly fields?: Record<string, string>;
  readonly headers?: Record<string, string>;
}

const heading = 'Reference ID,Company,Address Line 1,Suburb,Postcode,State,Phone Number';

async function upload(
  csv: string | Buffer<ArrayBuffer> | null,
  { token, fields, headers }: Upload = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ clientId: '11', ...fields }))
    form.append(name, value);
  if (csv !== null) form.append('file', new Blob([csv], { type: 'text/csv' }), 'addresses.csv');
  const response = await fetch(`${backend.url}/api/v1/address/bulk-address-upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token ?? shipper}`, ...headers },
    body: form,
  });
  return {
    status: response.status,
    body: await jsonOf<ImportReportView & { message: string; code: string }>(response),
  };
}

const rows = (...lines: string[]) => [heading, ...lines].join('\n');

async function companies(): Promise<string[]> {
  const response = await fetch(`${backend.url}/api/v1/address?clientId=11&size=200&sort=id,ASC`, {
    headers: { authorization: `Bearer ${shipper}` },
  });
  const { addresses } = await jsonOf<{ addresses: AddressView[] }>(response);
  return addresses.map(({ company, status, suburb }) =>
    [company, status, suburb?.postcode].filter(Boolean).join(' '),
  );
}

beforeEach(() => backend.database.query('delete from address; delete from imported_file'));

describe('importing addresses', () => {
  it('BULK-03 GAP-17 imports the valid rows and reports the others with row, column and message', async () => {
    const { status, body } = await upload(
      rows(
        'A1,Acacia,1 High St,Richmond,3121,VIC,0390001234',
        'A1,Twice,1 High St,Richmond,3121,VIC,',
        'A2,,1 High St,Richmond,3121,VIC,',
        '',
        'A3,Banksia,1 High St,Richmond,,,',
        'A4,=Cmd,1 High St,Nowhere,3121,VIC,12',
      ),
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({ inserted: 1, drafts: 0, failed: 4 });
    expect(body.errors).toEqual([
      expect.objectContaining({ row: 3, column: 'Reference ID', code: 'duplicate' }),
      { row: 4, column: 'Company', code: 'invalid', message: 'Invalid company name.' },
      { row: 6, column: 'Suburb', code: 'incomplete', message: 'No Suburb selected.' },
      { row: 7, column: 'Suburb', code: 'incomplete', message: 'No Suburb selected.' },
      {
        row: 7,
        column: 'Phone Number',
        code: 'incomplete',
        message: 'Invalid Australian phone number.',
      },
    ]);
    expect(body.failedRows).toContain("A4,'=Cmd,1 High St,,Nowhere,3121,VIC");
    expect(body.failedRows).toMatch(/^Reference ID,.*,Error\r\n/);
    expect(await companies()).toEqual(['Acacia VALID 3121']);
  });

  it('BULK-03 reads files that a spreadsheet did not save as UTF-8', async () => {
    const csv = rows('A6,Café Élan – “East”,1 High St,Richmond,3121,VIC,');
    const bytes = { é: 0xe9, É: 0xc9, '–': 0x96, '“': 0x93, '”': 0x94 };
    const windows1252 = Buffer.from(
      Array.from(
        csv,
        (letter) => new Map(Object.entries(bytes)).get(letter) ?? letter.charCodeAt(0),
      ),
    );

    expect((await upload(windows1252)).body).toMatchObject({ inserted: 1, failed: 0 });
    expect(await companies()).toEqual(['Café Élan – "East" VALID 3121']);
  });

  it('BULK-03 saves incomplete rows as drafts when requested', async () => {
    const { body } = await upload(rows('A3,Banksia,1 High St,Richmond,,,', 'A5,,,,,,'), {
      fields: { saveAsDrafts: 'TRUE' },
    });

    expect(body).toMatchObject({ inserted: 1, drafts: 1, failed: 1 });
    expect(await companies()).toEqual(['Banksia DRAFT']);
  });

  it('adds an audit entry for each address', async () => {
    await upload(rows('B1,Boronia,1 High St,Richmond,3121,VIC,'));

    const audit = await backend.database.query<object[]>(
      `select actor ->> 'name' as actor from audit_entry
        where record_type = 'address' and after ->> 'referenceId' = 'B1'`,
    );
    expect(audit).toEqual([{ actor: 'shipper@x.example' }]);
  });

  it('GAP-17 rejects a file seen before, and accepts it with importAgain', async () => {
    const file = rows(',Callistemon,1 High St,Richmond,3121,VIC,');
    await upload(file);

    expect(await upload(file)).toMatchObject({ status: 409, body: { code: 'import.file_seen' } });
    expect(await upload(file, { fields: { importAgain: 'TRUE' } })).toMatchObject({ status: 200 });
    expect(await companies()).toHaveLength(2);
  });

  it('imports a file once, however many requests send it at the same time', async () => {
    const file = rows(',Dianella,1 High St,Richmond,3121,VIC,');
    const responses = await Promise.all(Array.from({ length: 4 }, () => upload(file)));

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await companies()).toHaveLength(1);
  });

  it('returns the stored report when a request is repeated after its response was lost', async () => {
    const silenced = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    const crash = jest
      .spyOn(IdempotencyRepository.prototype, 'storeResult')
      .mockRejectedValueOnce(new Error('the backend crashes'));
    const send = () =>
      upload(rows(',Eremophila,1 High St,Richmond,3121,VIC,', ',,,,,,'), {
        headers: { 'idempotency-key': 'import-2' },
      });

    expect((await send()).status).toBe(500);
    crash.mockRestore();
    silenced.mockRestore();

    expect(await send()).toMatchObject({ status: 200, body: { inserted: 1, failed: 0 } });
    expect(await companies()).toHaveLength(1);
  });

  it('returns the first report for a repeated key, and rejects the key with a different file of the same length', async () => {
    const headers = { 'idempotency-key': 'import-1' };
    const first = await upload(rows('C1,Correa,1 High St,Richmond,3121,VIC,'), { headers });
    const again = await upload(rows('C1,Correa,1 High St,Richmond,3121,VIC,'), { headers });
    const other = await upload(rows('C2,Correa,1 High St,Richmond,3121,VIC,'), { headers });

    expect(again).toEqual(first);
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency.key_reused' } });
  });

  it('GAP-17 adds a reference once when two different files contain it and are imported at once', async () => {
    const lines = (company: string) =>
      Array.from({ length: 100 }, (_, n) => `R${n},${company},1 High St,Richmond,3121,VIC,`);
    const reports = await Promise.all([upload(rows(...lines('A'))), upload(rows(...lines('B')))]);

    expect(reports.map(({ body }) => body.inserted + body.failed)).toEqual([100, 100]);
    expect(await companies()).toHaveLength(100);
  });
});

describe('a file is rejected', () => {
  it.each([
    [null, 'No file detected. Please supply a file before uploading.'],
    ['Reference ID\nA1', "The file has no column 'Company'"],
    ['', "The file has no column 'Company'"],
    ['Company\n"open', 'The file could not be read as CSV'],
    [`Company\n${'x\n'.repeat(10_001)}`, 'The file has too many rows. The maximum is 10000.'],
  ])('%#', async (csv, message) => {
    const response = await upload(csv);

    expect(response.status).toBe(400);
    expect(response.body.message).toContain(message);
  });

  it('that is larger than 10 MB', async () => {
    const response = await upload('x'.repeat(10 * 1024 * 1024 + 1));

    expect(response).toMatchObject({ status: 413, body: { message: /10 MB/ } });
  });

  it("for another customer's client, without a client, and without the permission to add addresses", async () => {
    const file = rows('A1,Acacia,,,,,');

    expect((await upload(file, { fields: { clientId: '20' } })).status).toBe(403);
    expect(await upload(file, { fields: { clientId: '' } })).toMatchObject({
      status: 400,
      body: { message: 'Must select a Client Account.' },
    });
    expect((await upload(file, { token: auditor })).status).toBe(403);
  });
});

describe('the template', () => {
  it('BULK-05 can be downloaded without signing in', async () => {
    const response = await fetch(`${backend.url}/static/templates/AddressTemplate.csv`);

    expect(response.headers.get('content-disposition')).toContain('AddressTemplate.csv');
    expect(await response.text()).toMatch(/^Reference ID,Company,/);
    expect((await fetch(`${backend.url}/static/templates/Nothing.csv`)).status).toBe(404);
  });

  it.each([
    'AddressTemplate.csv',
    'ConsignmentTemplate.csv',
    'RateCardTemplate.xlsx',
    'RateCardExample.xlsx',
    'CarrierZoneTemplate.csv',
    'CarrierZoneExample.csv',
  ])('CROSS-26 has the other templates and examples alongside it: %s', async (name) => {
    const response = await fetch(`${backend.url}/static/templates/${name}`);

    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(20);
  });
});
