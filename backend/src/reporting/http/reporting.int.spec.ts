import { EventStore } from '@event-store/event-store.js';

import { waitUntil } from '../../../../projections/src/testing/eventually.js';
import { paint } from '../../paperwork/testing/paper.fixture.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { write } from '../../integrations/testing/manifested-consignment.js';
import { eventsOf } from '../testing/dispatched.js';
import { csvRows, sheetOf, consignmentsToReport } from '../testing/consignments-to-report.js';

let backend: RunningBackend;
let token: string;
let clientToken: string;
let outsider: string;

beforeAll(async () => {
  backend = await startBackend('reporting');
  await consignmentsToReport(backend);
  token = await tokenOf('kim@x.example', [{ role: 'CUSTOMER_USER', customerId: 1 }]);
  const clientRole = (role: 'CLIENT_ADMIN' | 'CLIENT_USER') => [{ role, clientId: 11 }];
  clientToken = await tokenOf('lee@x.example', clientRole('CLIENT_ADMIN'));
  outsider = await tokenOf('mo@x.example', clientRole('CLIENT_USER'));
});
afterAll(() => backend.stop());

type Roles = Parameters<typeof signedInUser>[1]['roles'];
const tokenOf = async (email: string, roles: Roles) =>
  (await signedInUser(backend, { email, roles })).token;

const request = (path: string, jwt = token) =>
  fetch(`${backend.url}/api/v1/reporting/${path}`, { headers: { Authorization: `Bearer ${jwt}` } });
const financial = (query: string) => request(`client/financial?${query}`);

const days = 'fromDate=2026-03-01&toDate=2026-03-05';

const rows = async (path: string, bearer?: string) =>
  csvRows(await request(`${path}&fileFormat=CSV&${days}`, bearer));

const connotes = (found: Record<string, string>[]) => found.map((row) => row['Connote Number']);

