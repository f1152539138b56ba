import type {
  AccountOptionView,
  ClientCarrierAccountView,
} from '@contracts/views/carrier-account.view.js';

import { Caller } from '../../testing/caller.js';
import { AccountWorld, variableOf } from '../testing/account-world.js';

let world: AccountWorld;
let admin: Caller;
let stranger: Caller;
let manager: Caller;

beforeAll(async () => {
  world = await AccountWorld.start('client_account');
  ({ admin, stranger, manager } = world);
});
afterAll(() => world.backend.stop());

describe('accounts of clients', () => {
  it('ACCT-71 are allotted blocks one behind the other, and more on request', async () => {
    const { id } = await world.addedPrefix();

    const [one, other] = [await world.sendWith(id, 10), await world.sendWith(id, 11)];
    expect(variableOf(one)).toMatchObject({
      rangeLabel: '1 - 100',
      latestUsedRangeIndex: 0,
      usedPercentage: 0,
      remainingMasterRange: 900,
    });
    expect(variableOf(other)).toMatchObject({ rangeStart: 101, rangeEnd: 200 });

    expect(variableOf(one)?.daysLeft).toBeNull();
    await world.backend.database.query(`
      insert into dashboard_day values
        ('x', 'client/10', 1, 'VIC', (now() at time zone 'UTC')::date, 5, 0, 0, 0, 0, 0, 0, 0, 0)`);
    const more = await manager.ask<ClientCarrierAccountView>(
      'PUT',
      `client-carrier-account/${one.body.id}`,
      { ...one.body, rangeLength: 50, permanentBooking: true },
    );
    expect(more).toMatchObject({ status: 200, body: { permanentBooking: true } });
    expect(variableOf(more)).toMatchObject({
      rangeEnd: 250,
      remainingMasterRange: 750,
      daysLeft: expect.any(Number) as number,
    });
    expect(
      (await world.rangeEvents(id)).filter(({ type }) => type === 'RangeAllotted'),
    ).toHaveLength(3);
    const audit = await world.backend.database.query<object[]>(
      `select after from audit_entry where record_type = 'client_carrier_account'
          and record_id = $1 order by id desc limit 1`,
      [String(one.body.id)],
    );
    expect(audit).toEqual([{ after: { allotted: 50 } }]);
  });

  it('X-20 change without more connotes', async () => {
    const { id } = await world.addedPrefix();
    const { body } = await world.sendWith(id, 10);

    const changed = await admin.ask('PUT', `client-carrier-account/${body.id}`, {
      rangeLength: '',
      permanentBooking: true,
    });
    expect(changed).toMatchObject({ status: 200, body: { permanentBooking: true } });
    expect((await world.rangeEvents(id)).at(-1)).toMatchObject({ data: { to: 100 } });
  });

  it('never get the same numbers, however many ask at once', async () => {
    const { id } = await world.addedPrefix();
    const clients = [10, 11, 12, 13];

    const opened = await Promise.all(clients.map((clientId) => world.sendWith(id, clientId)));
    const starts = opened.map((answer) => variableOf(answer)?.rangeStart);
    expect(starts.sort((one = 0, other = 0) => one - other)).toEqual([1, 101, 201, 301]);
  });

  it('ACCT-62 to ACCT-64 refuse what cannot be', async () => {
    const { id } = await world.addedPrefix();
    const refused = async (change: object) => {
      const { status, body } = await world.sendWith(id, 13, change);
      return [status, (body as unknown as { message: string }).message];
    };

    expect(await refused({ prefixId: null })).toEqual([400, 'Must select an account.']);
    for (const rangeLength of [0, null, -1, 1.5, [7], 1e12])
      expect(await refused({ rangeLength })).toEqual([
        400,
        'Must select a validate number of connotes',
      ]);
    expect(await refused({ rangeLength: 1_001 })).toEqual([
      409,
      'Only 1000 connote numbers are left in the master range',
    ]);
    expect(await refused({ prefixId: 999_999 })).toEqual([404, 'Record not found']);
    await world.sendWith(id, 13);
    expect(await refused({})).toEqual([409, 'The client uses this account already']);
    expect((await world.sendWith(id, 20)).status).toBe(403);
    expect((await world.sendWith(id, 20, {}, stranger)).status).toBe(404);
  });

  it('ACCT-58 are chosen from the customer\u2019s prefixes the client does not have', async () => {
    const { id, connotePrefix } = await world.addedPrefix();
    const options = async (clientId: number) =>
      (
        await admin.ask<{ accountOptions: AccountOptionView[] }>(
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
    await world.sendWith(id, 12);
    expect(await options(12)).toEqual([]);
    expect((await stranger.ask('GET', 'client-carrier-account/options?clientId=12')).status).toBe(
      403,
    );
  });

  it('ACCT-56 ACCT-57 ACCT-72 are listed with their numbers, rate cards and rules, and go when they are deleted', async () => {
    const list = (caller: Caller) =>
      caller.ask<{ accounts: ClientCarrierAccountView[] }>(
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
          clientCarrierAccountId: 1,
          serviceTypeId: expect.any(Number) as number,
          serviceTypeName: 'EXP',
          createdAt: expect.any(String) as string,
          noOfLanes: 1,
          rateTypes: ['KG'],
          displayName: 'Express',
        },
        { serviceTypeName: 'PRM' },
      ],
      clientId: 10,
      rulesFeesId: null,
      permanentBooking: false,
      remainingMasterRange: expect.any(Number) as number,
    });
    expect(Object.keys(account?.connoteAccountVariables[0] ?? {})).toEqual(
      expect.arrayContaining([
        ...['prefixId', 'prefix', 'abbreviation', 'rangeLabel', 'latestUsedRangeIndex'],
        ...['rangeStart', 'rangeEnd', 'remainingMasterRange'],
      ]),
    );
    expect((await list(stranger)).status).toBe(403);
    const remove = (caller: Caller) => caller.ask('DELETE', 'client-carrier-account/1');
    expect((await stranger.ask('PUT', 'client-carrier-account/1', {})).status).toBe(404);
    expect((await remove(stranger)).status).toBe(404);
    expect((await remove(manager)).status).toBe(403);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
    expect((await list(admin)).body.accounts.map(({ id }) => id)).not.toContain(1);
  });
});

