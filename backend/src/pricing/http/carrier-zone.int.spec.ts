import type { CarrierZoneView, ZoneReportView } from '@contracts/views/carrier-zone.view.js';

import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { OfferService } from '../offers/offer.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let superAdmin: TestClient;
let admin: TestClient;
let outsider: TestClient;
let manager: TestClient;

/** Carrier 1 is shared and has zones; carrier 2 belongs to customer 1, carrier 3 to customer 2. */
const own = `
  insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, customer_id)
    values (2, 'cc_west', 'West Side', 3, 9, 1), (3, 'cc_east', 'East Side', 3, 9, 2);
  select setval(pg_get_serial_sequence('carrier_zone', 'id'), 100);
  insert into carrier_zone (id, carrier_id, zone, zone_priority)
    values (11, 1, 'VIC', 1), (12, 1, 'NSW', 2), (21, 2, 'WEST', 1), (31, 3, 'EAST', 1)`;

beforeAll(async () => {
  backend = await startBackend('carrier_zone');
  await someTariffs(backend);
  await backend.database.query(own);
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
});
afterAll(() => backend.stop());

const zonesOf = async (suburbId: number) =>
  (
    await superAdmin.request<{ carrierZones: CarrierZoneView[] }>(
      'GET',
      `carrier-zone/suburb?suburbId=${suburbId}`,
    )
  ).body.carrierZones.map(({ zone, zonePriority }) => `${zone} ${zonePriority}`);

const offerCount = async () =>
  (await backend.app.get(OfferService).quote({ clientId: 11, content: someContent })).offers.length;

