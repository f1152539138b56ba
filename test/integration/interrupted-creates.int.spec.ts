import type { PrefixView } from '@contracts/views/carrier-account.view.js';
import type { NewApiKeyView } from '@contracts/views/user.view.js';

import {
  accountPath,
  CarrierAccountFixture,
  toPrefixBody,
} from '../../backend/src/carriers/testing/carrier-account.fixture.js';
import { TestClient } from '../../backend/src/testing/test-client.js';

/** The backend crashes between committing a record and storing its response; then the caller repeats the request. */
let fixture: CarrierAccountFixture;
let superAdmin: TestClient;
let prefix: PrefixView;

beforeAll(async () => {
  fixture = await CarrierAccountFixture.start('interrupted_creates');
  await fixture.backend.database.query(`
    select setval(pg_get_serial_sequence(name, 'id'), 100)
      from unnest('{client,customer}'::text[]) name`);
  superAdmin = await TestClient.signIn(fixture.backend, { role: 'SUPER_ADMIN' });
  prefix = await fixture.addPrefix();
});
afterAll(() => fixture.backend.stop());

const place = { company: 'Acacia', addressLine1: '1 High St', suburb: { id: 1 } };
const account = () => ({ customerCarrier: { id: 1 }, accountNumber: 'KEPT1' });
const newcomer = { name: 'Nell Newcomer', email: 'nell@x.example', password: 'Linehaul1' };

/** Sends the same key and body twice. */
async function twice<Body>(path: string, body: object) {
  const send = () =>
    superAdmin.request<Body>('POST', path, body, { 'Idempotency-Key': `key of ${path}` });
  const first = await send();
  await deleteStoredResponse(`key of ${path}`);
  return { first, again: await send() };
}

const deleteStoredResponse = (key: string) =>
  fixture.backend.database.query(
    'update idempotency_key set result = null, instance = 999999 where key = $1',
    [key],
  );

const countOf = async (table: string, where: string): Promise<number> => {
  const [row] = await fixture.backend.database.query<{ count: number }[]>(
    `select count(*)::integer as count from ${table} where ${where}`,
  );
  return row?.count ?? 0;
};

describe('create interrupted after its commit', () => {
  it.each<[string, string, () => object, string]>([
    ['user', 'user', () => newcomer, `user_account where email = 'nell@x.example'`],
    [
      'client',
      'client?customerId=1',
      () => ({ name: 'Acacia Kept', defaultSenderAddress: place }),
      `client where name = 'Acacia Kept'`,
    ],
    [
      'customer',
      'customer',
      () => ({ name: 'Kept Freight', bookingsEmail: 'b@z.example', contactEmail: 'c@z.example' }),
      `customer where name = 'Kept Freight'`,
    ],
    [
      'carrier account',
      accountPath,
      account,
      `customer_carrier_account where account_number = 'KEPT1'`,
    ],
    [
      'address',
      'address',
      () => ({ ...place, company: 'Kept Place', clientId: 10 }),
      `address where company = 'Kept Place'`,
    ],
  ])('returns the same %s again, and stores one', async (_case, path, body, rows) => {
    const { first, again } = await twice(path, body());
    const [table = '', where = ''] = rows.split(' where ');

    expect(first).toMatchObject({ status: 200 });
    expect(again).toEqual(first);
    expect(await countOf(table, where)).toBe(1);
  });

  it("returns the connote prefix, and the client's account that uses its numbers", async () => {
    const prefixAgain = await twice<PrefixView>(
      `${accountPath}/prefix`,
      toPrefixBody(prefix.customerCarrierAccountId, { connotePrefix: 'KEPT' }),
    );
    expect(prefixAgain.again).toEqual(prefixAgain.first);

    const path = 'client-carrier-account?clientId=10';
    const { first, again } = await twice<{ id: number }>(path, {
      prefixId: prefix.id,
      rangeLength: 10,
      permanentBooking: true,
    });
    expect(again).toMatchObject({
      status: 200,
      body: { id: first.body.id, permanentBooking: true },
    });
  });

  it('sends a new user one email, that of the first attempt', async () => {
    expect(await countOf('mail_outbox', `recipient = 'nell@x.example'`)).toBe(1);
  });

  it('gives an API key a working password, since the first was never shown', async () => {
    const path = 'user/b2b-key?clientId=10&reference=Warehouse';
    const { first, again } = await twice<NewApiKeyView>(path, {});
    const { email, password } = again.body;

    expect(again.body).toMatchObject({ id: first.body.id, email: first.body.email });
    const { status } = await superAdmin.requestText('POST', 'auth/login', { email, password });
    expect(status).toBe(200);
  });

  it('does not restore what was deleted in the meantime', async () => {
    const body = { ...place, company: 'Short Lived', clientId: 10 };
    const send = () =>
      superAdmin.request<{ id: number }>('POST', 'address', body, { 'Idempotency-Key': 'removed' });
    const first = await send();
    await superAdmin.requestText('DELETE', `address?ids=${first.body.id}`);
    await deleteStoredResponse('removed');

    expect((await send()).status).toBe(404);
  });

  it('still rejects what another request has taken', async () => {
    const response = await superAdmin.request('POST', 'user', newcomer, {
      'Idempotency-Key': 'another',
    });

    expect(response.status).toBe(409);
  });
});
