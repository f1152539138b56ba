import {
  backend,
  admin,
  otherAdmin,
  manager,
  connection,
  connected,
  decrypt,
  setUpCustomerCarriers,
} from './customer-carrier.fixture.js';

setUpCustomerCarriers('customer_carrier_server');

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

    await admin.requestText(
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

describe('server address', () => {
  const PRIVATE = 'This address is on a private network, which is not allowed.';

  it.each([
    ['server', '10.0.0.5'],
    ['server', '2130706433'],
    ['server', 'sftp://[::ffff:192.168.1.1]'],
    ['bookingServer', 'http://169.254.169.254/latest'],
    ['bookingServer', 'http://0x7f.1/'],
    ['difotServer', 'ftp://localhost'],
  ])('as %s is rejected when it is private (%s)', async (field, server) => {
    const { id } = await connected();
    const feed = { difotUsername: 'coastline', difotPassword: 'secret' };
    const body = { ...connection, id, ...(field === 'difotServer' && feed), [field]: server };

    const response = await admin.request('PUT', 'customer-carrier?customerId=1', body);

    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'outgoing.private_address',
        message: PRIVATE,
        details: [{ path: field, message: PRIVATE }],
      },
    });
  });

  it('with a password in it is rejected', async () => {
    const { id } = await connected();
    const body = { ...connection, id, server: 'sftp://coastline:secret@sftp.orange.example' };

    const response = await admin.request('PUT', 'customer-carrier?customerId=1', body);

    expect(response).toMatchObject({
      status: 400,
      body: { code: 'outgoing.credentials_in_address' },
    });
  });
});
