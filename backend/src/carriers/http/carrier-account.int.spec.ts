import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import type { Caller } from '../../testing/caller.js';
import { accountPath, AccountWorld, prefixOf } from '../testing/account-world.js';

let world: AccountWorld;
let admin: Caller;
let stranger: Caller;
let manager: Caller;

beforeAll(async () => {
  world = await AccountWorld.start('carrier_account');
  ({ admin, stranger, manager } = world);
});
afterAll(() => world.backend.stop());

const accountsOf = async (caller: Caller, query = '') =>
  (await caller.ask<{ accounts: CustomerCarrierAccountView[] }>('GET', `${accountPath}?${query}`))
    .body.accounts;

describe('carrier accounts', () => {
  it('ACCT-18 keep their number in capitals', async () => {
    const account = await world.openedAccount();

    expect(account).toMatchObject({
      accountNumber: expect.stringMatching(/^CFP-\d+X$/) as string,
      customerCarrier: { id: 1, carrier: { displayName: 'Southern Star', connoteDigitLength: 8 } },
      apiBasedConnoteCarrier: false,
      rulesFeesId: null,
      derivedRulesFees: { fuelCharge: 10, id: null },
    });
    const [newest] = await accountsOf(admin, 'customerId=1&sort=created_at,DESC');
    expect(newest).toEqual(account);
  });

  it.each([
    [{ customerCarrier: null }, 400, 'Must select a carrier'],
    [{ accountNumber: ' ' }, 400, 'Must enter an Account Number'],
    [{ accountNumber: 7 }, 400, 'Must enter an Account Number'],
    [{ accountNumber: 'cfp1' }, 409, 'The carrier account exists already'],
    [{ customerCarrier: { id: 3 } }, 404, 'Record not found'],
  ])('ACCT-19 refuse %j', async (change, status, message) => {
    const body = { customerCarrier: { id: 1 }, accountNumber: 'NEW', ...change };

    expect(await admin.ask('POST', accountPath, body)).toMatchObject({ status, body: { message } });
  });

  it('ACCT-24 can be renumbered, by their own customer only', async () => {
    const account = await world.openedAccount();

    const renumbered = await admin.ask('PUT', accountPath, {
      ...account,
      accountNumber: 'other 1',
    });
    expect(renumbered).toMatchObject({ status: 200, body: { accountNumber: 'OTHER 1' } });
    expect((await stranger.ask('PUT', accountPath, account)).status).toBe(404);
    expect((await manager.ask('PUT', accountPath, account)).status).toBe(403);
    expect((await stranger.ask('GET', `${accountPath}?customerId=1`)).status).toBe(403);
    expect(await accountsOf(stranger)).toEqual([]);
    expect((await admin.ask('GET', `${accountPath}?sort=password,ASC`)).status).toBe(400);
  });

  it('ACCT-16 ACCT-17 ACCT-28 say of which carrier they are, who sends with them, and which numbers they have', async () => {
    const prefix = await world.addedPrefix();
    const id = prefix.customerCarrierAccountId;
    await admin.ask(
      'POST',
      `${accountPath}/prefix`,
      prefixOf(id, { masterRangeStart: 5_000, masterRangeEnd: 6_000 }),
    );
    await world.sendWith(prefix.id, 10);

    const account = (await accountsOf(admin)).find((one) => one.id === id);
    expect(account).toMatchObject({
      customerCarrier: {
        carrier: {
          displayName: 'Southern Star',
          isDataTransferRequired: expect.any(Boolean) as boolean,
          hasSenderId: false,
          hasItemNumber: false,
          totalConnoteLength: null,
          prefixCharacterLength: 4,
          connoteDigitLength: 8,
        },
      },
      clients: [{ name: expect.any(String) as string, isManifestingActive: true }],
      masterRangeStart: 1,
      masterRangeEnd: 6_000,
      masterRangeUsed: expect.any(Number) as number,
      masterItemRangeStart: null,
      masterItemRangeEnd: null,
      masterItemRangeUsed: 0,
    });
    expect(account?.prefixes[1]).toEqual(prefix);
  });

  it('ACCT-25 go with their prefixes, client accounts and rate cards', async () => {
    const account = await world.openedAccount();
    const prefix = await admin.ask<PrefixView>(
      'POST',
      `${accountPath}/prefix`,
      prefixOf(account.id),
    );
    const client = await world.sendWith(prefix.body.id, 10);

    const remove = (caller: Caller, customerId: number) =>
      caller.ask('DELETE', `${accountPath}?id=${account.id}&customerId=${customerId}`);
    expect(
      (await stranger.ask('DELETE', `${accountPath}?id=${account.id}&customerId=2`)).status,
    ).toBe(404);
    expect((await remove(stranger, 1)).status).toBe(403);
    expect((await remove(manager, 1)).status).toBe(403);
    expect((await remove(admin, 1)).status).toBe(204);
    expect((await remove(admin, 1)).status).toBe(404);
    expect((await world.rangeEvents(prefix.body.id)).at(-1)?.type).toBe('RangeWithdrawn');
    expect((await admin.ask('PUT', `client-carrier-account/${client.body.id}`, {})).status).toBe(
      404,
    );
  });
});

