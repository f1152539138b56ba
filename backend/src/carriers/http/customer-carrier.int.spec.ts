import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import { someTariffs } from '../../pricing/testing/some-tariffs.js';
import { TestClient } from '../../testing/test-client.js';
import { startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let admin: TestClient;
let otherAdmin: TestClient;
let manager: TestClient;
let superAdmin: TestClient;

beforeAll(async () => {
  backend = await startBackend('customer_carrier');
  await someTariffs(backend);
  await backend.database.query(`
    insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length,
                         data_transfer_options)
      values (2, 'orange_arrow', 'Orange Arrow', 3, 9, '{SFTP,API}'),
             (3, 'bass_link', 'Bass Link', 3, 9, '{SFTP}');
    select setval(pg_get_serial_sequence('carrier', 'id'), 10);
    select setval(pg_get_serial_sequence('carrier_service_type', 'id'), 10);
    select setval(pg_get_serial_sequence('customer_carrier', 'id'), 10)`);
  admin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 1 });
  otherAdmin = await TestClient.signIn(backend, { role: 'CUSTOMER_ADMIN', customerId: 2 });
  manager = await TestClient.signIn(backend, { role: 'CUSTOMER_USER', customerId: 1 });
  superAdmin = await TestClient.signIn(backend, { role: 'SUPER_ADMIN' });
});
afterAll(() => backend.stop());

const connection = {
  carrier: { id: 2 },
  transferType: 'SFTP',
  server: 'sftp.orange.example',
  username: 'coastline',
  password: 'first secret',
};

const listOf = async (caller: TestClient, customerId: number) =>
  (
    await caller.ask<{ customerCarriers: CustomerCarrierView[] }>(
      'GET',
      `customer-carrier?customerId=${customerId}&permission=READ_CUSTOMER_CARRIER`,
    )
  ).body.customerCarriers;

async function connected(): Promise<CustomerCarrierView> {
  const known = (await listOf(admin, 1)).find(({ carrier }) => carrier.id === 2);
  if (known) return known;
  const { status, body } = await admin.ask<CustomerCarrierView>(
    'POST',
    'customer-carrier?customerId=1',
    connection,
  );
  expect(status).toBe(200);
  return body;
}

const decrypt = (caller: TestClient, input: string | null, salt: string | null) =>
  caller.askText('POST', 'customer-carrier/decryptString', { input, salt });

describe('adding a customer carrier', () => {
  it('CARRIER-64 returns it as listed, with its default port and its secret sealed', async () => {
    const added = await connected();

    expect(added).toMatchObject({
      customerId: 1,
      carrier: { id: 2, displayName: 'Orange Arrow' },
      port: 22,
      formattedBookingType: 'N/A',
      rulesFeesId: null,
      derivedCarrierCutOff: { cutOffDay: 0, cutOffTime: '15:00', isCarrierLinked: false },
    });
    expect(JSON.stringify(added)).not.toContain('first secret');
    expect((await listOf(admin, 1)).map(({ carrier }) => carrier.displayName)).toEqual([
      'Orange Arrow',
      'Southern Star',
    ]);
  });

  it('is rejected a second time, and without one of the customer\u2019s carriers', async () => {
    await connected();
    const again = await admin.ask('POST', 'customer-carrier?customerId=1', connection);
    const unknown = { ...connection, carrier: { id: 999 } };

    expect(again).toMatchObject({
      status: 409,
      body: { message: 'The customer already works with this carrier' },
    });
    expect((await admin.ask('POST', 'customer-carrier?customerId=1', unknown)).status).toBe(404);
    expect(
      (await superAdmin.ask('POST', 'customer-carrier?customerId=99', connection)).status,
    ).toBe(404);
  });

  it.each([
    [{ carrier: null }, 'Must select a carrier'],
    [{ carrier: { id: 'x' } }, 'Must select a carrier'],
    [{ transferType: 'PIGEON' }, 'Must select a transfer type'],
    [{ transferType: null }, 'Must select a transfer type'],
    [{ server: null }, 'Must enter SFTP Server Address'],
    [{ server: ['x'] }, 'Must enter a valid server address'],
    [{ port: 70_000 }, 'Must enter a Server Port'],
    [{ transferType: 'API', password: null }, 'Must enter API Key/Password with API Username'],
    [{ difotServer: 'x' }, 'Must enter a DIFOT Server Username'],
    [{ password: 'a\u0000b' }, 'Must enter a valid password or key'],
  ])('CARRIER-33 is rejected with the message of the form: %j', async (change, message) => {
    const answer = await admin.ask('POST', 'customer-carrier?customerId=1', {
      ...connection,
      ...change,
    });

    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  it('needs an administrator of the customer', async () => {
    expect((await otherAdmin.ask('POST', 'customer-carrier?customerId=1', connection)).status).toBe(
      403,
    );
    expect((await manager.ask('POST', 'customer-carrier?customerId=1', connection)).status).toBe(
      403,
    );
    expect((await admin.ask('POST', 'customer-carrier', connection)).status).toBe(400);
    expect((await otherAdmin.ask('GET', 'customer-carrier?customerId=1')).status).toBe(403);
    expect(await listOf(otherAdmin, 2)).toEqual([]);
  });
});

describe('changing a customer carrier', () => {
  it('CARRIER-38 keeps a secret sent back as ciphertext, and seals a new one', async () => {
    const known = await connected();

    const unchanged = await admin.ask<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', {
      ...known,
      path: '/in',
    });
    expect(unchanged).toMatchObject({
      status: 200,
      body: { path: '/in', password: known.password },
    });

    const { body } = await admin.ask<CustomerCarrierView>('PUT', 'customer-carrier?customerId=1', {
      ...unchanged.body,
      password: 'second secret',
    });
    expect((await decrypt(admin, body.password, body.salt)).text).toBe('second secret');
    expect((await decrypt(admin, known.password, known.salt)).status).toBe(404);
  });

  it('does not find another customer\u2019s record', async () => {
    const { id } = await connected();

    expect(
      (await otherAdmin.ask('PUT', 'customer-carrier?customerId=2', { ...connection, id })).status,
    ).toBe(404);
    expect((await admin.ask('PUT', 'customer-carrier?customerId=1', connection)).status).toBe(404);
    expect((await manager.ask('PUT', 'customer-carrier?customerId=1', { id })).status).toBe(403);
  });
});

