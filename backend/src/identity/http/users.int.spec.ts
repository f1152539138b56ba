import type { UserPage, UserView } from '@contracts/views/user.view.js';
import { roleId } from '@contracts/permissions/roles.js';

import { Mailer } from '../../platform/mail/mailer.js';
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
  backend = await startBackend('users');
  await backend.database.query(someClients);
  web = new TestSession(backend);
  superAdmin = await web.someone({ role: 'SUPER_ADMIN' });
  admin = await web.someone({ role: 'CLIENT_ADMIN', clientId: 10 });
  customerAdmin = await web.someone({ role: 'CUSTOMER_ADMIN', customerId: 1 });
  shipper = await web.someone({ role: 'CLIENT_USER', clientId: 11 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

const isAlive = async (user: Person) =>
  (await web.ask(user, 'GET', 'auth/permission')).status === 200;

const newcomer = () => ({
  name: 'Nell Newcomer',
  email: `Nell${(count += 1)}@X.example`,
  password: 'Linehaul1',
});

async function added(by: Person): Promise<UserView & { emailSent: boolean }> {
  const { status, body } = await web.ask<UserView & { emailSent: boolean }>(
    by,
    'POST',
    'user',
    newcomer(),
  );
  expect(status).toBe(200);
  return body;
}

describe('adding a user', () => {
  it('GAP-05 CROSS-10 defaults to Australia and the time zone of Sydney, and sends the email', async () => {
    const user = await added(admin);

    expect(user).toMatchObject({ status: 'PENDING', emailSent: true, preferredUnit: 'CM' });
    expect(user.userPreference).toEqual({ countryName: 'Australia', timeZone: 'Australia/Sydney' });
    expect(await web.audit('user_account', user.id)).toHaveLength(2);
  });

  it('USER-55 saves the user even if the email cannot be sent', async () => {
    jest.spyOn(backend.app.get(Mailer), 'send').mockRejectedValue(new Error('no mail'));

    expect(await added(admin)).toMatchObject({ status: 'CREATED', emailSent: false });
  });

  it.each([
    [{ name: 'No' }, 'The name must be at least 3 characters long'],
    [{ email: 'nobody' }, 'Must enter a valid email'],
    [{ password: 'weak' }, 'The password needs at least 8 characters'],
    [{ userPreference: { timeZone: 'Mars/Base' } }, 'The time zone is not known'],
    [{ userPreference: { timeZone: 'Europe/Berlin' } }, 'The time zone is not one of Australia'],
    [{ userPreference: { countryName: 'Germany' } }, 'The time zone is not one of Germany'],
    [{ userPreference: { countryName: 'Atlantis' } }, 'The country is not known'],
  ])('USER-36 to USER-38 is rejected with %j', async (change, message) => {
    const { status, body } = await web.ask(admin, 'POST', 'user', { ...newcomer(), ...change });

    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('is rejected for a taken email, and without CREATE_USER', async () => {
    const user = newcomer();
    await web.ask(admin, 'POST', 'user', user);

    expect(await web.ask(customerAdmin, 'POST', 'user', user)).toMatchObject({ status: 409 });
    expect((await web.ask(shipper, 'POST', 'user', {})).status).toBe(403);
  });
});

describe('adding a user with roles', () => {
  const inOneStep = (by: Person, ...roles: object[]) => {
    const user = newcomer();
    return { user, sent: web.ask<UserView & ErrorBody>(by, 'POST', 'user', { ...user, roles }) };
  };
  const clientUser = { roleId: roleId('CLIENT_USER'), clientId: 11 };

  it('USER-34 makes both in one step', async () => {
    const { status, body } = await inOneStep(admin, clientUser).sent;

    expect(status).toBe(200);
    expect(body.userRoles).toMatchObject([{ roleName: 'CLIENT_USER', clientId: 11 }]);
  });

  it.each([
    ['above the caller', { roleId: roleId('CUSTOMER_ADMIN'), customerId: 1 }, 403],
    ['out of scope', { ...clientUser, clientId: 13 }, 403],
    ['that does not exist', { ...clientUser, roleId: 99 }, 400],
  ])(
    'USER-56 makes neither for a role %s, and leaves the address free',
    async (_which, role, status) => {
      const { user, sent } = inOneStep(admin, clientUser, role);

      expect((await sent).status).toBe(status);
      expect((await web.ask(admin, 'POST', 'user', user)).status).toBe(200);
    },
  );

  it('refuses the same role twice', async () => {
    const { body } = await inOneStep(admin, clientUser, clientUser).sent;

    expect(body.message).toBe('Selected role already assigned to user');
  });
});

describe('listing users', () => {
  it('GAP-59 returns users without a role where they belong', async () => {
    const roleless = await added(admin);
    const foreign = await web.someone({ role: 'CLIENT_ADMIN', clientId: 20 });
    const list = async (by: Person, query = '') =>
      (await web.ask<UserPage>(by, 'GET', `user/list?size=200${query}`)).body.users.map(
        ({ id }) => id,
      );

    for (const by of [admin, customerAdmin, superAdmin]) {
      expect(await list(by)).toContain(roleless.id);
      expect(await list(by, '&roleId=0')).toContain(roleless.id);
      expect(await list(by, '&roleId=0')).not.toContain(shipper.id);
    }
    expect(await list(foreign)).not.toContain(roleless.id);
    expect((await web.ask(foreign, 'GET', `user/role?userId=${roleless.id}`)).status).toBe(404);
    expect((await web.ask(customerAdmin, 'DELETE', `user/${roleless.id}`)).status).toBe(204);
  });

  it('GAP-59 returns users with a role in scope, with those roles alone', async () => {
    const { id } = await web.someone(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const staff = await added(superAdmin);

    const list = async (by: Person) =>
      (await web.ask<UserPage>(by, 'GET', 'user/list?size=200&permission=READ_USER')).body.users;
    const seen = (await list(admin)).find((user) => user.id === id);
    const ids = (await list(customerAdmin)).map((user) => user.id);

    expect(seen?.userRoles.map(({ clientId }) => clientId)).toEqual([11]);
    expect(ids).toEqual(expect.arrayContaining([admin.id, customerAdmin.id, shipper.id]));
    expect(ids).not.toContain(superAdmin.id);
    expect(ids).not.toContain(staff.id);
    expect((await list(superAdmin)).map((user) => user.id)).toContain(staff.id);
  });

  it('USER-05 USER-45 filters by text and role, sorts and pages', async () => {
    const role = `&roleId=${roleId('CUSTOMER_ADMIN')}`;
    const page = (query: string) => web.ask<UserPage>(superAdmin, 'GET', `user/list?${query}`);

    expect((await page(`size=1&sort=name,ASC${role}`)).body).toMatchObject({
      users: [{ id: customerAdmin.id, roleName: 'CUSTOMER_ADMIN', customerName: 'Coastline' }],
      totalCount: 1,
    });
    expect((await page('filter=nobody%25')).body.users).toEqual([]);
    expect((await page('sort=passwordHash,ASC')).status).toBe(400);
    expect((await web.ask(shipper, 'GET', 'user/list')).status).toBe(403);
  });
});

describe('changing a user', () => {
  const put = (by: Person, id: number, change: object) =>
    web.ask<UserView & ErrorBody>(by, 'PUT', 'user', {
      id,
      name: 'Renamed',
      status: 'ACTIVE',
      email: 'other@x.example',
      ...change,
    });

  it('USER-41 changes everything but the email, and ends the tokens of a disabled user', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });

    expect(await put(admin, user.id, { preferredUnit: 'MM' })).toMatchObject({
      status: 200,
      body: { name: 'Renamed', preferredUnit: 'MM', email: user.email },
    });
    expect(await isAlive(user)).toBe(true);
    expect((await put(admin, user.id, { status: 'DISABLED' })).status).toBe(200);
    expect(await isAlive(user)).toBe(false);
  });

  it('changes only what is named', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });
    await put(admin, user.id, { status: 'DISABLED' });

    const { body } = await web.ask<UserView>(admin, 'PUT', 'user', { id: user.id, name: 'Alone' });
    expect(body).toMatchObject({ name: 'Alone', status: 'DISABLED' });
    expect((await web.ask(admin, 'PUT', 'user', { id: user.id, name: null })).status).toBe(400);
    expect((await web.ask(admin, 'PUT', 'user', { id: user.id, status: null })).status).toBe(400);
  });

  it('USER-40 sets the password only if there is one, which ends live tokens', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });

    await put(admin, user.id, { password: '' });
    expect(await isAlive(user)).toBe(true);
    await put(admin, user.id, { password: 'Changed12' });
    expect(await isAlive(user)).toBe(false);
  });

  it.each([
    ['PENDING', 'ACTIVE', 409],
    ['LOCKED', 'ACTIVE', 200],
    ['LOCKED', 'DISABLED', 409],
    ['ACTIVE', 'LOCKED', 409],
  ])('USER-21 to USER-25 an admin changes %s to %s: %i', async (from, to, status) => {
    const { id } = await web.someone({ role: 'CLIENT_USER', clientId: 11 });
    await backend.database.query('update user_account set status = $2 where id = $1', [id, from]);

    expect((await put(admin, id, { status: to })).status).toBe(status);
    expect((await put(superAdmin, id, { status: to })).status).toBe(200);
  });

  it('USER-42 is rejected for an unknown status, and for the caller\u2019s own status', async () => {
    expect((await put(admin, shipper.id, { status: 'GONE' })).body.message).toBe(
      "Selected Status doesn't exist.",
    );
    expect((await put(admin, admin.id, { status: 'DISABLED' })).status).toBe(409);
  });

  it('does not find users outside the scope, and rejects those partly outside or with heavier roles', async () => {
    const foreign = await web.someone({ role: 'CLIENT_USER', clientId: 20 });
    const partly = await web.someone(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const heavier = await web.someone({ role: 'CUSTOMER_ADMIN', clientId: 11 });

    expect((await put(admin, foreign.id, {})).body).toEqual((await put(admin, 999_999, {})).body);
    expect((await put(admin, foreign.id, {})).status).toBe(404);
    expect((await put(admin, partly.id, {})).status).toBe(403);
    expect((await put(admin, heavier.id, { password: 'Changed12' })).status).toBe(403);
    expect((await put(shipper, shipper.id, {})).status).toBe(403);
  });
});