describe('a client that was deleted', () => {
  it('GAP-49 has nothing made for it any more, by whoever', async () => {
    const { database } = world.backend;
    // no projection runs here: nobody has to wait for one
    await database.query(
      `insert into projection_checkpoint (name, position) values ('consignment-list', repeat('9', 19));
       update client set custom_email = true where id in (12, 13)`,
    );
    const { id: prefixId } = await world.addedPrefix();
    const superAdmin = await Caller.signIn(world.backend, { role: 'SUPER_ADMIN' });
    expect((await admin.ask('DELETE', 'client/13')).status).toBe(204);
    const place = { suburb: { id: 1 }, addressClass: 'BUSINESS' };
    const size = { length: 1, width: 1, height: 1, weight: 1 };
    const items = [{ itemNumber: 1, itemType: { id: 1 }, quantity: 1, ...size }];
    const offer = { items, senderAddress: place, deliveryAddress: place };
    const draft = { trackingStatus: 'DRAFT', dispatchedAt: '2030-01-02', offer: { items } };
    const payer = { accountNumber: 'A1', description: 'x', whoPays: 'RECEIVER' };
    const wanted: [string, string, object][] = [
      ['POST', 'consignment', { ...draft, consignmentType: 'DEFAULT' }],
      ['POST', 'consignment/offers', { consignmentType: 'QUOTE', offer }],
      ['POST', 'client-payer-account', { ...payer, carrier: { id: 1 } }],
      ['PUT', 'custom-email', {}],
    ];

    for (const [method, path, body] of wanted) {
      const living = await superAdmin.ask(method, path, { ...body, clientId: 12 });
      const deleted = await superAdmin.ask(method, path, { ...body, clientId: 13 });
      expect([path, living.status, deleted.status]).toEqual([path, 200, 404]);
    }
    expect((await world.sendWith(prefixId, 13, {}, superAdmin)).status).toBe(404);
  });
});
