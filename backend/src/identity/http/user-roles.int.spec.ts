import { roleId, type RoleName } from '@contracts/permissions/roles.js';
import type {
  NewApiKeyView,
  UserPage,
  UserRoleView,
  UserView,
} from '@contracts/views/user.view.js';

import { TestSession, type Person, type ErrorBody } from '../../testing/test-session.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: TestSession;
let superAdmin: Person;
let admin: Person;
let customerAdmin: Person;
let shipper: Person;
let count = 0;

beforeAll(async () => {
  backend = await startBackend('user_roles');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  superAdmin = await web.signInNewUser({ role: 'SUPER_ADMIN' });
  admin = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 10 });
  customerAdmin = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  shipper = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
});
afterAll(() => backend.stop());

async function added(by: Person): Promise<UserView> {
  const email = `new${(count += 1)}@x.example`;
  const user = { name: 'Nell Newcomer', email, password: 'Linehaul1' };
  return (await web.request<UserView>(by, 'POST', 'user', user)).body;
}

const statusOf = async (...request: Parameters<typeof web.request>) =>
  (await web.request(...request)).status;

const give = (by: Person, userId: number, role: RoleName, place: object) =>
  web.request<UserRoleView[] & ErrorBody>(by, 'POST', `user/role?userId=${userId}`, [
    { roleId: roleId(role), ...place },
  ]);

const login = (email: string, password: string) =>
  fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

