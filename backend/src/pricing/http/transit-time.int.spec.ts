import type { TransitLaneView } from '@contracts/views/carrier-zone.view.js';

import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { OfferService } from '../offers/offer.service.js';
import { someContent, someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let superAdmin: TestClient;
let admin: TestClient;
let outsider: TestClient;
let manager: TestClient;

const lanes = `
  insert into transit_lane (id, service_group_id, from_zone, to_zone, eta)
    values (901, 1, 'SYD', 'MEL', 2), (902, 1, 'SYD', 'BNE', 3)`;

beforeAll(async () => {
  backend = await startBackend('transit_time');
  await someTariffs(backend);
  await backend.database.query(lanes);
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
});
afterAll(() => backend.stop());

describe('transit times', () => {
  const lanesFrom = async (zone: string) =>
    (
      await admin.request<{ lanes: TransitLaneView[] }>(
        'GET',
        `transit-time?serviceGroupId=1&fromZone=${zone}`,
      )
    ).body.lanes;

  it('TRANSIT-07 are read by service group and from zone', async () => {
    expect((await admin.request('GET', 'transit-time/service-group')).body).toEqual([
      { id: 1, group: 'Road' },
    ]);
    expect((await admin.request('GET', 'transit-time/from-zone?serviceGroupId=1')).body).toEqual([
      'MEL',
      'SYD',
    ]);
    expect(await lanesFrom('SYD')).toMatchObject([
      { id: 902, toZone: 'BNE', eta: 3 },
      { id: 901, toZone: 'MEL', eta: 2 },
    ]);
  });

  it('TRANSIT-04 are changed lane by lane, and the next offers use them', async () => {
    const etaOf = async () =>
      (await backend.app.get(OfferService).quote({ clientId: 11, content: someContent })).offers[0]
        ?.data.etaDate;
    expect(await etaOf()).toBe('2026-04-02');

    const [lane] = await lanesFrom('MEL');
    const changed = await admin.request<{ lanes: TransitLaneView[] }>('PUT', 'transit-time', [
      { ...lane, eta: 6 },
    ]);
    expect(changed).toMatchObject({ status: 200, body: { lanes: [{ eta: 6 }] } });
    expect(await etaOf()).toBe('2026-04-13'); // Easter is not a business day
    const whole = { lanes: changed.body.lanes.map((each) => ({ ...each, eta: 1 })) };
    expect((await admin.request('PUT', 'transit-time', whole)).status).toBe(200);
  });

  it.each<[unknown, number, string]>([
    [[{ id: 901, eta: 100 }], 400, 'ETA must be a whole number from 0 to 99'],
    [[{ id: 901, eta: 1.5 }], 400, 'ETA must be a whole number from 0 to 99'],
    [[{ id: 901, eta: null }], 400, 'ETA must be a whole number from 0 to 99'],
    [[], 400, 'No transit times were sent'],
    [{ id: 901 }, 400, 'No transit times were sent'],
    [undefined, 400, 'No transit times were sent'],
    [
      [
        { id: 901, eta: 5 },
        { id: 999, eta: 1 },
      ],
      404,
      'Record not found',
    ],
  ])('GAP-53 reject %j', async (body, status, message) => {
    const response = await admin.request('PUT', 'transit-time', body as object);

    expect(response).toMatchObject({ status, body: { message } });
    expect((await lanesFrom('SYD'))[1]?.eta).toBe(2);
  });

  describe('of two customers', () => {
    const lanesOf = async (client: TestClient, query = '') =>
      (
        await client.request<{ lanes: TransitLaneView[] }>(
          'GET',
          `transit-time?serviceGroupId=1&fromZone=SYD${query}`,
        )
      ).body.lanes;
    const save = (client: TestClient, lane: object, query = '') =>
      client.request<{ lanes: TransitLaneView[] }>('PUT', `transit-time${query}`, [lane]);

    it("are changed for the user's own customer only, and equal ones follow the shared ones again", async () => {
      const [shared] = await lanesOf(admin);
      expect(shared).toMatchObject({ toZone: 'BNE', eta: 3, isOwn: false, sharedEta: 3 });

      const [own] = (await save(admin, { ...shared, eta: 9 })).body.lanes;
      expect(own).toMatchObject({ eta: 9, isOwn: true, sharedEta: 3 });
      expect((await lanesOf(admin))[0]).toEqual(own);
      expect((await lanesOf(outsider))[0]).toEqual(shared);
      expect((await lanesOf(superAdmin))[0]).toEqual(shared);

      expect((await save(outsider, { ...own, eta: 1 })).status).toBe(404);
      expect((await save(admin, { ...own, eta: 3 })).body.lanes).toEqual([shared]);
      expect((await lanesOf(admin))[0]).toEqual(shared);
    });

    it("are the shared ones for a super admin, who edits a customer's by its id", async () => {
      const [shared] = await lanesOf(superAdmin);
      expect((await save(superAdmin, { ...shared, eta: 4 })).status).toBe(200);
      expect((await lanesOf(outsider))[0]).toMatchObject({ eta: 4, isOwn: false });
      const [ofOtherCustomer] = await lanesOf(superAdmin, '&customerId=2');
      expect((await save(superAdmin, { ...ofOtherCustomer, eta: 8 }, '?customerId=2')).status).toBe(
        200,
      );
      expect((await lanesOf(outsider))[0]).toMatchObject({ eta: 8, isOwn: true, sharedEta: 4 });
      expect((await lanesOf(admin))[0]).toMatchObject({ eta: 4, isOwn: false });

      expect(
        (await save(superAdmin, { ...ofOtherCustomer, eta: 1 }, '?customerId=77')).status,
      ).toBe(404);
      const foreign = 'transit-time?serviceGroupId=1&customerId=2';
      expect((await admin.request('GET', foreign)).status).toBe(403);
      expect((await save(admin, { ...ofOtherCustomer, eta: 1 }, '?customerId=2')).status).toBe(403);
    });

    it('given to a customer by two users at once are stored once, and the second user gets an error', async () => {
      const lane = (await lanesOf(admin)).find(({ toZone }) => toZone === 'MEL');
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => save(admin, { ...lane, eta: 10 + index })),
      );

      expect(responses.map(({ status }) => status).toSorted()).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 409),
      ]);
      const accepted = responses.find(({ status }) => status === 200);
      const now = (await lanesOf(admin)).find(({ toZone }) => toZone === 'MEL');
      expect(now).toEqual(accepted?.body.lanes[0]);
    });

    it('reset since another user read them are a conflict for that user, unknown to other customers', async () => {
      const shared = (await lanesOf(admin)).find(({ toZone }) => toZone === 'BNE');
      const [own] = (await save(admin, { ...shared, eta: 9 })).body.lanes;
      expect((await save(admin, { ...own, eta: shared?.eta })).status).toBe(200);

      expect(await save(admin, { ...own, eta: 7 })).toMatchObject({
        status: 409,
        body: {
          code: 'transit_time.changed',
          message: 'The transit time from SYD to BNE has been changed since you opened it',
        },
      });
      expect((await save(outsider, { ...own, eta: 7 })).status).toBe(404);
      expect((await save(superAdmin, { ...own, eta: 7 })).status).toBe(404);
    });

    it('price the offers of their customer only', async () => {
      const etaOf = async () =>
        (await backend.app.get(OfferService).quote({ clientId: 11, content: someContent }))
          .offers[0]?.data.etaDate;
      const before = await etaOf();
      const lane = (await lanesFrom('MEL')).find(({ toZone }) => toZone === 'SYD');

      expect((await save(outsider, { ...lane, eta: 30 })).status).toBe(200);
      expect(await etaOf()).toBe(before);
      expect((await save(admin, { ...lane, eta: 30 })).status).toBe(200);
      expect(await etaOf()).not.toBe(before);
    });
  });

  it('TRANSIT-12 need their permission', async () => {
    for (const path of ['transit-time?serviceGroupId=1', 'transit-time/service-group'])
      expect((await manager.request('GET', path)).status).toBe(403);
    expect((await manager.request('PUT', 'transit-time', [])).status).toBe(403);
    expect((await admin.request('GET', 'transit-time')).status).toBe(400);
  });
});
