import type { RulesSheetView } from '@contracts/views/rules.view.js';

import {
  backend,
  admin,
  fuel,
  override,
  outsider,
  manager,
  superAdmin,
  setUpRules,
} from './rules.fixture.js';

setUpRules('rules');

describe('Rules & Fees', () => {
  it('RULES-57 are those of the nearest level with its own, from the next offer on', async () => {
    expect(await fuel()).toBe(485);

    await override(admin, 'customerCarrierId=1', { fuelCharge: 20 });
    expect(await fuel()).toBe(971);
    await override(admin, 'customerCarrierId=1&customerCarrierACId=1', { fuelCharge: '30' });
    expect(await fuel()).toBe(1456);
    const own = await override(admin, 'customerCarrierACId=1&clientCarrierACId=1', {
      fuelCharge: 40,
    });
    expect(own).toMatchObject({ status: 200, body: { fuelCharge: 40 } });
    expect(await fuel()).toBe(1942);
  });

  it('RULES-53 are changed by adding a version, which keeps the old one', async () => {
    const { body } = await override(admin, 'clientCarrierACId=1', { fuelCharge: 50, dgFee: null });

    expect(await admin.request('PUT', 'rules?customerId=1', { ...body, fuelCharge: 5 })).toEqual({
      status: 204,
      body: null,
    });
    expect(await fuel()).toBe(243);
    expect(await admin.request('GET', `rules/${body.id}`)).toEqual({
      status: 200,
      body: { id: body.id, fuelCharge: 5 },
    });
    const versions = await backend.database.query<{ fuel: string }[]>(
      `select record ->> 'fuelCharge' as fuel from rules_fees_version where rules_fees_id = $1
        order by id desc limit 2`,
      [body.id],
    );
    expect(versions).toEqual([{ fuel: '5' }, { fuel: '50' }]);
  });

  it('RULES-57 are shown with their level, next to the defaults of the carrier', async () => {
    await backend.database.query(`
      insert into customer_carrier_account (id, customer_carrier_id, account_number) values (8, 1, 'ACC8');
      insert into connote_prefix (id, customer_carrier_account_id, connote_prefix, prefix_range_id)
        values (8, 8, 'EIGHT', 808);
      insert into client_carrier_account (id, client_id, connote_prefix_id) values (8, 11, 8)`);
    const sheetOf = async (query: string) =>
      (await admin.request<RulesSheetView>('GET', `rules?${query}`)).body;
    const { body: carrierRules } = await override(admin, 'customerCarrierId=1', { fuelCharge: 21 });

    expect(await sheetOf('clientCarrierACId=8')).toEqual({
      carrierName: 'Southern Star',
      accountNumber: 'ACC8',
      customerId: 1,
      clientId: 11,
      clientName: expect.any(String),
      level: 'CUSTOMER_CARRIER',
      levelAbove: 'CUSTOMER_CARRIER',
      rules: { id: null, fuelCharge: 21 },
      revision: 0,
      levels: expect.any(Array) as unknown,
    });
    const account = await override(admin, 'customerCarrierACId=8', { fuelCharge: 22 });
    expect(await sheetOf('clientCarrierACId=8')).toMatchObject({
      level: 'CUSTOMER_CARRIER_ACCOUNT',
      rules: { id: null, fuelCharge: 22 },
    });
    expect(await sheetOf('customerCarrierACId=8')).toMatchObject({
      clientId: null,
      level: 'CUSTOMER_CARRIER_ACCOUNT',
      rules: { id: account.body.id, fuelCharge: 22 },
    });
    expect(await sheetOf('customerCarrierId=1')).toMatchObject({
      accountNumber: null,
      level: 'CUSTOMER_CARRIER',
      rules: { id: carrierRules.id, fuelCharge: 21 },
    });
  });

  it('GAP-61 are rejected when someone else saved a newer version, which is kept', async () => {
    await backend.database.query(`
      insert into customer_carrier_account (id, customer_carrier_id, account_number) values (10, 1, 'Y')`);
    const query = 'customerCarrierACId=10';
    const readSheet = async () =>
      (await admin.request<RulesSheetView>('GET', `rules?${query}`)).body;
    const conflict = { status: 409, body: { message: 'Record was changed by another user' } };
    const before = await readSheet();
    const first = await override(admin, query, { fuelCharge: 1, revision: before.revision });
    const late = await override(admin, query, { fuelCharge: 2, revision: before.revision });
    const { rules, revision } = await readSheet();
    const saves = await Promise.all(
      [3, 4].map((fuelCharge) =>
        admin.request('PUT', 'rules?customerId=1', { ...rules, fuelCharge, revision }),
      ),
    );

    expect(first.status).toBe(200);
    expect(late).toMatchObject(conflict);
    expect(rules).toEqual({ id: first.body.id, fuelCharge: 1 });
    expect(saves.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(saves.find(({ status }) => status === 409)).toMatchObject(conflict);
    expect(
      (await admin.request('PUT', 'rules?customerId=1', { ...rules, revision: 'x' })).status,
    ).toBe(400);
  });

  it('become two versions when two requests add the first at the same time', async () => {
    await backend.database.query(`
      insert into customer_carrier_account (id, customer_carrier_id, account_number) values (9, 1, 'X')`);
    const saves = await Promise.all(
      [1, 2, 3].map((fuelCharge) => override(admin, 'customerCarrierACId=9', { fuelCharge })),
    );

    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(saves.map(({ body }) => body.id)).size).toBe(1);
  });

  it.each<[object, string]>([
    [{ tailgateFee: 45 }, 'Missing Required Information: Tailgate'],
    [
      { residentialAddressMaxKg: 5, oversizeChargePer: 'item' },
      'Missing Required Information: Residential, Oversize',
    ],
    [{ fuelCharge: -1 }, 'Must not be a negative value'],
    [{ fuelCharge: 1e300 }, 'The value is too large'],
    [{ fuelCharge: [5] }, 'fuelCharge: Invalid input'],
    [{ dgFeeFormat: 'euro' }, 'dgFeeFormat: Invalid option'],
    [[], 'The body must be an object'],
  ])('RULES-58 reject %j', async (record, message) => {
    const response = await admin.request<{ message: string }>(
      'POST',
      'rules?customerId=1&customerCarrierId=1',
      record,
    );

    expect(response.status).toBe(400);
    expect(response.body.message).toContain(message);
  });

  it('RULES-40 treat a negative pallet value as blank', async () => {
    const { body } = await override(admin, 'customerCarrierId=1', { halfPalletMaxH: -1 });

    expect(body).toEqual({ id: body.id });
  });

  it('are not visible out of scope', async () => {
    const { body } = await override(admin, 'customerCarrierId=1', { fuelCharge: 1 });
    const foreign = 'rules?customerId=2&customerCarrierId=1';

    expect((await override(outsider, 'customerCarrierId=1', {})).status).toBe(403);
    expect((await outsider.request('POST', foreign, {})).status).toBe(404);
    expect((await superAdmin.request('POST', foreign, {})).status).toBe(404);
    expect((await outsider.request('GET', `rules/${body.id}`)).status).toBe(404);
    expect((await outsider.request('GET', 'rules?customerCarrierId=1')).status).toBe(404);
    expect((await outsider.request('GET', 'rules?clientCarrierACId=1')).status).toBe(404);
    expect((await admin.request('GET', 'rules')).status).toBe(400);
    expect(
      (await admin.request('GET', 'rules?customerCarrierACId[]=1&customerCarrierACId[]=2')).status,
    ).toBe(400);
    expect((await outsider.request('PUT', 'rules?customerId=2', body)).status).toBe(404);
    expect((await admin.request('PUT', 'rules?customerId=2', body)).status).toBe(403);
    expect((await manager.request('PUT', 'rules?customerId=1', body)).status).toBe(403);
    expect((await override(manager, 'customerCarrierId=1', {})).status).toBe(403);
    expect((await manager.request('GET', `rules/${body.id}`)).status).toBe(200);
    expect((await override(admin, '', {})).status).toBe(400);
    expect((await admin.request('PUT', 'rules?customerId=1', { fuelCharge: 1 })).status).toBe(404);
    expect((await admin.request('GET', 'rules/99999999999')).status).toBe(404);
  });

  it('of a shared carrier can be read by its customers, and changed by a super admin', async () => {
    const [{ id } = { id: 0 }] = await backend.database.query<{ id: number }[]>(
      `select id from rules_fees where level = 'CARRIER' and owner_id = 1`,
    );

    expect((await admin.request('GET', `rules/${id}`)).body).toEqual({ id, fuelCharge: 10 });
    expect((await outsider.request('GET', `rules/${id}`)).status).toBe(404);
    expect((await admin.request('PUT', 'rules?customerId=1', { id, fuelCharge: 1 })).status).toBe(
      404,
    );
    expect((await superAdmin.request('PUT', 'rules', { id, fuelCharge: 10 })).status).toBe(204);
  });
});
