import type { ClientIntegrationView } from '@contracts/views/client-integration.view.js';
import type { ClientChoiceView, ClientSettingsView } from '@contracts/views/session.view.js';

import { TestSession, type Person, type ErrorBody } from '../../testing/test-session.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;
let parent: string;
let customer: string;
let admin: string;

beforeAll(async () => {
  backend = await startBackend('client');
  await backend.database.query(someClients);
  const tokenOf = async (email: string, role: object) =>
    (await signedInUser(backend, { email, roles: [role as never] })).token;
  parent = await tokenOf('parent@x.example', { role: 'CLIENT_ADMIN', clientId: 10 });
  customer = await tokenOf('customer@x.example', { role: 'CUSTOMER_ADMIN', customerId: 1 });
  admin = await tokenOf('super@x.example', { role: 'SUPER_ADMIN' });
});

afterAll(() => backend.stop());

interface ClientResponse<Body> {
  readonly status: number;
  readonly body: Body;
}

async function get<Body>(token: string, path: string): Promise<ClientResponse<Body>> {
  const response = await fetch(`${backend.url}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await jsonOf<Body>(response) };
}

const settingsOf = async (token: string, query: string) =>
  (await get<ClientSettingsView[]>(token, `client/settings?${query}`)).body.map(
    ({ clientId }) => clientId,
  );

describe('client settings', () => {
  it('CLIENT-40 are those of the requested clients or customers', async () => {
    expect(await settingsOf(parent, 'clientIds=10,12')).toEqual([12, 10]);
    expect(await settingsOf(customer, 'customerIds=1')).toEqual([11, 12, 13, 10]);
    expect(await settingsOf(admin, 'isSuperAdmin=true')).toHaveLength(5);
  });

  it('are limited to the caller\u2019s scope, even with isSuperAdmin in the query', async () => {
    expect(await settingsOf(parent, 'isSuperAdmin=true')).toEqual([11, 12, 10]);
  });

  it('are rejected for clients outside the scope', async () => {
    expect((await get(parent, 'client/settings?clientIds=10,20')).status).toBe(403);
    expect((await get(customer, 'client/settings?customerIds=2')).status).toBe(403);
  });

  it('CLIENT-40 contain every feature', async () => {
    await backend.database.query(
      `update client set reference_required = true, preferred_pickup_start = '14:00' where id = 11`,
    );

    const { body } = await get<ClientSettingsView[]>(parent, 'client/settings?clientIds=11');
    expect(body).toEqual([
      {
        clientId: 11,
        name: 'Child',
        printNodeApi: false,
        autoBookingPreferred: false,
        preferredPickupStart: '14:00',
        preferredPickupEnd: null,
        editItemTotals: false,
        palletControl: false,
        paperworkHistory: false,
        manifestingActive: true,
        referenceRequired: true,
        customEmail: false,
        goodsPickup: false,
        consolidation: false,
        status: 'ACTIVE',
      },
    ]);
  });
});

describe('the banner', () => {
  it('is that of the client\u2019s customer', async () => {
    expect((await get(parent, 'client/banner?clientId=12')).body).toEqual({});

    await backend.database.query(
      `update customer set banner_message = 'Closed on Monday', is_banner_active = true where id = 1`,
    );
    expect((await get(parent, 'client/banner?clientId=12')).body).toEqual({
      'Closed on Monday': true,
    });
  });

  it("can be read by the customer's staff before they have selected a client", async () => {
    const { body } = await get(customer, 'client/banner?customerId=1');

    expect(body).toEqual({ 'Closed on Monday': true });
    expect((await get(parent, 'client/banner?clientId=12&customerId=1')).body).toEqual(body);
    expect((await get(customer, 'client/banner?customerId=2')).status).toBe(403);
    expect((await get(parent, 'client/banner?customerId=1')).status).toBe(403);
    expect((await get(customer, 'client/banner')).status).toBe(400);
  });

  it('is rejected for clients outside the scope', async () => {
    expect((await get(parent, 'client/banner?clientId=20')).status).toBe(403);
    expect((await get(admin, 'client/banner?clientId=999')).status).toBe(404);
  });
});

describe('client choices', () => {
  const names = async (token: string, query: string) =>
    (await get<ClientChoiceView[]>(token, `user/client/list?${query}`)).body.map(
      ({ name }) => name,
    );

  it('are the clients in the permission\u2019s scope', async () => {
    expect(await names(parent, 'permission=READ_ADDRESS')).toEqual([
      'Child',
      'Grandchild',
      'Parent',
    ]);
    expect(await names(admin, 'permission=READ_CLIENT&isSuperAdmin=true')).toHaveLength(5);
  });

  it('are one client and its descendants on request', async () => {
    expect(await names(customer, 'permission=READ_CLIENT&clientId=11')).toEqual([
      'Child',
      'Grandchild',
    ]);
  });

  it('are rejected for a client outside the scope, and for a permission not held', async () => {
    expect((await get(parent, 'user/client/list?permission=READ_CLIENT&clientId=20')).status).toBe(
      403,
    );
    expect((await get(parent, 'user/client/list?permission=READ_CUSTOMER')).status).toBe(403);
  });
});

describe('client integrations', () => {
  let web: TestSession;
  let editor: Person;
  let reader: Person;
  let shipper: Person;

  beforeAll(async () => {
    web = new TestSession(backend);
    editor = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
    reader = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
    shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 10 });
  });

  const path = 'client-integration';
  const integration = {
    id: 0,
    clientId: 10,
    integrationType: 'CSV',
    transferType: 'SFTP',
    server: 'files.acacia.example',
    port: 22,
    username: 'acacia',
    password: 'Eucalyptus 7',
    path: '/in/orders',
  };

  const post = (change: object = {}, by = editor) =>
    web.request<ClientIntegrationView & ErrorBody>(by, 'POST', path, { ...integration, ...change });

  const reveal = ({ password: input, salt }: ClientIntegrationView) =>
    web.request<string>(editor, 'POST', 'customer-carrier/decryptString', { input, salt });

  it('INTEG-38 INTEG-34 store the password sealed, and reveal it with UPDATE_CLIENT_INTEGRATION', async () => {
    const { body: added } = await post();
    expect(added.password).not.toContain('Eucalyptus');
    expect(await reveal(added)).toEqual({ status: 200, body: 'Eucalyptus 7' });

    const changed = { ...added, port: 2222 };
    const next = { ...changed, version: added.version + 1 };
    expect((await web.request(editor, 'PUT', path, changed)).body).toEqual(next);
    const { body } = await web.request<ClientIntegrationView>(editor, 'PUT', path, {
      ...next,
      password: 'Wattle 8',
    });
    expect((await reveal(body)).body).toBe('Wattle 8');
    expect((await reveal(added)).status).toBe(404);
    expect((await web.request(reader, 'GET', `${path}?clientId=10`)).body).toEqual([body]);

    expect((await web.request(editor, 'DELETE', `${path}?clientId=10&id=${added.id}`)).status).toBe(
      204,
    );
    expect((await web.request(editor, 'DELETE', `${path}?clientId=10&id=${added.id}`)).status).toBe(
      404,
    );
    const audit = await backend.database.query<object[]>(
      `select 1 from audit_entry where record_type = 'client_integration'
          and (before::text || coalesce(after::text, '')) like '%Eucalyptus%'`,
    );
    expect(audit).toEqual([]);
  });

  it('INTEG-34 keep a password that someone else has replaced when the older ciphertext is sent back', async () => {
    const { body: opened } = await post();
    await web.request(editor, 'PUT', path, { ...opened, password: 'Wattle 8' });
    const merged = { ...opened, port: 2222, version: opened.version + 1 };
    const { body } = await web.request<ClientIntegrationView>(editor, 'PUT', path, merged);
    expect(body.port).toBe(2222);
    expect((await reveal(body)).body).toBe('Wattle 8');
    expect(await post({ password: opened.password })).toMatchObject({ status: 400 });
  });

  it.each([
    [{ server: 'no host' }, 'Must enter a valid server hostname/IP.'],
    [{ server: 'http://files.example' }, 'Must enter a valid server hostname/IP.'],
    [{ server: 'files.example!!' }, 'Must enter a valid server hostname/IP.'],
    [{ port: 0 }, 'Must enter a valid Server Port'],
    [{ port: 65_536 }, 'Must enter a valid Server Port'],
    [{ username: ' ' }, 'Must enter a valid Username.'],
    [{ password: null }, 'Must enter a valid Password.'],
    [{ password: '' }, 'Must enter a valid Password.'],
    [{ notificationEmail: 'nobody' }, 'Must enter a valid Email address.'],
    [{ path: 'a|b' }, 'Must enter a valid Path.'],
    [{ path: '../orders' }, 'Must enter a valid Path.'],
    [{ integrationType: 'PDF' }, 'Must select an integration type'],
  ])('INTEG-25 to INTEG-31 are rejected with %j', async (change, message) => {
    expect(await post(change)).toMatchObject({ status: 400, body: { message } });
  });

  it('are rejected outside the scope, and cannot be changed with read permission', async () => {
    const { body: own } = await post();

    expect((await post({ clientId: 20 })).status).toBe(403);
    expect(await web.statuses([reader, shipper], 'POST', path, integration)).toEqual([403, 403]);
    expect(await web.statuses([reader, shipper], 'PUT', path, own)).toEqual([403, 403]);
    expect((await web.request(editor, 'PUT', path, { ...own, clientId: 13 })).status).toBe(404);
    expect((await web.request(reader, 'DELETE', `${path}?clientId=10&id=${own.id}`)).status).toBe(
      403,
    );
    expect((await web.request(reader, 'GET', `${path}?clientId=13`)).status).toBe(403);
    expect((await web.request(shipper, 'GET', `${path}?clientId=10`)).status).toBe(403);
  });
});
