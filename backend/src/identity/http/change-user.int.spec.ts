import type { UserView } from '@contracts/views/user.view.js';

import { type Person, type ErrorBody } from '../../testing/test-session.js';
import {
  backend,
  web,
  superAdmin,
  admin,
  shipper,
  isSignedIn,
  setUpUsers,
} from './users.fixture.js';

setUpUsers('change_user');

describe('changing a user', () => {
  const put = (by: Person, id: number, change: object) =>
    web.request<UserView & ErrorBody>(by, 'PUT', 'user', {
      id,
      name: 'Renamed',
      status: 'ACTIVE',
      email: 'other@x.example',
      ...change,
    });

  it('USER-41 changes everything but the email, and revokes the tokens of a disabled user', async () => {
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });

    expect(await put(admin, user.id, { preferredUnit: 'MM' })).toMatchObject({
      status: 200,
      body: { name: 'Renamed', preferredUnit: 'MM', email: user.email },
    });
    expect(await isSignedIn(user)).toBe(true);
    expect((await put(admin, user.id, { status: 'DISABLED' })).status).toBe(200);
    expect(await isSignedIn(user)).toBe(false);
  });

  it('changes only the fields in the request', async () => {
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
    await put(admin, user.id, { status: 'DISABLED' });

    const { body } = await web.request<UserView>(admin, 'PUT', 'user', {
      id: user.id,
      name: 'Alone',
    });
    expect(body).toMatchObject({ name: 'Alone', status: 'DISABLED' });
    expect((await web.request(admin, 'PUT', 'user', { id: user.id, name: null })).status).toBe(400);
    expect((await web.request(admin, 'PUT', 'user', { id: user.id, status: null })).status).toBe(
      400,
    );
  });

  it('USER-40 sets the password only if there is one, which ends live tokens', async () => {
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });

    await put(admin, user.id, { password: '' });
    expect(await isSignedIn(user)).toBe(true);
    await put(admin, user.id, { password: 'Changed12' });
    expect(await isSignedIn(user)).toBe(false);
  });

  it.each([
    ['PENDING', 'ACTIVE', 409],
    ['LOCKED', 'ACTIVE', 200],
    ['LOCKED', 'DISABLED', 409],
    ['ACTIVE', 'LOCKED', 409],
  ])('USER-21 to USER-25 an admin changes %s to %s: %i', async (from, to, status) => {
    const { id } = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });
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

  it('does not find users outside the scope, and rejects those partly outside or with higher roles', async () => {
    const foreign = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 20 });
    const partly = await web.signInNewUser(
      { role: 'CLIENT_USER', clientId: 11 },
      { role: 'CLIENT_USER', clientId: 20 },
    );
    const heavier = await web.signInNewUser({ role: 'CUSTOMER_ADMIN', clientId: 11 });

    expect((await put(admin, foreign.id, {})).body).toEqual((await put(admin, 999_999, {})).body);
    expect((await put(admin, foreign.id, {})).status).toBe(404);
    expect((await put(admin, partly.id, {})).status).toBe(403);
    expect((await put(admin, heavier.id, { password: 'Changed12' })).status).toBe(403);
    expect((await put(shipper, shipper.id, {})).status).toBe(403);
  });
});

describe('deleting a user', () => {
  it('removes the roles and ends live tokens', async () => {
    const user = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 11 });

    expect((await web.request(admin, 'DELETE', `user/${user.id}`)).status).toBe(204);
    expect(await isSignedIn(user)).toBe(false);
    expect((await web.request(admin, 'DELETE', `user/${user.id}`)).status).toBe(404);
    expect(await web.audit('user_account', user.id)).toHaveLength(2);
  });

  it('GAP-50 is rejected for the caller, outside the scope, and without DELETE_USER', async () => {
    const foreign = await web.signInNewUser({ role: 'CLIENT_USER', clientId: 20 });

    expect((await web.request(admin, 'DELETE', `user/${admin.id}`)).status).toBe(409);
    expect((await web.request(admin, 'DELETE', `user/${foreign.id}`)).status).toBe(404);
    expect((await web.request(shipper, 'DELETE', `user/${admin.id}`)).status).toBe(403);
  });
});