describe('the client report', () => {
  it('REPORT-07 REPORT-09 covers a client and a range of days, without drafts or deleted consignments', async () => {
    const found = await rows('client?clientId=11&permission=READ_CARRIER');

    expect(connotes(found)).toEqual(['C101', 'C102']);
    expect(found[0]).toEqual({
      'Dispatch Date': '03/03/2026',
      'Manifest Number': 'MAN-77',
      'Connote Number': 'C101',
      Client: 'Client 11',
      References: 'PO 4711',
      Carrier: 'Southern Star Express',
      'Service Type': 'Road Express',
      'Sender Company': 'Wattle Medical',
      'Sender Suburb': 'Eastern Creek NSW 2766',
      'Receiver Company': 'Brunswick Clinic',
      'Receiver Suburb': 'Brunswick VIC 3056',
      Status: 'DELIVERED',
      ETA: '05/03/2026',
      Delivered: '05/03/2026',
      DIFOT: 'Yes',
      'Transit Days': '2',
      'Booking Reference': '',
      Items: '5',
      'Weight (kg)': '156',
      'Volume (m3)': '0.54',
    });
  });

  it('REPORT-08 has a row for each item, with totals of the consignment on its first row only', async () => {
    const found = await rows('client?clientId=11&showItemDetails=true');

    expect(connotes(found)).toEqual(['C101', 'C101', 'C102']);
    expect(found.map((row) => row['Items'])).toEqual(['5', '', '4']);
    expect(found[0]).toMatchObject({
      Item: 'Paint',
      'Item Type': 'Carton',
      Quantity: '4',
      'Length (m)': '0.6',
      'Item Weight (kg)': '56',
      'UN Numbers': String(paint.unNumber),
    });
    expect(found[1]).toMatchObject({ 'Item Type': 'Pallet', 'UN Numbers': '' });
  });

  it('reads the events of many consignments at once', async () => {
    const one = jest.spyOn(backend.app.get(EventStore), 'readStream');
    const many = jest.spyOn(backend.app.get(EventStore), 'readStreams');

    expect(await rows('client?clientId=11')).toHaveLength(2);

    expect(one).not.toHaveBeenCalled();
    expect(many).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it("reads one page at a time for a user with many reports, while another user's is complete", async () => {
    const store = backend.app.get(EventStore);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const readStreams = store.readStreams.bind(store);
    const reads = jest.spyOn(store, 'readStreams').mockImplementationOnce(async (...request) => {
      await released;
      return readStreams(...request);
    });
    try {
      const slow = Array.from({ length: 10 }, () => rows('client?clientId=11'));
      await waitUntil(
        () => Promise.resolve(reads.mock.calls.length),
        (count) => count > 0,
      );
      expect(await rows('client?clientId=11', clientToken)).toHaveLength(2);
      expect(reads).toHaveBeenCalledTimes(2);
      release();
      expect((await Promise.all(slow)).map(({ length }) => length)).toEqual(Array(10).fill(2));
    } finally {
      release();
      jest.restoreAllMocks();
    }
  });

  it('contains a consignment once that is moved to a later day while the report is read', async () => {
    const { database } = backend;
    await database.query(`
      insert into consignment_list
      select (jsonb_populate_record(listed, jsonb_build_object('id', copy, 'client_id', 13,
               'dispatch_date', date '2026-03-03' + (copy > 9000)::integer))).*
        from consignment_list listed, generate_series(8801, 9001) copy where listed.id = 102;
      insert into consignment_count values (13, 1, 201, 0, 0)`);
    const store = backend.app.get(EventStore);
    await write(store, 'consignment-8801', eventsOf(8801, 13));
    const readStreams = store.readStreams.bind(store);
    jest.spyOn(store, 'readStreams').mockImplementationOnce(async (...streams) => {
      const found = await readStreams(...streams);
      await database.query(
        `update consignment_list set dispatch_date = '2026-03-05' where id = 8801`,
      );
      return found;
    });

    expect(connotes(await rows('client/financial?clientId=13'))).toEqual(['C8801']);

    jest.restoreAllMocks();
    await database.query('delete from consignment_list where client_id = 13');
    await database.query('delete from consignment_count where client_id = 13');
  });

  it('REPORT-06 needs a carrier, a client, or both', async () => {
    expect(connotes(await rows('client?carrierId=6'))).toEqual(['C102']);
    expect(connotes(await rows('client?carrierId=1&clientId=11'))).toEqual(['C101']);
    const response = await request(`client?${days}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Please select a carrier, a client or both',
    });
  });

  it('REPORT-05 accepts instants, and includes the whole last day', async () => {
    const from = encodeURIComponent('2026-03-05T13:30:00.000Z');
    const to = encodeURIComponent('2026-03-06T12:59:59.999Z');
    const response = await request(
      `client?clientId=11&fileFormat=csv&fromDate=${from}&toDate=${to}`,
    );

    expect(connotes(await csvRows(response))).toEqual(['C107']);
    const local = 'fromDate=2026-03-04&toDate=2026-03-06T23:59:59.999';
    const whole = await request(`client?clientId=11&fileFormat=csv&${local}`);
    expect(connotes(await csvRows(whole))).toEqual(['C102', 'C107']);
  });

  it('REPORT-16 is limited to the caller’s scope, client by client', async () => {
    const whole = 'client?carrierId=1&permission=READ_CONSIGNMENT';

    expect(connotes(await rows(whole))).toEqual(['C101', 'C105']);
    expect(connotes(await rows(whole, clientToken))).toEqual(['C101', 'C105']);
    expect((await rows('client?clientId=12', clientToken))[0]).toMatchObject({
      References: "'=1+1",
      DIFOT: '',
    });
    expect((await request(`client?clientId=13&${days}`, clientToken)).status).toBe(403);
    expect((await request(`client?clientId=20&${days}`)).status).toBe(403);
    expect((await request(`client?clientId=11&${days}`, outsider)).status).toBe(403);
  });

  it.each([
    ['client?clientId=11&fromDate=2026-03-01', 'Please fill both date fields'],
    ['client/financial?fromDate=&toDate=2026-03-01', 'Please fill both date fields'],
    [
      'client?clientId=11&fromDate=2026-03-02&toDate=2026-03-01',
      'The to date cannot be before the from date',
    ],
    [
      'client?clientId=11&fromDate=2026-02-30&toDate=2026-03-01',
      'Must be a date, such as 2026-11-23',
    ],
  ])('REPORT-03 REPORT-04 requested as %s reports %s', async (path, message) => {
    const response = await request(path);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });

  it.each([
    'fileFormat=pdf',
    'showItemDetails=perhaps',
    'carrierId=x',
    'permission=EVERYTHING',
    'fromDate=2026-01-01',
  ])('is rejected with a wrong %s', async (wrong) => {
    expect((await request(`client?clientId=11&${days}&${wrong}`)).status).toBe(400);
  });

  it('REPORT-11 returns 204 without dispatched consignments', async () => {
    expect((await request(`client?clientId=13&${days}`)).status).toBe(204);
    expect((await request(`client?clientId=11&carrierId=99&${days}`)).status).toBe(204);
  });
});

describe('the financial report', () => {
  it('REPORT-10 is a workbook with every part of the price, and POA for price on application', async () => {
    const response = await financial(`clientId=11&permission=READ_CONSIGNMENT&${days}`);
    const sheet = await sheetOf(response);
    const heading = sheet.getRow(1).values as string[];
    const cell = (row: number, name: string) => sheet.getCell(row, heading.indexOf(name)).value;

    expect(response.headers.get('content-disposition')).toContain(
      'financial-report-2026-03-01-to-2026-03-05.xlsx',
    );
    expect(sheet.rowCount).toBe(3);
    expect(cell(2, 'Dispatch Date')).toEqual(new Date('2026-03-03'));
    expect(cell(2, 'Chargeable Weight (kg)')).toBe(108);
    expect(cell(2, 'Freight Cost')).toBe(48.54);
    expect(cell(2, 'GST')).toBe(5.75);
    expect(cell(2, 'Total Cost')).toBe(63.27);
    expect(cell(3, 'Total Cost')).toBe('POA');
  });

  it('SHELL-61 is available to account managers, for all clients in scope unless one is selected', async () => {
    expect((await request(`client/financial?${days}`, clientToken)).status).toBe(403);
    const found = await rows('client/financial?');

    expect(connotes(found)).toEqual(expect.arrayContaining(['C101', 'C102', 'C105']));
    expect(connotes(found)).not.toContain('C106');
    expect(found.find((row) => row['Connote Number'] === 'C101')).toMatchObject({
      'Freight Cost': '48.54',
      'Total Cost': '63.27',
    });
  });
});
