import type {
  CarrierView,
  CustomerCarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let admin: TestClient;
let otherAdmin: TestClient;
let manager: TestClient;
let superAdmin: TestClient;

beforeAll(async () => {
  backend = await startBackend('carrier');
  await someTariffs(backend);
  await backend.database.query(`
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
      values (2, 'orange_arrow', 'Orange Arrow', 3, 9);
    select setval(pg_get_serial_sequence('carrier', 'id'), 10);
    select setval(pg_get_serial_sequence('carrier_service_type', 'id'), 10);
    select setval(pg_get_serial_sequence('customer_carrier', 'id'), 10)`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

const names = async (caller: TestClient, path: string) =>
  (await caller.request<{ carriers: CarrierView[] }>('GET', `carrier/${path}`)).body.carriers.map(
    ({ name }) => name,
  );

describe('carrier dropdowns', () => {
  it('CROSS-07 list carriers by display name', async () => {
    expect(await names(superAdmin, '-1')).toEqual(['orange_arrow', 'southern_star']);
  });

  it('CARRIER-25 ZONE-27 list the carriers that the customer has not added', async () => {
    expect(await names(admin, 'customer-carrier-no-relationship?customerId=1')).toEqual([
      'orange_arrow',
    ]);
    expect(
      (await otherAdmin.request('GET', 'carrier/customer-carrier-no-relationship?customerId=1'))
        .status,
    ).toBe(403);
  });

  it('ZONE-24 and ZONE-25 filter by the zones of a suburb', async () => {
    expect(await names(superAdmin, 'has-carrier-zone-suburb-relationship?suburbId=1')).toEqual([
      'southern_star',
    ]);
    const withoutZone = await names(superAdmin, 'no-carrier-zone-suburb-relationship?suburbId=1');
    expect(withoutZone).toContain('orange_arrow');
    expect(withoutZone).not.toContain('southern_star');
    expect(
      (await manager.request('GET', 'carrier/has-carrier-zone-suburb-relationship')).status,
    ).toBe(403);
  });

  it('list the carriers of a customer, and service types by carrier', async () => {
    expect(await names(admin, '1')).toContain('southern_star');
    expect((await otherAdmin.request('GET', 'carrier/1')).status).toBe(403);
    expect((await admin.request('GET', 'carrier/99999999999')).status).toBe(403);
    expect((await superAdmin.request('GET', 'carrier/99999999999')).status).toBe(404);
    expect((await admin.request('GET', 'carrier/x')).status).toBe(400);
    const types = await admin.request<{ serviceTypes: object[] }>(
      'GET',
      'carrier/service-type?displayName=Southern%20Star',
    );
    expect(types.body.serviceTypes).toHaveLength(2);
    expect(
      (await otherAdmin.request<{ serviceTypes: object[] }>('GET', 'carrier/service-type')).body,
    ).toEqual({ serviceTypes: [] });
  });
});

describe('carriers of payer accounts', () => {
  it('SETTINGS-45 are those of the client\u2019s customer', async () => {
    const path = 'carrier/payer-account-carriers?clientId=';

    expect(await admin.request('GET', `${path}10`)).toEqual({
      status: 200,
      body: [{ id: 1, displayName: 'Southern Star' }],
    });
    expect((await otherAdmin.request('GET', `${path}20`)).body).toEqual([]);
    expect((await otherAdmin.request('GET', `${path}10`)).status).toBe(403);
  });
});

describe('a listed customer carrier', () => {
  it('CARRIER-20 has every field of its carrier except the Rules & Fees, which have their own route', async () => {
    const { carriers } = (await admin.request<{ carriers: CarrierView[] }>('GET', 'carrier/1'))
      .body;
    const body = carriers[0] ?? {};

    expect(Object.keys(body)).toEqual(
      expect.arrayContaining([
        ...['id', 'name', 'displayName', 'serviceTypes', 'serviceTypesString', 'customerId'],
        ...['isDataTransferRequired', 'dataTransferFrequency', 'dataTransferOptions'],
        ...['totalConnoteLength', 'prefixCharacterLength', 'connoteDigitLength'],
        ...['hasSuburbSurcharge', 'hasSenderId', 'hasItemNumber', 'pricing', 'isInternalInvoicing'],
        ...['isTrackingDifot', 'trackingUrl', 'canTravelDangerousGoods', 'palletTypeRequired'],
        ...['labelReference', 'bookingIntegrationType'],
      ]),
    );
    expect(body).not.toHaveProperty('rulesFees');
  });

  it('CARRIER-21 CARRIER-22 has every field of the connection, and the booking type in words', async () => {
    await backend.database.query(
      `update carrier set booking_integration_type = 'BOOKING_API' where id = 1`,
    );
    const { body } = await admin.request<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      'customer-carrier?customerId=1',
    );
    const [known] = body.customerCarriers;

    expect(known?.formattedBookingType).toBe('BOOKING API');
    expect(Object.keys(known ?? {})).toEqual(
      expect.arrayContaining([
        ...['id', 'carrier', 'transferType', 'productAccountNumber', 'server', 'bookingServer'],
        ...['serverAuth', 'username', 'password', 'apiKey', 'salt', 'path', 'port'],
        ...['difotServer', 'difotUsername', 'difotPassword', 'difotPath', 'difotPort'],
        ...['rulesFeesId', 'derivedRulesFees', 'derivedCarrierCutOff', 'formattedBookingType'],
      ]),
    );
  });

  it('ACCT-79 ACCT-80 has the service types of a carrier, by its display name', async () => {
    const { body } = await admin.request<{ serviceTypes: ServiceTypeView[] }>(
      'GET',
      'carrier/service-type?displayName=Southern%20Star',
    );

    expect(body.serviceTypes).toContainEqual({
      id: expect.any(Number),
      carrierId: 1,
      serviceType: 'EXP',
      displayServiceType: 'Express',
      isSatchelServiceType: false,
    });
    expect(new Set(body.serviceTypes.map(({ carrierId }) => carrierId))).toEqual(new Set([1]));
  });
});

describe('generic carriers', () => {
  const generic = { name: 'West Side', displayName: 'West Side Haulage' };

  it('CARRIER-50 get a name without spaces after cc_, and are visible only to the customer', async () => {
    const { status, body } = await admin.request<CustomerCarrierView>(
      'POST',
      'customer-carrier/generic?customerId=1',
      generic,
    );

    expect(status).toBe(200);
    expect(body.carrier).toMatchObject({ name: 'cc_West_Side', customerId: 1 });
    expect(body.carrier.serviceTypes).toHaveLength(1);
    const all = (caller: TestClient) =>
      caller.request<{ carriers: CarrierView[] }>('GET', 'carrier/-1');
    const names = (await all(otherAdmin)).body.carriers.map(({ displayName }) => displayName);
    expect(names).not.toContain('West Side Haulage');
    expect((await all(superAdmin)).body.carriers).toHaveLength(names.length + 1);
  });

  it.each([
    [{ name: 'ab' }, 400],
    [{ displayName: 'x'.repeat(43) }, 400],
    [{ name: 7 }, 400],
    [{}, 409],
  ])('CARRIER-48 are rejected: %j', async (change, status) => {
    await admin.request('POST', 'customer-carrier/generic?customerId=1', generic);
    const response = await admin.request('POST', 'customer-carrier/generic?customerId=1', {
      ...generic,
      ...change,
    });
    expect(response.status).toBe(status);
  });

  it('cannot be added by managers or other customers', async () => {
    const path = 'customer-carrier/generic?customerId=1';
    expect((await manager.request('POST', path, generic)).status).toBe(403);
    expect((await otherAdmin.request('POST', path, generic)).status).toBe(403);
  });

  it('CARRIER-30 can only be re-added by their own customer after deletion', async () => {
    const created = await admin.request<CustomerCarrierView>(
      'POST',
      'customer-carrier/generic?customerId=1',
      { ...generic, name: 'East Side', displayName: 'East Side Haulage' },
    );
    const offered = async (caller: TestClient, customerId: number) =>
      names(caller, `customer-carrier-no-relationship?customerId=${customerId}`);
    expect(await offered(admin, 1)).not.toContain('cc_East_Side');

    await admin.request('DELETE', `customer-carrier/${created.body.id}`);

    expect(await offered(admin, 1)).toContain('cc_East_Side');
    expect(await offered(otherAdmin, 2)).not.toContain('cc_East_Side');
    const again = await admin.request('POST', 'customer-carrier?customerId=1', {
      carrier: { id: created.body.carrier.id },
    });
    expect(again.status).toBe(200);
  });
});
