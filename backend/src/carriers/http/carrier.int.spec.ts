import type {
  CarrierView,
  CustomerCarrierView,
  ServiceTypeView,
} from '@contracts/views/carrier.view.js';

import { someTariffs } from '../../pricing/testing/some-tariffs.js';
import { Caller } from '../../testing/caller.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let admin: Caller;
let stranger: Caller;
let manager: Caller;
let superAdmin: Caller;

beforeAll(async () => {
  backend = await startBackend('carrier');
  await someTariffs(backend);
  await backend.database.query(`
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
      values (2, 'orange_arrow', 'Orange Arrow', 3, 9)`);
  admin = await Caller.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  stranger = await Caller.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await Caller.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
  superAdmin = await Caller.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

describe('selects of carriers', () => {
  const names = async (caller: Caller, path: string) =>
    (await caller.ask<{ carriers: CarrierView[] }>('GET', `carrier/${path}`)).body.carriers.map(
      ({ name }) => name,
    );

  it('CROSS-07 come by their display names', async () => {
    expect(await names(superAdmin, '-1')).toEqual(['orange_arrow', 'southern_star']);
  });

  it('CARRIER-25 ZONE-27 offer those the customer does not have yet', async () => {
    expect(await names(admin, 'customer-carrier-no-relationship?customerId=1')).toEqual([
      'orange_arrow',
    ]);
    expect(
      (await stranger.ask('GET', 'carrier/customer-carrier-no-relationship?customerId=1')).status,
    ).toBe(403);
  });

  it('ZONE-24 and ZONE-25 know the zones of a suburb', async () => {
    expect(await names(superAdmin, 'has-carrier-zone-suburb-relationship?suburbId=1')).toEqual([
      'southern_star',
    ]);
    const open = await names(superAdmin, 'no-carrier-zone-suburb-relationship?suburbId=1');
    expect(open).toContain('orange_arrow');
    expect(open).not.toContain('southern_star');
    expect((await manager.ask('GET', 'carrier/has-carrier-zone-suburb-relationship')).status).toBe(
      403,
    );
  });

  it('list the carriers of a customer, and service types by carrier', async () => {
    expect(await names(admin, '1')).toContain('southern_star');
    expect((await stranger.ask('GET', 'carrier/1')).status).toBe(403);
    expect((await admin.ask('GET', 'carrier/99999999999')).status).toBe(403);
    expect((await superAdmin.ask('GET', 'carrier/99999999999')).status).toBe(404);
    expect((await admin.ask('GET', 'carrier/x')).status).toBe(400);
    const types = await admin.ask<{ serviceTypes: object[] }>(
      'GET',
      'carrier/service-type?displayName=Southern%20Star',
    );
    expect(types.body.serviceTypes).toHaveLength(2);
    expect(
      (await stranger.ask<{ serviceTypes: object[] }>('GET', 'carrier/service-type')).body,
    ).toEqual({ serviceTypes: [] });
  });
});

describe('carriers of payer accounts', () => {
  it('SETTINGS-45 are those of the client\u2019s customer', async () => {
    const path = 'carrier/payer-account-carriers?clientId=';

    expect(await admin.ask('GET', `${path}10`)).toEqual({
      status: 200,
      body: [{ id: 1, displayName: 'Southern Star' }],
    });
    expect((await stranger.ask('GET', `${path}20`)).body).toEqual([]);
    expect((await stranger.ask('GET', `${path}10`)).status).toBe(403);
  });
});

describe('what a customer carrier is listed with', () => {
  it('CARRIER-21 CARRIER-22 every field of the connection, and the booking type in words', async () => {
    await backend.database.query(
      `update carrier set booking_integration_type = 'BOOKING_API' where id = 1`,
    );
    const { body } = await admin.ask<{ customerCarriers: CustomerCarrierView[] }>(
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

  it('ACCT-79 ACCT-80 the service types of a carrier, by its display name', async () => {
    const { body } = await admin.ask<{ serviceTypes: ServiceTypeView[] }>(
      'GET',
      'carrier/service-type?displayName=Southern%20Star',
    );

    expect(body.serviceTypes).toContainEqual({
      id: expect.any(Number) as number,
      carrierId: 1,
      serviceType: 'EXP',
      displayServiceType: 'Express',
      isSatchelServiceType: false,
    });
    expect(new Set(body.serviceTypes.map(({ carrierId }) => carrierId))).toEqual(new Set([1]));
  });
});
