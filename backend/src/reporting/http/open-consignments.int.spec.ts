import { SelectQueryBuilder, type ObjectLiteral } from 'typeorm';

import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import {
  csvRows,
  sheetOf,
  consignmentsToReport,
  openManifestOf,
} from '../testing/consignments-to-report.js';

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('open_consignments');
  await consignmentsToReport(backend);
  const roles = [{ role: 'CUSTOMER_USER', customerId: 1 } as const];
  token = (await signedInUser(backend, { email: 'kim@x.example', roles })).token;
});
afterAll(() => backend.stop());

const report = (query: string, jwt = token) =>
  fetch(`${backend.url}/api/v1/reporting/open-consignments?${query}`, {
    headers: { Authorization: `Bearer ${jwt}` },
  });

describe('the report of open consignments', () => {
  it('REPORT-14 is a workbook of the client’s open consignments', async () => {
    const response = await report('clientId=10');
    const sheet = await sheetOf(response);

    expect(response.headers.get('content-disposition')).toContain('open-consignments.xlsx');
    expect(sheet.rowCount).toBe(3);
    expect(sheet.getRow(1).getCell(2).value).toBe('Connote Number');
    expect(sheet.getRow(3).getCell(1).value).toBe('25/11/2026');
    expect(sheet.getRow(3).getCell(13).value).toBe(120.5);
  });

  it('REPORT-15 MAN-19 can cover a single open manifest', async () => {
    const id = await openManifestOf(backend, 1);
    const text = await (await report(`clientId=10&openManifestId=${id}&fileFormat=csv`)).text();
    const lines = text.trim().split('\r\n');

    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('25/11/2026');
  });

  it('contains every row of a long one once, by dispatch date', async () => {
    await backend.database.query(
      `insert into consignment_list
       select (jsonb_populate_record(null::consignment_list, to_jsonb(one) || jsonb_build_object(
                 'id', 1000000 + n, 'connote_number', 'LONG' || n,
                 'dispatch_date', date '2027-01-01' + n / 700))).*
         from (select * from consignment_list where client_id = 10 and state = 'OPEN' limit 1) one,
              generate_series(1, 1700) n`,
    );
    const rows = await csvRows(await report('clientId=10&fileFormat=csv'));
    await backend.database.query('delete from consignment_list where id > 1000000');

    const numbers = rows.flatMap(({ 'Connote Number': number = '' }) =>
      number.startsWith('LONG') ? [number] : [],
    );
    expect(numbers).toEqual(Array.from({ length: 1700 }, (_, index) => `LONG${index + 1}`));
  });

  it('contains a consignment once that is moved to a later day while the report is read', async () => {
    const { database } = backend;
    await database.query(
      `insert into consignment_list
       select (jsonb_populate_record(null::consignment_list, to_jsonb(one) || jsonb_build_object(
                 'id', 1000000 + n, 'connote_number', 'MOVED' || n,
                 'dispatch_date', date '2027-01-01' + n / 400))).*
         from (select * from consignment_list where client_id = 10 and state = 'OPEN' limit 1) one,
              generate_series(1, 1200) n`,
    );
    const getMany = jest.spyOn(SelectQueryBuilder.prototype, 'getMany');
    getMany.mockImplementationOnce(async function (this: SelectQueryBuilder<ObjectLiteral>) {
      getMany.mockRestore();
      const rows = await this.getMany();
      await database.query(
        `update consignment_list set dispatch_date = '2027-01-03' where id = 1000001`,
      );
      return rows;
    });
    const rows = await csvRows(await report('clientId=10&fileFormat=csv'));
    await database.query('delete from consignment_list where id > 1000000');

    const numbers = rows.map(({ 'Connote Number': number }) => number);
    expect(numbers.filter((number) => number === 'MOVED1')).toHaveLength(1);
    expect(numbers.filter((number) => number?.startsWith('MOVED'))).toHaveLength(1200);
  });

  it('returns 404 for an open manifest of another client', async () => {
    const id = await openManifestOf(backend, 4);

    expect((await report(`clientId=10&openManifestId=${id}`)).status).toBe(404);
  });

  it('contains no formulas, and POA for a price on application', async () => {
    const text = await (await report('clientId=10&fileFormat=csv')).text();

    expect(text).toContain(",'=1+1,");
    expect(text).toContain(',POA');
  });

  it('GAP-36 returns 204 without open consignments', async () => {
    expect((await report('clientId=13')).status).toBe(204);
  });

  it.each([
    ['clientId=20', 403],
    ['clientId=10&openManifestId=99', 404],
    [`clientId=10&openManifestId=${Number.MAX_SAFE_INTEGER + 1}`, 400],
    ['clientId=10&fileFormat=pdf', 400],
    ['clientId=x', 400],
    ['', 400],
  ])('requested with %j returns %i', async (query, status) => {
    expect((await report(query)).status).toBe(status);
  });
});