describe('zones of a suburb', () => {
  const path = 'carrier-zone/suburb-zone';

  it('ZONE-20 are selected from those of the carrier', async () => {
    const { status, body } = await superAdmin.request<CarrierZoneView[]>(
      'GET',
      'carrier-zone/by-carrier?carrierId=1',
    );

    expect(status).toBe(200);
    expect(body[0]).toEqual({
      id: 1,
      zone: 'MEL',
      zonePriority: 1,
      carrierId: 1,
      carrierName: 'Southern Star',
    });
  });

  it('ZONE-21 to ZONE-23 are added, changed and deleted, and the next offers use them', async () => {
    expect(await offerCount()).toBe(2);
    const added = await superAdmin.request('POST', `${path}?suburbId=2`, { id: 12 });
    expect(added).toMatchObject({ status: 200, body: { id: 12, zone: 'NSW', zonePriority: 2 } });
    expect(await zonesOf(2)).toEqual(['SYD 1', 'NSW 2']);

    const moved = await superAdmin.request('PUT', `${path}?oldCarrierZoneId=1&suburbId=1`, {
      id: 11,
    });
    expect(moved).toMatchObject({ status: 200, body: { zone: 'VIC' } });
    expect(await offerCount()).toBe(0);
    await superAdmin.request('PUT', `${path}?oldCarrierZoneId=11&suburbId=1`, { id: 1 });
    expect(await offerCount()).toBe(2);

    const remove = (ids: string) =>
      superAdmin.request('DELETE', `${path}?carrierZoneIds=${ids}&suburbId=2`);
    expect((await remove('12,999')).status).toBe(404);
    expect((await remove('12')).status).toBe(204);
    expect(await zonesOf(2)).toEqual(['SYD 1']);
  });

  it('are rejected when they conflict', async () => {
    expect(await superAdmin.request('POST', `${path}?suburbId=1`, { id: 11 })).toMatchObject({
      status: 409,
      body: { message: 'The suburb already has a zone for this carrier and priority' },
    });
    expect(await superAdmin.request('POST', `${path}?suburbId=1`, {})).toMatchObject({
      status: 400,
      body: { message: 'Must select a Zone' },
    });
    expect((await superAdmin.request('POST', `${path}?suburbId=999`, { id: 12 })).status).toBe(404);
    expect((await superAdmin.request('POST', `${path}?suburbId=1`, { id: 999 })).status).toBe(404);
    expect(
      (await superAdmin.request('PUT', `${path}?oldCarrierZoneId=2&suburbId=1`, { id: 1 })).status,
    ).toBe(404);
  });

  it('of shared carriers can only be changed by a super admin, those of generic carriers also by their customer', async () => {
    expect((await admin.request('POST', `${path}?suburbId=1`, { id: 12 })).status).toBe(404);
    expect((await outsider.request('POST', `${path}?suburbId=1`, { id: 21 })).status).toBe(404);
    expect((await admin.request('POST', `${path}?suburbId=1`, { id: 21 })).status).toBe(200);
    expect((await manager.request('POST', `${path}?suburbId=1`, { id: 21 })).status).toBe(403);
    expect((await admin.request('DELETE', `${path}?carrierZoneIds=21&suburbId=1`)).status).toBe(
      403,
    );
  });

  it('can be read by users who edit rate cards: shared ones, and those of their own customer', async () => {
    const clientAdmin = await TestClient.signIn(backend, { role: 'CLIENT_ADMIN', clientId: 11 });
    const read = async (caller: TestClient, url: string) => {
      const { status, body } = await caller.request('GET', `carrier-zone/${url}`);
      return [status, JSON.stringify(body)];
    };
    for (const caller of [admin, manager]) {
      expect(await read(caller, 'by-carrier?carrierId=1')).toEqual([
        200,
        expect.stringContaining('MEL'),
      ]);
      expect(await read(caller, 'suburb?suburbId=1')).toEqual([
        200,
        expect.stringContaining('West Side'),
      ]);
    }
    expect(await read(outsider, 'by-carrier?carrierId=2')).toEqual([200, '[]']);
    expect((await read(outsider, 'suburb?suburbId=1'))[1]).not.toContain('West Side');
    expect((await read(clientAdmin, 'by-carrier?carrierId=1'))[0]).toBe(403);
    expect((await read(clientAdmin, 'suburb?suburbId=1'))[0]).toBe(403);
  });

  it('of another customer cannot be seen or changed, not even by a super admin of one customer', async () => {
    const partial = await TestClient.signIn(backend, { role: 'SUPER_ADMIN', customerId: 2 });
    const seen = async (url: string) => JSON.stringify((await partial.request('GET', url)).body);
    const status = async (method: string, query: string, body?: object) =>
      (await partial.request(method, `${path}?${query}`, body)).status;
    expect(await seen('carrier-zone/by-carrier?carrierId=1')).toContain('MEL');
    expect(await seen('carrier-zone/by-carrier?carrierId=2')).toBe('[]');
    expect(await seen('carrier-zone/suburb?suburbId=1')).not.toContain('West Side');
    expect(await seen('carrier/has-carrier-zone-suburb-relationship')).not.toContain('cc_west');
    const file = 'carrier-zone/download?carrierId=2&zonePriority=1';
    expect((await partial.download(file)).status).toBe(204);
    for (const id of [1, 21])
      expect(await status('DELETE', `carrierZoneIds=${id}&suburbId=1`)).toBe(404);
    expect(await status('PUT', 'oldCarrierZoneId=21&suburbId=1', { id: 31 })).toBe(404);
    expect(await zonesOf(1)).toEqual(['MEL 1', 'WEST 1']);
    expect(await status('POST', 'suburbId=1', { id: 31 })).toBe(200);
    expect(await status('DELETE', 'carrierZoneIds=31&suburbId=1')).toBe(204);
  });
});

function upload(caller: TestClient, csv: string | null, fields: object = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ carrierId: 1, ...fields }))
    form.append(name, String(value));
  if (csv !== null) form.append('file', new Blob([csv]), 'zones.csv');
  return caller.upload<ZoneReportView & { message: string }>(
    'carrier-zone/bulk-carrier-zone-upload',
    form,
  );
}

const heading = 'Suburb,Postcode,State,Zone,Zone Priority\r\n';

