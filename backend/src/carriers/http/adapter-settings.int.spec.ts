import type { CustomerCarrierView } from '@contracts/views/carrier.view.js';

import {
  admin,
  backend,
  listOf,
  manager,
  otherAdmin,
  setUpCustomerCarriers,
} from './customer-carrier.fixture.js';

setUpCustomerCarriers('adapter_settings');

const open = {
  accountType: 'STARTRACK',
  accountNumber: '12345',
  environment: 'TESTBED',
  labelLayout: 'A6-1pp',
};
const entered = { ...open, apiKey: 'key-7f', password: 'password-9c' };

beforeAll(async () => {
  await backend.database.query(
    `insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length, adapter,
                          is_api_based_connote, booking_integration_type, data_transfer_options)
       values (4, 'startrack', 'StarTrack', 5, 8, 'australia-post', true, 'BOOKING_API', '{API}')`,
  );
});

beforeEach(() => backend.database.query('delete from customer_carrier where carrier_id = 4'));

const save = (adapterSettings: object, by = admin, more: object = {}) =>
  by.request<CustomerCarrierView>('id' in more ? 'PUT' : 'POST', 'customer-carrier?customerId=1', {
    carrier: { id: 4 },
    adapterSettings,
    ...more,
  });

const storedRow = async () => {
  const [row] = await backend.database.query<
    { adapter_settings: unknown; adapter_secrets: string; transfer_type: string; server: unknown }[]
  >('select * from customer_carrier where carrier_id = 4');
  return row;
};