describe('deleting a user', () => {
  it('removes the roles and ends live tokens', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });

    expect((await web.ask(admin, 'DELETE', `user/${user.id}`)).status).toBe(204);
    expect(await isAlive(user)).toBe(false);
    expect((await web.ask(admin, 'DELETE', `user/${user.id}`)).status).toBe(404);
    expect(await web.audit('user_account', user.id)).toHaveLength(2);
  });

  it('GAP-50 is rejected for the caller, outside the scope, and without DELETE_USER', async () => {
    const foreign = await web.someone({ role: 'CLIENT_USER', clientId: 20 });

    expect((await web.ask(admin, 'DELETE', `user/${admin.id}`)).status).toBe(409);
    expect((await web.ask(admin, 'DELETE', `user/${foreign.id}`)).status).toBe(404);
    expect((await web.ask(shipper, 'DELETE', `user/${admin.id}`)).status).toBe(403);
  });
});

describe('resending the verification', () => {
  it('USER-26 sends another email until the user is verified', async () => {
    const user = await added(superAdmin);
    const resend = (id: number) =>
      web.ask(superAdmin, 'POST', `user/resend-verification-email?userId=${id}`);

    expect((await resend(user.id)).status).toBe(204);
    const mails = await backend.database.query<unknown[]>(
      'select id from mail_outbox where recipient = $1',
      [user.email],
    );
    expect(mails).toHaveLength(2);
    expect((await resend(shipper.id)).status).toBe(409);
    expect(
      (await web.ask(admin, 'POST', `user/resend-verification-email?userId=${superAdmin.id}`))
        .status,
    ).toBe(404);
  });
});
