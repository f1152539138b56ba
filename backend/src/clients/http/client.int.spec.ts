import type { ClientChoiceView, ClientSettingsView } from '@contracts/views/session.view.js';

import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';

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

interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

async function get<Body>(token: string, path: string): Promise<Answer<Body>> {
  const answer = await fetch(`${backend.url}/api/v1/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const settingsOf = async (token: string, query: string) =>
  (await get<ClientSettingsView[]>(token, `client/settings?${query}`)).body.map(
    ({ clientId }) => clientId,
  );

describe('client settings', () => {
  it('CLIENT-40 are those of the clients or customers asked for', async () => {
    expect(await settingsOf(parent, 'clientIds=10,12')).toEqual([12, 10]);
    expect(await settingsOf(customer, 'customerIds=1')).toEqual([11, 12, 13, 10]);
    expect(await settingsOf(admin, 'isSuperAdmin=true')).toHaveLength(5);
  });

  it('are those within reach, whoever claims to be a super admin', async () => {
    expect(await settingsOf(parent, 'isSuperAdmin=true')).toEqual([11, 12, 10]);
  });

  it('are refused for strangers', async () => {
    expect((await get(parent, 'client/settings?clientIds=10,20')).status).toBe(403);
    expect((await get(customer, 'client/settings?customerIds=2')).status).toBe(403);
  });

  it('CLIENT-40 show every switch', async () => {
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

  it('is refused for strangers', async () => {
    expect((await get(parent, 'client/banner?clientId=20')).status).toBe(403);
    expect((await get(admin, 'client/banner?clientId=999')).status).toBe(404);
  });
});

describe('choosing a client', () => {
  const names = async (token: string, query: string) =>
    (await get<ClientChoiceView[]>(token, `user/client/list?${query}`)).body.map(
      ({ name }) => name,
    );

  it('offers those the permission reaches', async () => {
    expect(await names(parent, 'permission=READ_ADDRESS')).toEqual([
      'Child',
      'Grandchild',
      'Parent',
    ]);
    expect(await names(admin, 'permission=READ_CLIENT&isSuperAdmin=true')).toHaveLength(5);
  });

  it('offers one client and everyone below it', async () => {
    expect(await names(customer, 'permission=READ_CLIENT&clientId=11')).toEqual([
      'Child',
      'Grandchild',
    ]);
  });

  it('is refused for a foreign client, and for a permission not held', async () => {
    expect((await get(parent, 'user/client/list?permission=READ_CLIENT&clientId=20')).status).toBe(
      403,
    );
    expect((await get(parent, 'user/client/list?permission=READ_CUSTOMER')).status).toBe(403);
  });
});
