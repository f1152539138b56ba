import type { UserPage, UserView } from '@contracts/views/user.view.js';
import { roleId } from '@contracts/permissions/roles.js';

import { Mailer } from '../../platform/mail/mailer.js';
import { Asking, type Person, type Refused } from '../../testing/asking.js';
import { someClients, startBackend, type RunningBackend } from '../../testing/start-backend.js';

let backend: RunningBackend;
let web: Asking;
let superAdmin: Person;
let admin: Person;
let customerAdmin: Person;
let shipper: Person;
let count = 0;

beforeAll(async () => {
  backend = await startBackend('users');
  await backend.database.query(someClients);
  web = new Asking(backend);
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
  it('GAP-05 CROSS-10 makes it, for Australia and the time of Sydney, and sends the mail', async () => {
    const user = await added(admin);

    expect(user).toMatchObject({ status: 'PENDING', emailSent: true, preferredUnit: 'CM' });
    expect(user.userPreference).toEqual({ countryName: 'Australia', timeZone: 'Australia/Sydney' });
    expect(await web.audit('user_account', user.id)).toHaveLength(2);
  });

  it('USER-55 keeps it when the mail cannot be handed over', async () => {
    jest.spyOn(backend.app.get(Mailer), 'send').mockRejectedValue(new Error('no mail'));

    expect(await added(admin)).toMatchObject({ status: 'CREATED', emailSent: false });
  });

  it.each([
    [{ name: 'No' }, 'The name must be at least 3 characters long'],
    [{ email: 'nobody' }, 'Must enter a valid email'],
    [{ password: 'weak' }, 'The password needs at least 8 characters'],
    [{ userPreference: { timeZone: 'Mars/Base' } }, 'The time zone is not known'],
  ])('USER-36 to USER-38 is refused with %j', async (change, message) => {
    const { status, body } = await web.ask(admin, 'POST', 'user', { ...newcomer(), ...change });

    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('is refused for an e-mail that is taken, and from somebody without CREATE_USER', async () => {
    const user = newcomer();
    await web.ask(admin, 'POST', 'user', user);

    expect(await web.ask(customerAdmin, 'POST', 'user', user)).toMatchObject({ status: 409 });
    expect((await web.ask(shipper, 'POST', 'user', {})).status).toBe(403);
  });
});

describe('listing users', () => {
  it('GAP-59 shows those with a role in scope, with those roles alone', async () => {
    const { id } = await web.someone(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const roleless = await added(customerAdmin);

    const list = async (by: Person) =>
      (await web.ask<UserPage>(by, 'GET', 'user/list?size=200&permission=READ_USER')).body.users;
    const seen = (await list(admin)).find((user) => user.id === id);
    const ids = (await list(customerAdmin)).map((user) => user.id);

    expect(seen?.userRoles.map(({ clientId }) => clientId)).toEqual([11]);
    expect(ids).toEqual(expect.arrayContaining([admin.id, customerAdmin.id, shipper.id]));
    expect(ids).not.toContain(superAdmin.id);
    expect(ids).not.toContain(roleless.id);
    expect((await list(superAdmin)).map((user) => user.id)).toContain(roleless.id);
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
    web.ask<UserView & Refused>(by, 'PUT', 'user', {
      id,
      name: 'Renamed',
      status: 'ACTIVE',
      email: 'other@x.example',
      ...change,
    });

  it('USER-41 changes everything but the e-mail, and ends the tokens of whoever is disabled', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });

    expect(await put(admin, user.id, { preferredUnit: 'MM' })).toMatchObject({
      status: 200,
      body: { name: 'Renamed', preferredUnit: 'MM', email: user.email },
    });
    expect(await isAlive(user)).toBe(true);
    expect((await put(admin, user.id, { status: 'DISABLED' })).status).toBe(200);
    expect(await isAlive(user)).toBe(false);
  });

  it('USER-40 sets a password only when there is one, which ends live tokens', async () => {
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
  ])('USER-21 to USER-25 an admin takes %s to %s: %i', async (from, to, status) => {
    const { id } = await web.someone({ role: 'CLIENT_USER', clientId: 11 });
    await backend.database.query('update user_account set status = $2 where id = $1', [id, from]);

    expect((await put(admin, id, { status: to })).status).toBe(status);
    expect((await put(superAdmin, id, { status: to })).status).toBe(200);
  });

  it('USER-42 is refused for a status that does not exist, and for the own status', async () => {
    expect((await put(admin, shipper.id, { status: 'GONE' })).body.message).toBe(
      "Selected Status doesn't exist.",
    );
    expect((await put(admin, admin.id, { status: 'DISABLED' })).status).toBe(409);
  });

  it('finds nobody out of scope, and changes nobody who is or weighs more', async () => {
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
  it('takes the roles along and ends live tokens', async () => {
    const user = await web.someone({ role: 'CLIENT_USER', clientId: 11 });

    expect((await web.ask(admin, 'DELETE', `user/${user.id}`)).status).toBe(204);
    expect(await isAlive(user)).toBe(false);
    expect((await web.ask(admin, 'DELETE', `user/${user.id}`)).status).toBe(404);
    expect(await web.audit('user_account', user.id)).toHaveLength(2);
  });

  it('GAP-50 is refused for oneself, for a stranger, and without DELETE_USER', async () => {
    const foreign = await web.someone({ role: 'CLIENT_USER', clientId: 20 });

    expect((await web.ask(admin, 'DELETE', `user/${admin.id}`)).status).toBe(409);
    expect((await web.ask(admin, 'DELETE', `user/${foreign.id}`)).status).toBe(404);
    expect((await web.ask(shipper, 'DELETE', `user/${admin.id}`)).status).toBe(403);
  });
});

describe('resending the verification', () => {
  it('USER-26 sends another mail while it is waited for', async () => {
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
