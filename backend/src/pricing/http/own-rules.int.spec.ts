import type { RulesSheetView, RulesView } from '@contracts/views/rules.view.js';

import { Actor, emptyScope } from '../../platform/actor.js';
import { Clock } from '../../platform/clock.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { TestClient } from '../../testing/test-client.js';
import { RulesFeesService } from '../rules/rules-fees.service.js';
import { someTariffs } from '../testing/sample-tariffs.js';

let backend: RunningBackend;
let admin: TestClient;
let outsider: TestClient;
let manager: TestClient;
let superAdmin: TestClient;

beforeAll(async () => {
  backend = await startBackend('own_rules');
  await someTariffs(backend);
  await backend.database.query(`
    insert into customer_carrier_account (id, customer_carrier_id, account_number)
      values (11, 1, 'Z'), (12, 1, 'Y')`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  outsider = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

describe("a record's own Rules & Fees", () => {
  it('X-19 are not overwritten with only the permission to create them', async () => {
    const rules = backend.app.get(RulesFeesService);
    const target = { customerId: 1, customerCarrierACId: 11 };
    const ofCustomer = { ...emptyScope, customerIds: new Set([1]) };
    const creator = new Actor(
      { id: 1, name: 'Ann', kind: 'USER', onBehalfOf: null },
      new Map([['CREATE_RULES_FEES', ofCustomer]]),
      { correlationId: 'c', causationId: null },
    );
    const { id } = await rules.override(target, { fuelCharge: 1 }, creator);

    for (const revision of [{}, { revision: 0 }])
      await expect(
        rules.override(target, { fuelCharge: 2, ...revision }, creator),
      ).rejects.toMatchObject({ code: 'rules.exist', kind: 'conflict' });
    expect((await admin.request('GET', `rules/${id}`)).body).toEqual({ id, fuelCharge: 1 });
  });

  it('H63 are dropped by version: the level above applies again, and new ones can be created', async () => {
    const query = 'customerCarrierACId=12';
    const createRules = (fuelCharge: number) =>
      admin.request<RulesView>('POST', `rules?customerId=1&${query}`, { fuelCharge });
    const sheetOf = async () => (await admin.request<RulesSheetView>('GET', `rules?${query}`)).body;
    const { body: own } = await createRules(31);
    const { revision, levelAbove } = await sheetOf();
    expect(levelAbove).toBe('CARRIER');

    const path = `rules/${own.id}`;
    expect((await outsider.request('DELETE', `${path}?version=${revision}`)).status).toBe(404);
    expect((await manager.request('DELETE', path)).status).toBe(403);
    expect(await admin.request('DELETE', `${path}?version=${revision - 1}`)).toMatchObject({
      status: 409,
      body: { code: 'rules.changed_by_another' },
    });
    expect(await sheetOf()).toMatchObject({ rules: { id: own.id } });

    expect((await admin.request('DELETE', `${path}?version=${revision}`)).status).toBe(204);
    expect(await sheetOf()).toMatchObject({
      level: 'CARRIER',
      rules: { id: null, fuelCharge: 10 },
      revision: 0,
    });
    expect((await admin.request('DELETE', path)).status).toBe(404);
    expect(
      (await admin.request('PUT', 'rules?customerId=1', { ...own, fuelCharge: 9 })).status,
    ).toBe(404);
    const { body: again } = await createRules(32);
    expect(again.id).not.toBe(own.id);
    expect(await sheetOf()).toMatchObject({ rules: { id: again.id, fuelCharge: 32 } });
  });

  it('H63 are dropped at Clock.now(), the time in the audit log', async () => {
    const at = new Date('2026-03-02T01:00:00.000Z');
    const { body: own } = await admin.request<RulesView>(
      'POST',
      'rules?customerId=1&customerCarrierACId=12',
      { fuelCharge: 33 },
    );
    const now = jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(at);
    const dropped = await admin.request('DELETE', `rules/${own.id}`);
    now.mockRestore();

    expect(dropped.status).toBe(204);
    const [row] = await backend.database.query<object[]>(
      'select dropped_at as "droppedAt" from rules_fees where id = $1',
      [own.id],
    );
    expect(row).toEqual({ droppedAt: at });
  });

  it('H63 of a carrier are its defaults and cannot be removed', async () => {
    const { body } = await admin.request<RulesSheetView>('GET', 'rules?customerCarrierId=1');

    expect(await superAdmin.request('DELETE', `rules/${body.levels[0]?.record?.id}`)).toMatchObject(
      {
        status: 409,
        body: { code: 'rules.carrier_default' },
      },
    );
  });

  it('H63 are shown level by level, with changes above since the record itself was saved', async () => {
    await backend.database.query(
      `insert into customer_carrier_account (id, customer_carrier_id, account_number) values (13, 1, 'X')`,
    );
    const sheetOf = async (query: string) =>
      (await admin.request<RulesSheetView>('GET', `rules?${query}`)).body;
    const carrier = await admin.request<RulesView>(
      'POST',
      'rules?customerId=1&customerCarrierId=1',
      {
        fuelCharge: 20,
      },
    );
    await admin.request('POST', 'rules?customerId=1&customerCarrierACId=13', { fuelCharge: 25 });
    const before = await sheetOf('customerCarrierACId=13');
    expect(before.levels).toMatchObject([
      { level: 'CARRIER', record: { fuelCharge: 10 }, version: 1, recordBefore: null },
      { level: 'CUSTOMER_CARRIER', record: { fuelCharge: 20 }, recordBefore: null },
      { level: 'CUSTOMER_CARRIER_ACCOUNT', record: { fuelCharge: 25 }, version: 1 },
    ]);

    await admin.request('PUT', 'rules?customerId=1', { ...carrier.body, fuelCharge: 22 });
    const after = await sheetOf('customerCarrierACId=13');
    expect(after.rules).toMatchObject({ fuelCharge: 25 });
    expect(after.levels[1]).toEqual({
      level: 'CUSTOMER_CARRIER',
      record: { id: carrier.body.id, fuelCharge: 22 },
      version: (before.levels[1]?.version ?? 0) + 1,
      changedAt: expect.any(String),
      recordBefore: { id: carrier.body.id, fuelCharge: 20 },
    });
    expect((await sheetOf('customerCarrierId=1')).levels.map(({ level }) => level)).toEqual([
      'CARRIER',
      'CUSTOMER_CARRIER',
    ]);
    expect((await sheetOf('clientCarrierACId=1')).levels.at(-1)).toEqual({
      level: 'CLIENT_CARRIER_ACCOUNT',
      record: null,
      version: 0,
      changedAt: null,
      recordBefore: null,
    });
  });
});
