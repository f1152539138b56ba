import type { CustomEmailView } from '@contracts/views/settings.view.js';

import { someTariffs } from '../../pricing/testing/sample-tariffs.js';
import { TestSession, type Person, type ErrorBody } from '../../testing/test-session.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { parseJson } from '../../../../test/support/json.js';

let backend: RunningBackend;
let token: string;

beforeAll(async () => {
  backend = await startBackend('settings');
  await someTariffs(backend);
  await backend.database.query(`
    insert into item_type (id, type) values (1, 'Carton'), (2, 'Pallet');
    insert into item_type (id, type, is_mutable, measures)
      values (3, 'Envelope', false, '{"length":0.35,"width":0.25,"height":0.01,"weight":0.5}');
    insert into item_type (id, type, is_deleted) values (4, 'Barrel', true);
    insert into item_type_selection values (10, 2, false);
    insert into category (id, client_id, category_desc) values (1, 10, 'Cost centre'), (2, 20, 'Theirs');
    insert into category_entry (id, category_id, entry_desc) values (1, 1, 'Retail'), (2, 2, 'Theirs');
    insert into client_payer_account (id, client_id, carrier_id, who_pays, description, account_number)
      values (1, 10, 1, 'RECEIVER', 'They pay', 'X1');`);
  ({ token } = await signedInUser(backend, {
    email: 'admin@x.example',
    roles: [{ role: 'CLIENT_ADMIN', clientId: 10 }],
  }));
});

afterAll(() => backend.stop());

async function get(path: string) {
  const response = await fetch(`${backend.url}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : parseJson<unknown>(text) };
}

describe('the options of the consignment form', () => {
  it('are the item types and whether the client uses them', async () => {
    expect((await get('item/type?clientId=10&permission=READ_ITEM')).body).toMatchObject([
      { status: true, itemType: { type: 'Carton', isMutable: true, itemTemplate: [] } },
      { status: false, itemType: { type: 'Pallet' } },
      {
        status: true,
        itemType: { type: 'Envelope', isMutable: false, itemTemplate: [{ length: 0.35 }] },
      },
    ]);
  });

  it('are the categories of the client with their entries', async () => {
    expect((await get('category?clientId=10')).body).toEqual({
      categories: [{ id: 1, clientId: 10, categoryDesc: 'Cost centre' }],
      categoryEntries: [
        {
          ...{ id: 1, clientId: 10, categoryId: 1, entryDesc: 'Retail' },
          category: { id: 1, clientId: 10, categoryDesc: 'Cost centre' },
        },
      ],
    });
  });

  it('are the payer accounts, 204 for none', async () => {
    expect((await get('client-payer-account?clientId=10')).body).toEqual([
      {
        id: 1,
        version: 1,
        clientId: 10,
        accountNumber: 'X1',
        description: 'They pay',
        whoPays: 'RECEIVER',
        carrier: { id: 1, displayName: 'Southern Star' },
      },
    ]);
    expect(await get('client-payer-account?clientId=11')).toEqual({ status: 204, body: null });
  });

  it('are the carriers of the caller\u2019s customer with their services', async () => {
    await backend.database.query(`
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
        values (2, 'foreign', 'Foreign', 3, 7);
      insert into customer_carrier (id, customer_id, carrier_id) values (2, 2, 2);`);

    expect(
      (await get('carrier/list?permission=READ_CARRIER&sort=display_name,ASC')).body,
    ).toMatchObject({
      carriers: [
        {
          displayName: 'Southern Star',
          serviceTypes: [{ serviceType: 'EXP' }, { serviceType: 'PRM' }],
        },
      ],
      serviceTypes: [{ displayServiceType: 'Express' }, { displayServiceType: 'Premium' }],
    });
  });

  it.each(['item/type', 'category', 'client-payer-account'])(
    'are rejected for another customer\u2019s client: %s',
    async (path) => {
      expect((await get(`${path}?clientId=20`)).status).toBe(403);
      expect((await get(path)).status).toBe(400);
    },
  );
});

describe('the custom email', () => {
  let web: TestSession;
  let admin: Person;
  let shipper: Person;
  let outsider: Person;

  beforeAll(async () => {
    await backend.database.query('update client set custom_email = true where id = 10');
    web = new TestSession(backend);
    admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
    shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
    outsider = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
  });

  const png = Buffer.from('89504e470d0a1a0a00', 'hex').toString('base64');
  const save = (change: object, by = admin) =>
    web.request<CustomEmailView & ErrorBody>(by, 'PUT', 'custom-email', {
      clientId: 10,
      ...change,
    });

  it('accepts no image that unpacks to billions of pixels', async () => {
    const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(50_000, 0);
    sizes.writeUInt32BE(50_000, 4);
    const logoImage = Buffer.concat([header, sizes, Buffer.alloc(9)]).toString('base64');

    expect(await save({ logoImage })).toMatchObject({
      status: 400,
      body: { message: 'The image can have at most 16 million pixels' },
    });
  });

  it('SETTINGS-58 SETTINGS-60 has the default style until one is saved', async () => {
    const { body: unsaved } = await web.request<CustomEmailView>(
      admin,
      'GET',
      'custom-email?clientId=10',
    );
    expect(unsaved).toMatchObject({ id: 0, defaultEmailTemplate: true, companyName: null });
    const { body: saved } = await save({
      ...unsaved,
      companyName: 'Acacia',
      logoImage: png,
      customTextArea: 'Dear customer,\n  your  goods left.',
      bannerTextColour: '#fff',
    });

    expect(saved).toMatchObject({
      logoImage: `data:image/png;base64,${png}`,
      customTextArea: 'Dear customer,\nyour goods left.',
    });
    const again = { ...saved, version: saved.version + 1 };
    expect((await save(saved)).body).toEqual(again);
    expect((await web.request(admin, 'GET', 'custom-email?clientId=10')).body).toEqual(again);
    expect(await web.audit('custom_email', saved.id)).toHaveLength(2);
  });

  it.each([
    [
      { logoImage: Buffer.from('<svg>').toString('base64') },
      'Unable to upload file, must be a JPEG or PNG file',
    ],
    [{ logoImage: 'A'.repeat(1_450_000) }, 'The image can be at most 1 MB'],
    [{ bannerTextColour: 'red;background:url(x)' }, 'Must enter a colour such as #1A2B3C'],
    [
      { logoImageLink: 'javascript:alert(1)' },
      'Must enter a web address that begins with https:// or http://',
    ],
    [{ contactEmail: 'nobody' }, 'Must enter a valid email'],
  ])('SETTINGS-57 is rejected: %#', async (change, message) => {
    expect(await save(change)).toMatchObject({ status: 400, body: { message } });
  });

  it('rejects text with a mistyped placeholder, which would be sent as it is', async () => {
    expect(await save({ customTextArea: 'Your {consigmentNumber} left.' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('{consigmentNumber}') },
    });
    expect(await save({ customTextArea: 'Your {consignmentNumber} left.' })).toMatchObject({
      status: 200,
    });
  });

  it('returns 204 while the setting is off, and needs CREATE_EMAIL_TEMPLATE to save', async () => {
    expect((await web.request(outsider, 'GET', 'custom-email?clientId=20')).status).toBe(204);
    expect((await save({ clientId: 20 }, outsider)).status).toBe(409);
    expect((await save({ clientId: 20 })).status).toBe(403);
    expect((await save({}, shipper)).status).toBe(403);
    expect((await web.request(shipper, 'GET', 'custom-email?clientId=10')).status).toBe(403);
  });
});
