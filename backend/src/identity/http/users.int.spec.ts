import type { UserPage, UserView } from '@contracts/views/user.view.js';
import { roleId } from '@contracts/permissions/roles.js';

import { Mailer } from '../../platform/mail/mailer.js';
import { type Person, type ErrorBody } from '../../testing/test-session.js';
import {
  backend,
  web,
  superAdmin,
  admin,
  customerAdmin,
  shipper,
  newUser,
  added,
  setUpUsers,
} from './users.fixture.js';

setUpUsers('users');

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
    [{ userPreference: { timeZone: 'Mars/Base' } }, 'The time zone is not valid'],
    [{ userPreference: { timeZone: 'Europe/Berlin' } }, 'The time zone is not in Australia'],
    [{ userPreference: { countryName: 'Germany' } }, 'The time zone is not in Germany'],
    [{ userPreference: { countryName: 'Atlantis' } }, 'Unknown country'],
  ])('USER-36 to USER-38 is rejected with %j', async (change, message) => {
    const { status, body } = await web.request(admin, 'POST', 'user', { ...newUser(), ...change });

    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });

  it('is rejected for a taken email, and without CREATE_USER', async () => {
    const user = newUser();
    await web.request(admin, 'POST', 'user', user);

    expect(await web.request(customerAdmin, 'POST', 'user', user)).toMatchObject({ status: 409 });
    expect((await web.request(shipper, 'POST', 'user', {})).status).toBe(403);
  });
});

describe('adding a user with roles', () => {
  const inOneStep = (by: Person, ...roles: object[]) => {
    const user = newUser();
    return {
      user,
      sent: web.request<UserView & ErrorBody>(by, 'POST', 'user', { ...user, roles }),
    };
  };
  const clientUser = { roleId: roleId('CLIENT_USER'), clientId: 11 };

  it('USER-34 creates both in one step', async () => {
    const { status, body } = await inOneStep(admin, clientUser).sent;

    expect(status).toBe(200);
    expect(body.userRoles).toMatchObject([{ roleName: 'CLIENT_USER', clientId: 11 }]);
  });

  it.each([
    ['above the caller', { roleId: roleId('CUSTOMER_ADMIN'), customerId: 1 }, 403],
    ['out of scope', { ...clientUser, clientId: 13 }, 403],
    ['that does not exist', { ...clientUser, roleId: 99 }, 400],
  ])(
    'USER-56 creates neither for a role %s, and leaves the email unused',
    async (_which, role, status) => {
      const { user, sent } = inOneStep(admin, clientUser, role);

      expect((await sent).status).toBe(status);
      expect((await web.request(admin, 'POST', 'user', user)).status).toBe(200);
    },
  );

  it('AUTH-32 rejects a password that is too short for an administrator', async () => {
    const administrator = { roleId: roleId('CLIENT_ADMIN'), clientId: 10 };
    const { user, sent } = inOneStep(admin, administrator);

    expect(await sent).toMatchObject({
      status: 400,
      body: { message: 'Administrators need a password of at least 12 characters' },
    });
    const longer = { ...user, password: 'Linehaul12345', roles: [administrator] };
    expect((await web.request(admin, 'POST', 'user', longer)).status).toBe(200);
  });

  it('rejects the same role twice', async () => {
    const { body } = await inOneStep(admin, clientUser, clientUser).sent;

    expect(body.message).toBe('Selected role already assigned to user');
  });
});

describe('listing users', () => {
  it('GAP-59 returns users without a role to the administrators of their owner', async () => {
    const roleless = await added(admin);
    const foreign = await web.signInNewUser({ role: 'CLIENT_ADMIN', clientId: 20 });
    const list = async (by: Person, query = '') =>
      (await web.request<UserPage>(by, 'GET', `user/list?size=200${query}`)).body.users.map(
        ({ id }) => id,
      );

    for (const by of [admin, customerAdmin, superAdmin]) {
      expect(await list(by)).toContain(roleless.id);
      expect(await list(by, '&roleId=0')).toContain(roleless.id);
      expect(await list(by, '&roleId=0')).not.toContain(shipper.id);
    }
    expect(await list(foreign)).not.toContain(roleless.id);
    expect((await web.request(foreign, 'GET', `user/role?userId=${roleless.id}`)).status).toBe(404);
    expect((await web.request(customerAdmin, 'DELETE', `user/${roleless.id}`)).status).toBe(204);
  });

  it('GAP-59 returns users with a role in scope, with those roles alone', async () => {
    const { id } = await web.signInNewUser(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const staff = await added(superAdmin);

    const list = async (by: Person) =>
      (await web.request<UserPage>(by, 'GET', 'user/list?size=200&permission=READ_USER')).body
        .users;
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
    const page = (query: string) => web.request<UserPage>(superAdmin, 'GET', `user/list?${query}`);

    expect((await page(`size=1&sort=name,ASC${role}`)).body).toMatchObject({
      users: [{ id: customerAdmin.id, roleName: 'CUSTOMER_ADMIN', customerName: 'Coastline' }],
      totalCount: 1,
    });
    expect((await page('filter=nobody%25')).body.users).toEqual([]);
    expect((await page('sort=passwordHash,ASC')).status).toBe(400);
    expect((await web.request(shipper, 'GET', 'user/list')).status).toBe(403);
  });
});

describe('resending the verification', () => {
  it('USER-26 sends another email until the user is verified', async () => {
    const user = await added(superAdmin);
    const resend = (id: number) =>
      web.request(superAdmin, 'POST', `user/resend-verification-email?userId=${id}`);

    expect((await resend(user.id)).status).toBe(204);
    const emails = await backend.database.query<unknown[]>(
      'select id from mail_outbox where recipient = $1',
      [user.email],
    );
    expect(emails).toHaveLength(2);
    expect((await resend(shipper.id)).status).toBe(409);
    expect(
      (await web.request(admin, 'POST', `user/resend-verification-email?userId=${superAdmin.id}`))
        .status,
    ).toBe(404);
  });
});