describe('roles', () => {
  it('USER-34 are granted by the creator of the user', async () => {
    const { id } = await added(admin);

    expect((await give(admin, id, 'CLIENT_USER', { clientId: 11 })).body).toMatchObject([
      {
        clientId: 11,
        clientName: 'Child',
        clientParentCustomerName: 'Coastline',
        customerId: null,
      },
    ]);
  });

  it('USER-16 that can be granted are listed with description and weight', async () => {
    const { body } = await web.request<object[]>(admin, 'GET', 'role/list');

    expect(body).toContainEqual({
      id: roleId('CLIENT_USER'),
      name: 'CLIENT_USER',
      weight: 1,
      description: 'Ships for a client',
    });
  });

  it('GAP-01 USER-49 that can be granted weigh no more than the caller\u2019s own', async () => {
    const names = async (by: Person) =>
      (await web.request<{ name: string }[]>(by, 'GET', 'role/list')).body.map(({ name }) => name);

    expect(await names(admin)).toEqual(['CLIENT_ADMIN', 'CLIENT_USER']);
    expect(await names(customerAdmin)).toContain('AUDITOR');
    expect(await names(superAdmin)).toContain('SUPER_ADMIN');
    expect(await statusOf(shipper, 'GET', 'role/list')).toBe(403);
  });

  it.each([
    ['CUSTOMER_USER', { clientId: 11 }, 403],
    ['CLIENT_USER', { clientId: 13 }, 403],
    ['CLIENT_USER', { clientId: 11, customerId: 1 }, 400],
    ['CLIENT_USER', {}, 400],
    ['AUDITOR', { customerId: 1 }, 403],
    ['AUDITOR', {}, 403],
    ['API_KEY', { clientId: 11 }, 400],
    ['CLIENT_USER', { clientId: 'x' }, 400],
  ] as const)('USER-35 a client admin cannot grant %s %j: %i', async (role, place, status) => {
    const { id } = await added(admin);

    expect((await give(admin, id, role, place)).status).toBe(status);
  });

  it('USER-43 are granted once, and not to users outside the scope', async () => {
    const { id } = await added(customerAdmin);

    expect((await give(customerAdmin, id, 'AUDITOR', { customerId: 1 })).status).toBe(200);
    expect(await give(customerAdmin, id, 'AUDITOR', { customerId: 1 })).toMatchObject({
      status: 409,
      body: { message: 'Selected role already assigned to user' },
    });
    expect((await give(admin, id, 'CLIENT_USER', { clientId: 11 })).status).toBe(404);
    expect((await give(superAdmin, id, 'CLIENT_USER', { clientId: 999 })).status).toBe(404);
    expect(await statusOf(admin, 'POST', `user/role?userId=${shipper.id}`, [])).toBe(400);
    expect(await statusOf(shipper, 'POST', `user/role?userId=${shipper.id}`, [])).toBe(403);
  });

  it('apply to a live session from its next request, and soon in another backend', async () => {
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
    const other = await (await backend.startAnother()).getUrl();
    const reads = async (url: string, clientId: number) =>
      (
        await fetch(`${url}/api/v1/client/settings?clientIds=${clientId}`, {
          headers: { authorization: `Bearer ${user.token}` },
        })
      ).status;
    expect([await reads(backend.url, 13), await reads(other, 13)]).toEqual([403, 403]);

    await give(superAdmin, user.id, 'CLIENT_USER', { clientId: 13 });

    expect(await reads(backend.url, 13)).toBe(200);
    const deadline = Date.now() + 30_000;
    while ((await reads(other, 13)) !== 200 && Date.now() < deadline);
    expect(await reads(other, 13)).toBe(200);
  });

  it('USER-47 are changed and removed within the scope', async () => {
    const user = await web.signInNewUser(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const path = `user/role?userId=${user.id}`;
    const [role] = (await web.request<UserRoleView[]>(admin, 'GET', path)).body;
    const all = (await web.request<UserRoleView[]>(superAdmin, 'GET', path)).body;
    const change = { ...role!, roleId: roleId('CLIENT_ADMIN'), clientId: 12 };
    const foreign = all.find(({ clientId }) => clientId === 20)!;

    expect((await web.request(admin, 'PUT', path, [change])).body).toMatchObject([
      { id: role!.id, roleName: 'CLIENT_ADMIN', clientId: 12 },
    ]);
    expect(await statusOf(admin, 'PUT', path, [{ ...change, clientId: 13 }])).toBe(403);
    expect(await statusOf(admin, 'PUT', path, [{ ...change, id: foreign.id }])).toBe(404);
    const both = `user/role?userRoleIds=${role!.id},${foreign.id}`;
    expect(await statusOf(admin, 'DELETE', both)).toBe(404);
    expect(await statusOf(admin, 'DELETE', `user/role?userRoleIds=${role!.id}`)).toBe(204);
    expect(await web.audit('user_role', role!.id)).toHaveLength(3);
  });

  it.each([
    ['a client', { role: 'CLIENT_USER', clientId: 11 }],
    ['a customer', { role: 'CUSTOMER_USER', customerId: 1 }],
  ] as const)(
    'leave a user without any role visible to the administrators of %s',
    async (_of, own) => {
      const user = await web.signInNewUser(own);
      const path = `user/role?userId=${user.id}`;
      const [role] = (await web.request<UserRoleView[]>(customerAdmin, 'GET', path)).body;

      const removal = `user/role?userRoleIds=${role!.id}&versions=${role!.version}`;
      expect(await statusOf(customerAdmin, 'DELETE', removal)).toBe(204);

      const { body } = await web.request<UserPage>(
        customerAdmin,
        'GET',
        'user/list?size=200&roleId=0',
      );
      expect(body.users[0]).toMatchObject({ id: user.id, roles: [] });
      const given = await give(customerAdmin, user.id, 'CLIENT_USER', { clientId: 12 });
      expect(given.body).toMatchObject([{ clientId: 12 }]);
    },
  );

  it('GAP-50 keep the caller\u2019s own last role', async () => {
    const [own] = (await web.request<UserRoleView[]>(admin, 'GET', `user/role?userId=${admin.id}`))
      .body;

    expect(await statusOf(admin, 'DELETE', `user/role?userRoleIds=${own!.id}`)).toBe(409);
    expect(await statusOf(shipper, 'DELETE', `user/role?userRoleIds=${own!.id}`)).toBe(403);
  });

  it('GAP-50 keep one super admin', async () => {
    const roles = `user/role?userId=${superAdmin.id}`;
    await give(superAdmin, superAdmin.id, 'AUDITOR', { customerId: 1 });
    const { body } = await web.request<UserRoleView[]>(superAdmin, 'GET', roles);
    const own = body.find(({ roleName }) => roleName === 'SUPER_ADMIN')!;
    const auditor = [{ id: own.id, roleId: roleId('AUDITOR'), customerId: 2 }];
    const drop = `user/role?userRoleIds=${own.id}`;

    expect(await web.request(superAdmin, 'DELETE', drop)).toMatchObject({
      status: 409,
      body: { message: 'At least one super admin must remain' },
    });
    expect(await statusOf(superAdmin, 'PUT', roles, auditor)).toBe(409);
    const other = await web.signInNewUser({ role: 'SUPER_ADMIN' });
    expect(await statusOf(superAdmin, 'PUT', roles, auditor)).toBe(200);
    superAdmin = other;
  });
});

describe('API keys', () => {
  const make = (by: Person, clientId: number, reference = 'Web shop') =>
    web.request<NewApiKeyView & ErrorBody>(
      by,
      'POST',
      `user/b2b-key?clientId=${clientId}&reference=${reference}`,
    );

  it('KEYS-14 KEYS-09 sign in with the password shown once, for their client alone', async () => {
    const { body: key } = await make(admin, 11);
    const token = await (await login(key.email, key.password)).text();

    expect(key.name).toBe('Web shop');
    expect(await statusOf({ token }, 'GET', 'address?clientId=11')).toBe(200);
    expect(await statusOf({ token }, 'GET', 'address?clientId=10')).toBe(403);
    expect(await statusOf({ token }, 'GET', 'user/list')).toBe(403);
    expect((await web.request(admin, 'GET', 'user/b2b-key?clientId=11')).body).toMatchObject([
      { id: key.id, name: 'Web shop', email: key.email },
    ]);
    expect(await statusOf(admin, 'DELETE', `user/b2b-key/${key.id}`)).toBe(204);
    expect(await statusOf({ token }, 'GET', 'auth/permission')).toBe(401);
  });

  it('KEYS-10 are rejected with an invalid reference, outside the scope, and without permission', async () => {
    const { body: key } = await make(superAdmin, 20);

    expect(await make(admin, 11, 'ab')).toMatchObject({
      status: 400,
      body: { message: 'The reference must be 3- 255 characters long.' },
    });
    expect((await make(admin, 20)).status).toBe(403);
    expect((await make(superAdmin, 999)).status).toBe(404);
    expect((await make(shipper, 11)).status).toBe(403);
    expect(await statusOf(admin, 'GET', 'user/b2b-key?clientId=20')).toBe(403);
    expect(await statusOf(admin, 'DELETE', `user/b2b-key/${key.id}`)).toBe(404);
    expect(await statusOf(superAdmin, 'DELETE', `user/${key.id}`)).toBe(404);
    expect(await statusOf(superAdmin, 'DELETE', `user/b2b-key/${shipper.id}`)).toBe(404);
  });
});