describe('prefixes', () => {
  it('ACCT-29 begin a range of numbers', async () => {
    const prefix = await world.addedPrefix(1, { connoteAbbreviation: 'bm' });

    expect(prefix).toMatchObject({ connoteAbbreviation: 'BM', masterRangeUsed: 0 });
    expect(await world.rangeEvents(prefix.id)).toEqual([
      {
        type: 'RangeRegistered',
        data: expect.objectContaining({
          customerId: 1,
          format: { prefix: prefix.connotePrefix, digits: 8, checkDigit: 'NONE' },
          from: 1,
          to: 1_000,
        }) as object,
      },
    ]);
    expect((await accountsOf(admin)).flatMap(({ prefixes }) => prefixes)).toContainEqual(prefix);
  });

  it.each([
    [{ connotePrefix: 'LLLLL' }, 'Southern Star Cannot be more than 4 characters in length'],
    [{ connotePrefix: ['X'] }, 'Must enter a prefix'],
    [{ masterRangeStart: null }, 'Master range start cannot be empty'],
    [{ masterRangeStart: 1e-300 }, 'masterRangeStart must be an integer number'],
    [{ masterRangeStart: 1e20 }, 'Master range start cannot be more than 8 digits'],
    [{ connoteAbbreviation: 'sixsix' }, 'Abbreviation can be no longer than 5 characters'],
  ])('ACCT-31 are refused with the words of the form: %j', async (change, message) => {
    const answer = await admin.ask('POST', `${accountPath}/prefix`, prefixOf(1, change));

    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('never share a number, not even with one that is gone', async () => {
    const { id } = await world.openedAccount();
    const add = (change: object) =>
      admin.ask<PrefixView>(
        'POST',
        `${accountPath}/prefix`,
        prefixOf(id, { connotePrefix: 'SHR', ...change }),
      );
    const first = await add({});
    const together = await Promise.all([
      add({ masterRangeStart: 5_000, masterRangeEnd: 6_000 }),
      add({ masterRangeStart: 5_500, masterRangeEnd: 7_000 }),
    ]);

    expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await add({ masterRangeStart: 1_000, masterRangeEnd: 2_000 })).toMatchObject({
      status: 409,
      body: { message: 'Another range of this prefix holds some of these numbers' },
    });
    const gone = await admin.ask(
      'DELETE',
      `${accountPath}/prefix?id=${first.body.id}&customerId=1`,
    );
    expect(gone.status).toBe(204);
    expect((await add({})).status).toBe(200); // nobody had a number of it
  });

  it('answer the first result to the same Idempotency-Key', async () => {
    const { id } = await world.openedAccount();
    const key = { 'Idempotency-Key': 'prefix once' };
    const body = prefixOf(id, { connotePrefix: 'IDEM' });

    const first = await admin.ask('POST', `${accountPath}/prefix`, body, key);
    expect(await admin.ask('POST', `${accountPath}/prefix`, body, key)).toEqual(first);
  });

  it('ACCT-46 stay while a client sends with them', async () => {
    const { id } = await world.addedPrefix();
    const client = await world.sendWith(id, 11);
    const remove = (caller: Caller) =>
      caller.ask('DELETE', `${accountPath}/prefix?id=${id}&customerId=1`);

    expect(await remove(admin)).toMatchObject({
      status: 409,
      body: { message: 'Prefix is in use by client carrier accounts' },
    });
    expect((await remove(stranger)).status).toBe(403);
    expect((await remove(manager)).status).toBe(403);
    await admin.ask('DELETE', `client-carrier-account/${client.body.id}`);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
  });

  it('ACCT-40 need no numbers where the carrier gives them', async () => {
    const prefix = await world.addedPrefix(2, { masterRangeStart: null, masterRangeEnd: null });

    expect(prefix).toMatchObject({ masterRangeStart: null, masterRangeEnd: null });
    const client = await world.sendWith(prefix.id, 10, { rangeLength: 50 });
    expect(client.body).toMatchObject({
      apiBasedConnoteCarrier: true,
      connoteAccountVariables: [{ rangeLabel: '1 - 1' }],
    });
  });
});