describe('showing a secret', () => {
  it('CARRIER-32 needs the permission to change the record, and is audited', async () => {
    const { id, password, salt } = await connected();

    const shown = await decrypt(admin, password, salt);
    expect(shown.status).toBe(200);
    expect(shown.text).toMatch(/secret$/);
    expect((await decrypt(otherAdmin, password, salt)).status).toBe(404);
    expect((await decrypt(manager, password, salt)).status).toBe(404);
    expect((await decrypt(admin, 'k1.never', 'sealed')).status).toBe(404);
    expect((await decrypt(admin, null, salt)).status).toBe(400);
    const audit = await backend.database.query<object[]>(
      `select actor ->> 'kind' as kind, after from audit_entry
        where record_type = 'customer_carrier' and record_id = $1 and after ? 'shown'`,
      [String(id)],
    );
    expect(audit).toContainEqual({ kind: 'USER', after: { shown: 'password' } });
  });

  it('is never stored under an Idempotency-Key', async () => {
    const { password, salt } = await connected();

    await admin.askText(
      'POST',
      'customer-carrier/decryptString',
      { input: password, salt },
      { 'Idempotency-Key': 'reveal' },
    );
    expect(
      await backend.database.query(`select from idempotency_key where key = 'reveal'`),
    ).toEqual([]);
  });
});

describe('cut-offs', () => {
  it('CARRIER-59 default to the carrier\u2019s and can be set per customer', async () => {
    const { id } = await connected();
    const path = `customer-carrier/cut-off?customerCarrierId=${id}`;

    const made = await admin.ask('POST', path, { id, cutOffDay: 1, cutOffTime: '11:30' });
    expect(made).toEqual({
      status: 200,
      body: {
        id,
        version: expect.any(Number),
        cutOffDay: 1,
        cutOffTime: '11:30',
        isCarrierLinked: true,
      },
    });
    expect((await admin.ask('PUT', path, { cutOffDay: 0, cutOffTime: '12:15' })).status).toBe(200);
    expect((await listOf(admin, 1))[0]?.derivedCarrierCutOff).toMatchObject({
      cutOffTime: '12:15',
    });
  });

  it('CARRIER-54 need a day and a time', async () => {
    const { id } = await connected();
    const path = `customer-carrier/cut-off?customerCarrierId=${id}`;

    expect(await admin.ask('POST', path, { cutOffDay: -1, cutOffTime: '11:30' })).toMatchObject({
      status: 400,
      body: { message: 'Cut off day must be selected' },
    });
    expect((await admin.ask('POST', path, { cutOffDay: 0, cutOffTime: '25:00' })).status).toBe(400);
    expect((await manager.ask('POST', path, { cutOffDay: 0, cutOffTime: '11:30' })).status).toBe(
      403,
    );
    expect((await otherAdmin.ask('PUT', path, { cutOffDay: 0, cutOffTime: '11:30' })).status).toBe(
      404,
    );
  });
});

describe('deleting a customer carrier', () => {
  it('CARRIER-18 withdraws its accounts, prefixes and rate cards, and lets it be added again', async () => {
    const { id } = await connected();

    expect((await otherAdmin.ask('DELETE', `customer-carrier/${id}`)).status).toBe(404);
    expect((await manager.ask('DELETE', `customer-carrier/${id}`)).status).toBe(403);
    expect((await admin.ask('DELETE', `customer-carrier/${id}`)).status).toBe(204);
    expect((await admin.ask('DELETE', `customer-carrier/${id}`)).status).toBe(404);
    expect((await connected()).id).not.toBe(id);
    expect((await admin.ask('DELETE', 'customer-carrier/99999999999')).status).toBe(404);
  });
});

describe('server address', () => {
  const PRIVATE = 'This address is inside a private network, which is not allowed.';

  it.each([
    ['server', '10.0.0.5'],
    ['server', '2130706433'],
    ['server', 'sftp://[::ffff:192.168.1.1]'],
    ['bookingServer', 'http://169.254.169.254/latest'],
    ['bookingServer', 'http://0x7f.1/'],
    ['difotServer', 'ftp://localhost'],
  ])('as %s is refused when it is private (%s)', async (field, server) => {
    const { id } = await connected();
    const feed = { difotUsername: 'coastline', difotPassword: 'secret' };
    const body = { ...connection, id, ...(field === 'difotServer' && feed), [field]: server };

    const answer = await admin.ask('PUT', 'customer-carrier?customerId=1', body);

    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'outgoing.private_address',
        message: PRIVATE,
        details: [{ path: field, message: PRIVATE }],
      },
    });
  });

  it('with a password in it is refused', async () => {
    const { id } = await connected();
    const body = { ...connection, id, server: 'sftp://coastline:secret@sftp.orange.example' };

    const answer = await admin.ask('PUT', 'customer-carrier?customerId=1', body);

    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'outgoing.credentials_in_address' },
    });
  });
});