describe('settings of a carrier with its own adapter', () => {
  it('are described by the adapter, with secrets marked', async () => {
    const { body } = await admin.request<{ carriers: CustomerCarrierView['carrier'][] }>(
      'GET',
      'carrier/customer-carrier-no-relationship?customerId=1',
    );

    const adapterOf = (id: number) => body.carriers.find((carrier) => carrier.id === id)?.adapter;
    expect(adapterOf(2)).toBeNull();
    expect(adapterOf(4)?.fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'accountType CHOICE',
      'accountNumber TEXT',
      'apiKey SECRET',
      'password SECRET',
      'environment CHOICE',
      'labelLayout CHOICE',
    ]);
  });

  it('are stored with their secrets sealed, and returned without them', async () => {
    const { status, body } = await save(entered);

    const row = await storedRow();
    expect(status).toBe(200);
    expect(row?.adapter_settings).toEqual({ adapter: 'australia-post', values: open });
    expect(row?.transfer_type).toBe('API');
    const responses = JSON.stringify([body, await listOf(admin, 1)]);
    for (const secret of [entered.apiKey, entered.password, String(row?.adapter_secrets)])
      expect(responses).not.toContain(secret);
    expect(body.adapterSettings).toEqual({ ...open, apiKey: '', password: '' });
  });

  it('keep stored secrets that are left blank, and accept what was read when it is sent back', async () => {
    const { body } = await save(entered);
    const before = await storedRow();

    const again = await save(body.adapterSettings ?? {}, admin, {
      id: body.id,
      version: body.version,
    });

    expect(again.status).toBe(200);
    expect(await storedRow()).toMatchObject({ adapter_secrets: before?.adapter_secrets });
  });

  it('name each field that is missing or wrong, and store nothing', async () => {
    const { status, body } = await save({ ...entered, accountNumber: '123456789', apiKey: '' });

    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('adapterSettings.apiKey');
    expect(await storedRow()).toBeUndefined();
  });

  it.each([
    ['not strings', { accountNumber: 4711 }],
    ['not an object of fields', ['a']],
    [
      'too many',
      Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${'b'.repeat(n)}`, 'x'])),
    ],
    ['with control characters', { apiKey: 'a\u0000b' }],
  ])('are rejected when they are %s', async (_, settings) => {
    expect((await save(settings)).status).toBe(400);
  });

  it('can be changed only by administrators of the customer', async () => {
    const { body } = await save(entered);
    const change = { id: body.id, version: body.version };

    expect((await save(entered, manager, change)).status).toBe(403);
    expect((await save(entered, otherAdmin, change)).status).toBe(403);
    const foreign = await otherAdmin.request('PUT', 'customer-carrier?customerId=2', {
      carrier: { id: 4 },
      adapterSettings: entered,
      ...change,
    });
    expect(foreign.status).toBe(404);
  });

  it('H70 are dropped when servers are set instead: a carrier without an adapter has none', async () => {
    const { body } = await save(entered, admin, {});
    await backend.database.query(`update carrier set adapter = 'generic' where id = 4`);

    const changed = await admin.request<CustomerCarrierView>(
      'PUT',
      'customer-carrier?customerId=1',
      {
        id: body.id,
        version: body.version,
        carrier: { id: 4 },
        transferType: 'API',
        server: 'https://carrier.example',
        username: 'coastline',
        password: 'first secret',
        bookingServer: 'https://carrier.example/bookings',
        adapterSettings: entered,
      },
    );
    await backend.database.query(`update carrier set adapter = 'australia-post' where id = 4`);

    expect(changed.status).toBe(200);
    expect(await storedRow()).toMatchObject({ adapter_settings: null, adapter_secrets: null });
  });

  it('appear in the history of changes without their secrets', async () => {
    await save(entered);

    const rows = await backend.database.query<{ entry: unknown }[]>(
      `select to_jsonb(e) as entry from audit_entry e where record_type = 'customer_carrier'`,
    );
    const written = JSON.stringify(rows);
    expect(written).toContain('12345');
    for (const secret of [
      entered.apiKey,
      entered.password,
      String((await storedRow())?.adapter_secrets),
    ])
      expect(written).not.toContain(secret);
  });
});

describe('the source of the prices of a carrier with an adapter of its own', () => {
  it('is its rate cards until an administrator selects another, and stays when it is not sent', async () => {
    const { body: added } = await save(entered);
    expect(added).toMatchObject({ priceFrom: 'RATE_CARD', liveRateMs: 1500 });
    const of = ({ id, version }: CustomerCarrierView) => ({ id, version });

    const { status, body } = await save(entered, admin, {
      ...of(added),
      priceFrom: 'BOTH',
      liveRateMs: 900,
    });
    const { body: again } = await save(entered, admin, of(body));

    expect(status).toBe(200);
    for (const view of [body, again])
      expect(view).toMatchObject({ priceFrom: 'BOTH', liveRateMs: 900 });
    const [entry] = await backend.database.query<{ after: unknown }[]>(
      `select to_jsonb(e)::text as after from audit_entry e where record_type = 'customer_carrier'
        and to_jsonb(e)::text like '%BOTH%' limit 1`,
    );
    expect(entry).toBeDefined();
  });

  it.each([
    [{ priceFrom: 'CHEAPEST' }],
    [{ liveRateMs: 99 }],
    [{ liveRateMs: 4001 }],
    [{ liveRateMs: 1500.5 }],
  ])('is rejected as %j', async (wrong) => {
    const { body } = await save(entered);

    const { status } = await save(entered, admin, { id: body.id, version: body.version, ...wrong });

    expect(status).toBe(400);
  });

  it('can be changed only by users who may change the account', async () => {
    const { body } = await save(entered);
    const change = { id: body.id, version: body.version, priceFrom: 'LIVE' };

    expect((await save(entered, manager, change)).status).toBe(403);
    expect((await save(entered, otherAdmin, change)).status).toBe(403);
  });

  it('is the rate card for a carrier without an adapter', async () => {
    const { body } = await admin.request<CustomerCarrierView>(
      'POST',
      'customer-carrier?customerId=1',
      {
        carrier: { id: 3 },
        transferType: 'SFTP',
        server: 'sftp.bass.example',
        username: 'coastline',
        password: 'first secret',
        priceFrom: 'LIVE',
      },
    );

    expect(body.priceFrom).toBe('RATE_CARD');
  });
});
