import ExcelJS from 'exceljs';

import { OpenManifestRow } from '@read-models/open-manifest.row.js';

import { fillList, listRow } from '../../consignments/testing/list-rows.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('reporting');
  const { database } = backend;
  await database.query(someClients);
  await fillList(database, [
    listRow({ id: 1, openManifestId: 901, dispatchDate: '2026-11-25', totalCostCents: 12_050 }),
    listRow({ id: 2, openManifestId: 902, receiverCompany: '=1+1', totalCostCents: 0 }),
    listRow({ id: 3, state: 'MANIFESTED', openManifestId: null }),
    listRow({ id: 4, openManifestId: 903, clientId: 20, customerId: 2 }),
  ]);
  const group = { carrierId: 5, carrierServiceTypeId: 51, senderAddressId: 11, quantity: 1 };
  const open = { ...group, consignmentType: 'DEFAULT', dispatchDate: '2026-11-25' } as const;
  await database.getRepository(OpenManifestRow).insert([
    { ...open, id: 901, clientId: 10, customerId: 1 },
    { ...open, id: 903, clientId: 20, customerId: 2 },
  ]);
  const roles = [{ role: 'CUSTOMER_USER', customerId: 1 } as const];
  token = (await signedInUser(backend, { email: 'kim@x.example', roles })).token;
});

afterAll(() => backend.stop());

const report = (query: string) =>
  fetch(`${backend.url}/api/v1/reporting/open-consignments?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  });

describe('the report of open consignments', () => {
  it('REPORT-14 is a workbook of what the client has not sent', async () => {
    const answer = await report('clientId=10');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(await answer.arrayBuffer());
    const [sheet] = workbook.worksheets;

    expect(answer.headers.get('content-disposition')).toContain('open-consignments.xlsx');
    expect(sheet?.rowCount).toBe(3);
    expect(sheet?.getRow(1).getCell(2).value).toBe('Connote Number');
    expect(sheet?.getRow(3).getCell(1).value).toBe('25/11/2026');
    expect(sheet?.getRow(3).getCell(13).value).toBe(120.5);
  });

  it('REPORT-15 MAN-19 is of one open manifest alone', async () => {
    const lines = (await (await report('clientId=10&openManifestId=901&fileFormat=csv')).text())
      .trim()
      .split('\r\n');

    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('25/11/2026');
  });

  it('holds no formulas, and POA for a price on application', async () => {
    const text = await (await report('clientId=10&fileFormat=csv')).text();

    expect(text).toContain(",'=1+1,");
    expect(text).toContain(',POA');
  });

  it('GAP-36 is nothing where nothing is open', async () => {
    expect((await report('clientId=11')).status).toBe(204);
  });

  it.each([
    ['clientId=20', 403],
    ['clientId=10&openManifestId=903', 404],
    ['clientId=10&openManifestId=99', 404],
    ['clientId=10&fileFormat=pdf', 400],
    ['clientId=x', 400],
    ['', 400],
  ])('asked for with %j is answered %i', async (query, status) => {
    expect((await report(query)).status).toBe(status);
  });
});
