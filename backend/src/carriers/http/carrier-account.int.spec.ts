import type {
  CustomerCarrierAccountView,
  PrefixView,
} from '@contracts/views/carrier-account.view.js';

import type { TestClient } from '../../testing/test-client.js';
import {
  accountPath,
  CarrierAccountFixture,
  toPrefixBody,
} from '../testing/carrier-account.fixture.js';

let fixture: CarrierAccountFixture;
let admin: TestClient;
let otherAdmin: TestClient;
let manager: TestClient;

beforeAll(async () => {
  fixture = await CarrierAccountFixture.start('carrier_account');
  ({ admin, otherAdmin, manager } = fixture);
});
afterAll(() => fixture.backend.stop());

const accountsOf = async (caller: TestClient, query = '') =>
  (
    await caller.request<{ accounts: CustomerCarrierAccountView[] }>(
      'GET',
      `${accountPath}?${query}`,
    )
  ).body.accounts;

describe('carrier accounts', () => {
  it('ACCT-18 store their number in capitals', async () => {
    const account = await fixture.addAccount();

    expect(account).toMatchObject({
      accountNumber: expect.stringMatching(/^CFP-\d+X$/),
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
    [{ accountNumber: 'cfp1' }, 409, 'This carrier account already exists'],
    [{ customerCarrier: { id: 3 } }, 404, 'Record not found'],
  ])('ACCT-19 reject %j', async (change, status, message) => {
    const body = { customerCarrier: { id: 1 }, accountNumber: 'NEW', ...change };

    const response = await admin.request('POST', accountPath, body);
    expect(response).toMatchObject({ status, body: { message } });
  });

  it('ACCT-24 can be renumbered, by their own customer only', async () => {
    const account = await fixture.addAccount();

    const renumbered = await admin.request('PUT', accountPath, {
      ...account,
      accountNumber: 'other 1',
    });
    expect(renumbered).toMatchObject({ status: 200, body: { accountNumber: 'OTHER 1' } });
    expect((await otherAdmin.request('PUT', accountPath, account)).status).toBe(404);
    expect((await manager.request('PUT', accountPath, account)).status).toBe(403);
    expect((await otherAdmin.request('GET', `${accountPath}?customerId=1`)).status).toBe(403);
    expect(await accountsOf(otherAdmin)).toEqual([]);
    expect((await admin.request('GET', `${accountPath}?sort=password,ASC`)).status).toBe(400);
  });

  it('ACCT-16 ACCT-17 ACCT-28 list their carrier, clients and number ranges', async () => {
    const prefix = await fixture.addPrefix();
    const id = prefix.customerCarrierAccountId;
    await admin.request(
      'POST',
      `${accountPath}/prefix`,
      toPrefixBody(id, { masterRangeStart: 5_000, masterRangeEnd: 6_000 }),
    );
    await fixture.addClientAccount(prefix.id, 10);

    const account = (await accountsOf(admin)).find((one) => one.id === id);
    expect(account).toMatchObject({
      customerCarrier: {
        carrier: {
          displayName: 'Southern Star',
          isDataTransferRequired: expect.any(Boolean),
          hasSenderId: false,
          hasItemNumber: false,
          totalConnoteLength: null,
          prefixCharacterLength: 4,
          connoteDigitLength: 8,
        },
      },
      clients: [{ name: expect.any(String), isManifestingActive: true }],
      masterRangeStart: 1,
      masterRangeEnd: 6_000,
      masterRangeUsed: expect.any(Number),
      masterItemRangeStart: null,
      masterItemRangeEnd: null,
      masterItemRangeUsed: 0,
    });
    expect(account?.prefixes[1]).toEqual(prefix);
  });

  it('ACCT-25 are deleted with their prefixes, client accounts and rate cards', async () => {
    const account = await fixture.addAccount();
    const prefix = await admin.request<PrefixView>(
      'POST',
      `${accountPath}/prefix`,
      toPrefixBody(account.id),
    );
    const client = await fixture.addClientAccount(prefix.body.id, 10);

    const remove = (caller: TestClient, customerId: number) =>
      caller.request('DELETE', `${accountPath}?id=${account.id}&customerId=${customerId}`);
    expect(
      (await otherAdmin.request('DELETE', `${accountPath}?id=${account.id}&customerId=2`)).status,
    ).toBe(404);
    expect((await remove(otherAdmin, 1)).status).toBe(403);
    expect((await remove(manager, 1)).status).toBe(403);
    expect((await remove(admin, 1)).status).toBe(204);
    expect((await remove(admin, 1)).status).toBe(404);
    expect((await fixture.rangeEvents(prefix.body.id)).at(-1)?.type).toBe('RangeWithdrawn');
    const change = await admin.request('PUT', `client-carrier-account/${client.body.id}`, {});
    expect(change.status).toBe(404);
  });
});

describe('prefixes', () => {
  it('ACCT-29 register a range of numbers', async () => {
    const prefix = await fixture.addPrefix(1, { connoteAbbreviation: 'bm' });

    expect(prefix).toMatchObject({ connoteAbbreviation: 'BM', masterRangeUsed: 0 });
    expect(await fixture.rangeEvents(prefix.id)).toEqual([
      {
        type: 'RangeRegistered',
        data: expect.objectContaining({
          customerId: 1,
          format: { prefix: prefix.connotePrefix, digits: 8, checkDigit: 'NONE' },
          from: 1,
          to: 1_000,
        }),
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
  ])('ACCT-31 are rejected with the message of the form: %j', async (change, message) => {
    const response = await admin.request('POST', `${accountPath}/prefix`, toPrefixBody(1, change));

    expect(response).toMatchObject({ status: 400, body: { message } });
  });

  it('never share a number, not even with a deleted prefix', async () => {
    const { id } = await fixture.addAccount();
    const add = (change: object) =>
      admin.request<PrefixView>(
        'POST',
        `${accountPath}/prefix`,
        toPrefixBody(id, { connotePrefix: 'SHR', ...change }),
      );
    const first = await add({});
    const together = await Promise.all([
      add({ masterRangeStart: 5_000, masterRangeEnd: 6_000 }),
      add({ masterRangeStart: 5_500, masterRangeEnd: 7_000 }),
    ]);

    expect(together.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await add({ masterRangeStart: 1_000, masterRangeEnd: 2_000 })).toMatchObject({
      status: 409,
      body: { message: 'Another range of this prefix already includes some of these numbers' },
    });
    const gone = await admin.request(
      'DELETE',
      `${accountPath}/prefix?id=${first.body.id}&customerId=1`,
    );
    expect(gone.status).toBe(204);
    expect((await add({})).status).toBe(200); // no client had numbers of it
  });

  it('never print a piece of one like a connote of another with the same letters', async () => {
    await fixture.backend.database.query(`
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                           has_item_number)
        values (3, 'nine_digits', 'Nine Digit Freight', 3, 9, true);
      insert into customer_carrier (id, customer_id, carrier_id) values (4, 1, 3)`);
    const { id } = await fixture.addAccount(4);
    const add = (connotes: readonly number[], items: readonly number[]) => {
      const [masterRangeStart, masterRangeEnd] = connotes;
      const [masterItemRangeStart, masterItemRangeEnd] = items;
      const ranges = { masterRangeStart, masterRangeEnd, masterItemRangeStart, masterItemRangeEnd };
      const body = toPrefixBody(id, { connotePrefix: 'NIN', ...ranges });
      return admin.request('POST', `${accountPath}/prefix`, body);
    };
    expect((await add([1, 1_000], [5_000, 6_000])).status).toBe(200);

    expect((await add([5_500, 5_600], [9_000, 9_100])).status).toBe(409);
    expect((await add([7_000, 7_100], [900, 1_100])).status).toBe(409);
    expect((await add([7_000, 7_100], [8_000, 8_100])).status).toBe(200);
  });

  it('return the first result to the same Idempotency-Key', async () => {
    const { id } = await fixture.addAccount();
    const key = { 'Idempotency-Key': 'prefix once' };
    const body = toPrefixBody(id, { connotePrefix: 'IDEM' });

    const first = await admin.request('POST', `${accountPath}/prefix`, body, key);
    expect(await admin.request('POST', `${accountPath}/prefix`, body, key)).toEqual(first);
  });

  it('ACCT-46 cannot be deleted while a client ships with them', async () => {
    const { id } = await fixture.addPrefix();
    const client = await fixture.addClientAccount(id, 11);
    const remove = (caller: TestClient) =>
      caller.request('DELETE', `${accountPath}/prefix?id=${id}&customerId=1`);

    expect(await remove(admin)).toMatchObject({
      status: 409,
      body: { message: 'Prefix is in use by client carrier accounts' },
    });
    expect((await remove(otherAdmin)).status).toBe(403);
    expect((await remove(manager)).status).toBe(403);
    await admin.request('DELETE', `client-carrier-account/${client.body.id}`);
    expect((await remove(admin)).status).toBe(204);
    expect((await remove(admin)).status).toBe(404);
  });

  it('ACCT-40 need no numbers if the carrier issues them', async () => {
    const prefix = await fixture.addPrefix(2, { masterRangeStart: null, masterRangeEnd: null });

    expect(prefix).toMatchObject({ masterRangeStart: null, masterRangeEnd: null });
    const client = await fixture.addClientAccount(prefix.id, 10, { rangeLength: 50 });
    expect(client.body).toMatchObject({
      apiBasedConnoteCarrier: true,
      connoteAccountVariables: [{ rangeLabel: '1' }],
    });
  });
});
