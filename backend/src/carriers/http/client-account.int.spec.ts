import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view.js';

import { TestClient } from '../../testing/test-client.js';
import { CarrierAccountFixture, getVariable } from '../testing/carrier-account.fixture.js';

let fixture: CarrierAccountFixture;
let admin: TestClient;
let otherAdmin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  fixture = await CarrierAccountFixture.start('client_account');
  ({ admin, otherAdmin, manager } = fixture);
});
afterAll(() => fixture.backend.stop());

describe('client accounts', () => {
  it('ACCT-71 are allotted consecutive blocks, and more on request', async () => {
    const { id } = await fixture.addPrefix();

    const [one, other] = [
      await fixture.addClientAccount(id, 10),
      await fixture.addClientAccount(id, 11),
    ];
    expect(getVariable(one)).toMatchObject({
      rangeLabel: '1 - 100',
      latestUsedRangeIndex: 0,
      usedPercentage: 0,
      remainingMasterRange: 900,
    });
    expect(getVariable(other)).toMatchObject({ rangeStart: 101, rangeEnd: 200 });

    expect(getVariable(one)?.daysLeft).toBeNull();
    await fixture.backend.database.query(`
      insert into dashboard_day values
        ('x', 'client/10', 1, 'VIC', (now() at time zone 'UTC')::date, 5, 0, 0, 0, 0, 0, 0, 0, 0)`);
    const more = await manager.request<ClientCarrierAccountView>(
      'PUT',
      `client-carrier-account/${one.body.id}`,
      { ...one.body, rangeLength: 50, permanentBooking: true },
    );
    expect(more).toMatchObject({ status: 200, body: { permanentBooking: true } });
    expect(more.body.connoteAccountVariables).toMatchObject([
      { rangeLabel: '1 - 100', remainingMasterRange: 750, daysLeft: expect.any(Number) },
      { rangeLabel: '201 - 250', rangeStart: 201, rangeEnd: 250, latestUsedRangeIndex: 0 },
    ]);
    expect(
      (await fixture.rangeEvents(id)).filter(({ type }) => type === 'RangeAllotted'),
    ).toHaveLength(3);
    const audit = await fixture.backend.database.query<object[]>(
      `select after from audit_entry where record_type = 'client_carrier_account'
          and record_id = $1 order by id desc limit 1`,
      [String(one.body.id)],
    );
    expect(audit).toEqual([{ after: { allotted: 50 } }]);
  });

  it('X-20 can be changed without more connotes', async () => {
    const { id } = await fixture.addPrefix();
    const { body } = await fixture.addClientAccount(id, 10);

    const changed = await admin.request('PUT', `client-carrier-account/${body.id}`, {
      rangeLength: '',
      permanentBooking: true,
    });
    expect(changed).toMatchObject({ status: 200, body: { permanentBooking: true } });
    expect((await fixture.rangeEvents(id)).at(-1)).toMatchObject({ data: { to: 100 } });
  });

  it('ACCT-71 are allotted numbers once when two users save the same version at once', async () => {
    const { id } = await fixture.addPrefix();
    const { body } = await fixture.addClientAccount(id, 10);
    const path = `client-carrier-account/${body.id}`;
    const save = () => admin.request('PUT', path, { ...body, rangeLength: 50 });

    const saved = await Promise.all([save(), save()]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await fixture.rangeEvents(id)).at(-1)).toMatchObject({ data: { from: 101, to: 150 } });
  });

  it('ACCT-71 are allotted numbers once when two users add the same account at once', async () => {
    const { id } = await fixture.addPrefix();

    const added = await Promise.all([1, 2, 3].map(() => fixture.addClientAccount(id, 10)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const allotted = (await fixture.rangeEvents(id)).filter(({ type }) => type === 'RangeAllotted');
    expect(allotted).toHaveLength(1);
    expect(getVariable(await fixture.addClientAccount(id, 11))).toMatchObject({ rangeStart: 101 });
  });

  it('stay as they are when more connotes are requested than are left', async () => {
    const { id } = await fixture.addPrefix();
    const { body } = await fixture.addClientAccount(id, 10);
    const path = `client-carrier-account/${body.id}`;
    const save = (change: object) => admin.request('PUT', path, { ...body, ...change });

    const tooMany = await save({ rangeLength: 1_000, permanentBooking: true });
    expect(tooMany).toMatchObject({ status: 409, body: { message: /900 connote numbers/ } });
    expect(await save({ rangeLength: 50 })).toMatchObject({
      status: 200,
      body: { permanentBooking: false },
    });
  });

  it('never get the same numbers from concurrent requests', async () => {
    const { id } = await fixture.addPrefix();
    const clients = [10, 11, 12, 13];

    const opened = await Promise.all(
      clients.map((clientId) => fixture.addClientAccount(id, clientId)),
    );
    const starts = opened.map((response) => getVariable(response)?.rangeStart);
    expect(starts.sort((left = 0, right = 0) => left - right)).toEqual([1, 101, 201, 301]);
  });

  it('ACCT-62 to ACCT-64 reject invalid requests', async () => {
    const { id } = await fixture.addPrefix();
    const addInvalid = async (change: object) => {
      const { status, body } = await fixture.addClientAccount(id, 13, change);
      return [status, (body as unknown as { message: string }).message];
    };

    expect(await addInvalid({ prefixId: null })).toEqual([400, 'Must select an account.']);
    for (const rangeLength of [0, null, -1, 1.5, [7], 1e12])
      expect(await addInvalid({ rangeLength })).toEqual([
        400,
        'Must select a validate number of connotes',
      ]);
    expect(await addInvalid({ rangeLength: 1_001 })).toEqual([
      409,
      'Only 1000 connote numbers are left in the master range',
    ]);
    expect(await addInvalid({ prefixId: 999_999 })).toEqual([404, 'Record not found']);
    await fixture.addClientAccount(id, 13);
    expect(await addInvalid({})).toEqual([409, 'The client already uses this account']);
    expect((await fixture.addClientAccount(id, 20)).status).toBe(403);
    expect((await fixture.addClientAccount(id, 20, {}, otherAdmin)).status).toBe(404);
  });

  it('ACCT-58 are selected from the customer\u2019s prefixes that the client does not have', async () => {
    const { id, connotePrefix } = await fixture.addPrefix();
    const options = async (clientId: number) =>
      (
        await admin.request<{ accountOptions: AccountOptionView[] }>(
          'GET',
          `client-carrier-account/options?clientId=${clientId}`,
        )
      ).body.accountOptions.filter(({ prefixId }) => prefixId === id);

    expect(await options(12)).toEqual([
      expect.objectContaining({
        prefixNumber: connotePrefix,
        carrierName: 'Southern Star',
        apiBasedConnote: false,
        remainingMasterRange: 1_000,
      }),
    ]);
    await fixture.addClientAccount(id, 12);
    expect(await options(12)).toEqual([]);
    expect(
      (await otherAdmin.request('GET', 'client-carrier-account/options?clientId=12')).status,
    ).toBe(403);
  });

  it('ACCT-56 ACCT-57 ACCT-72 are listed with their numbers, rate cards and rules until they are deleted', async () => {
    const list = (caller: TestClient) =>
      caller.request<{ accounts: ClientCarrierAccountView[] }>(
        'GET',
        'client-carrier-account?clientId=10',
      );
    const [account] = (await list(admin)).body.accounts.filter(({ id }) => id === 1);

    expect(account).toMatchObject({
      accountNumber: 'CFP1',
      carrierDisplayName: 'Southern Star',
      rateCards: true,
      derivedRulesFees: { fuelCharge: 10, id: null },
      rateCardDetails: [
        {
          id: expect.any(Number),
          clientCarrierAccountId: 1,
          serviceTypeId: expect.any(Number),
          serviceTypeName: 'EXP',
          createdAt: expect.any(String),
          noOfLanes: 1,
          rateTypes: ['KG'],
          displayName: 'Express',
        },
        { serviceTypeName: 'PRM' },
      ],
      clientId: 10,
      rulesFeesId: null,
      permanentBooking: false,
      remainingMasterRange: expect.any(Number),
    });
    expect(Object.keys(account?.connoteAccountVariables[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['prefixId', 'prefix', 'abbreviation', 'rangeLabel', 'latestUsedRangeIndex'],
        ...['rangeStart', 'rangeEnd', 'remainingMasterRange'],
      ]),
    );
    expect((await list(otherAdmin)).status).toBe(403);
    const remove = (caller: TestClient) => caller.request('DELETE', 'client-carrier-account/1');
    expect((await otherAdmin.request('PUT', 'client-carrier-account/1', {})).status).toBe(404);
    expect((await remove(otherAdmin)).status).toBe(404);
    expect((await remove(manager)).status).toBe(403);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
    expect((await list(admin)).body.accounts.map(({ id }) => id)).not.toContain(1);
  });
});

describe('a deleted client', () => {
  it('GAP-49 cannot get new records from any caller', async () => {
    const { database } = fixture.backend;
    // no projection runs here, so nothing has to catch up
    await database.query(
      `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19));
       update client set custom_email = true where id in (12, 13)`,
    );
    const { id: prefixId } = await fixture.addPrefix();
    const superAdmin = await TestClient.signIn(fixture.backend, { role: 'SUPER_ADMIN' });
    expect((await admin.request('DELETE', 'client/13')).status).toBe(204);
    const place = { suburb: { id: 1 }, addressClass: 'BUSINESS' };
    const size = { length: 1, width: 1, height: 1, weight: 1 };
    const items = [{ itemNumber: 1, itemType: { id: 1 }, quantity: 1, ...size }];
    const offer = { items, senderAddress: place, deliveryAddress: place };
    const draft = { trackingStatus: 'DRAFT', dispatchedAt: '2030-01-02', offer: { items } };
    const payer = { accountNumber: 'A1', description: 'x', whoPays: 'RECEIVER' };
    const requests: [string, string, object][] = [
      ['POST', 'consignment', { ...draft, consignmentType: 'DEFAULT' }],
      ['POST', 'consignment/offers', { consignmentType: 'QUOTE', offer }],
      ['POST', 'client-payer-account', { ...payer, carrier: { id: 1 } }],
      ['PUT', 'custom-email', {}],
    ];

    for (const [method, path, body] of requests) {
      const existing = await superAdmin.request(method, path, { ...body, clientId: 12 });
      const deleted = await superAdmin.request(method, path, { ...body, clientId: 13 });
      expect([path, existing.status, deleted.status]).toEqual([path, 200, 404]);
    }
    expect((await fixture.addClientAccount(prefixId, 13, {}, superAdmin)).status).toBe(404);
  });
});