describe('zone files', () => {
  it('ZONE-34 move suburbs, create zones, and count new assignments', async () => {
    const csv = `${heading}Melbourne,3000,vic,METRO,3\r\nSYDNEY,2000,NSW,METRO,3\r\n`;

    expect((await upload(superAdmin, csv)).body).toMatchObject({ inserted: 2, failed: 0 });
    expect((await upload(superAdmin, csv)).body).toMatchObject({ inserted: 0, unchanged: 2 });
    const moved = `${heading}Melbourne,3000,VIC,CENTRAL,3\r\n`;
    expect((await upload(superAdmin, moved)).body).toMatchObject({ inserted: 1 });
    expect(await zonesOf(1)).toContain('CENTRAL 3');
    expect(await zonesOf(1)).not.toContain('METRO 3');
  });

  it('are imported as a whole or not at all, with an error for every invalid cell', async () => {
    const csv = `${heading}SYDNEY,2000,NSW,NEW,4\r\nATLANTIS,0000,NSW,,0\r\nSYDNEY,2000,NSW,OTHER,4\r\n`;

    const { body } = await upload(superAdmin, csv);
    expect(body).toMatchObject({ inserted: 0, failed: 2 });
    expect(body.errors.map(({ row, column }) => `${row} ${column}`)).toEqual([
      '3 Suburb',
      '3 Zone',
      '3 Zone Priority',
      '4 Suburb',
    ]);
    expect(body.errors[0]?.message).toBe('No suburb ATLANTIS 0000 NSW');
    expect(body.failedRows?.split('\r\n').slice(1, 2)).toEqual(['SYDNEY,2000,NSW,NEW,4,']);
    expect((await upload(superAdmin, csv, { skipBadRows: true })).body).toMatchObject({
      inserted: 1,
    });
  });

  it('ZONE-36 can be uploaded again as downloaded', async () => {
    await upload(superAdmin, `${heading}SYDNEY,2000,NSW,=SUM(1),5\r\n`);

    const response = await superAdmin.download('carrier-zone/download?carrierId=1&zonePriority=5');
    const csv = await response.text();
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(csv).toBe(`${heading}SYDNEY,2000,NSW,'=SUM(1),5\r\n`);
    expect((await upload(superAdmin, csv)).body).toMatchObject({ inserted: 0, failed: 0 });
    const none = await superAdmin.download('carrier-zone/download?carrierId=1&zonePriority=9');
    expect([none.status, await none.text()]).toEqual([204, '']);
    expect(
      (await superAdmin.download('carrier-zone/download?carrierId=1&zonePriority=x')).status,
    ).toBe(400);
    const shared = 'carrier-zone/download?carrierId=1&zonePriority=5';
    expect((await admin.download(shared)).status).toBe(200);
    const foreign = 'carrier-zone/download?carrierId=2&zonePriority=1';
    expect((await outsider.download(foreign)).status).toBe(204);
  });

  it.each<[string | null, object, number, string]>([
    [null, {}, 400, 'No file detected. Please supply a file before uploading.'],
    [heading, { carrierId: '' }, 400, 'Carrier needs to be selected'],
    [heading, { carrierName: 'Somebody' }, 400, "Selected Carrier doesn't exist."],
    [heading, { carrierId: 999 }, 404, 'Record not found'],
    ['Suburb,Zone\r\n', {}, 400, "The file has no column 'Postcode'"],
  ])('BULK-23 are rejected: %j %j', async (csv, fields, status, message) => {
    expect(await upload(superAdmin, csv, fields)).toMatchObject({ status, body: { message } });
  });

  it('can be imported by a customer only for its own carriers', async () => {
    expect((await upload(admin, heading)).status).toBe(404);
    expect((await upload(outsider, heading, { carrierId: 2 })).status).toBe(404);
    expect((await upload(admin, heading, { carrierId: 2, customerId: 2 })).status).toBe(403);
    expect((await upload(manager, heading, { carrierId: 2 })).status).toBe(403);
    const named = { carrierId: 2, carrierName: 'cc_west', customerId: 1 };
    expect((await upload(admin, heading, named)).body).toMatchObject({ inserted: 0, failed: 0 });
  });

  it('ZONE-35 have a template', async () => {
    const response = await fetch(`${backend.url}/static/templates/CarrierZoneTemplate.csv`);

    expect(await response.text()).toBe(heading);
  });

  it('have an example that gives every suburb the zone of the transit times', async () => {
    const response = await fetch(`${backend.url}/static/templates/CarrierZoneExample.csv`);

    const lines = (await response.text()).trim().split('\r\n');
    expect(lines).toContain('DANDENONG SOUTH,3175,VIC,MEL,1');
    expect(lines.filter((line) => line.split(',')[3] === '')).toEqual([]);
  });
});
