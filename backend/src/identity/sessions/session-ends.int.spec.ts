import { io, type Socket } from 'socket.io-client';

import {
  claimsOf,
  PASSWORD,
  startTwoBackends,
  type SignedInUser,
  type TwoBackends,
} from '../../testing/two-backends.js';
import { jsonOf } from '../../../../test/support/json.js';

let two: TwoBackends;
beforeAll(async () => {
  two = await startTwoBackends('session_ends');
});
afterAll(() => two.backend.stop());

const call: TwoBackends['call'] = (...request) => two.call(...request);
const status: TwoBackends['status'] = (...request) => two.status(...request);
const signInNewUser = () => two.signInNewUser();

const update = (person: SignedInUser, changes: object) =>
  call('PUT', 'user', two.admin, { id: person.id, name: 'Person', status: 'ACTIVE', ...changes });

const roleOf = async ({ id }: SignedInUser) => {
  const rows = await two.backend.database.query<{ id: number }[]>(
    'select id from user_role where user_id = $1',
    [id],
  );
  return rows[0]!.id;
};

/** All ways to end another user's session. */
const ends: readonly (readonly [string, (person: SignedInUser) => Promise<Response>])[] = [
  ['log-out', ({ token }) => call('POST', 'auth/logout', token)],
  [
    'being ended from another session',
    ({ token, other }) => call('DELETE', `session/${claimsOf(token).jti}`, other),
  ],
  ['"Sign out the other sessions"', ({ other }) => call('DELETE', 'session', other)],
  ['an administrator', ({ id }) => call('DELETE', `user/${id}/session`, two.admin)],
  [
    'a password changed elsewhere',
    ({ id, other }) =>
      call('PUT', 'user/update-user-password', other, {
        userId: id,
        newPassword: 'Wattle-grove-7',
        currentPassword: PASSWORD,
      }),
  ],
  [
    'a password set by an administrator',
    (person) => update(person, { password: 'Wattle-grove-7' }),
  ],
  ['being disabled', (person) => update(person, { status: 'DISABLED' })],
  ['being locked', (person) => update(person, { status: 'LOCKED' })],
  [
    'a role changed',
    async (person) =>
      call('PUT', `user/role?userId=${person.id}`, two.admin, [
        { id: await roleOf(person), roleId: 5, clientId: 11 },
      ]),
  ],
  [
    'a role removed',
    async (person) => call('DELETE', `user/role?userRoleIds=${await roleOf(person)}`, two.admin),
  ],
  ['removal of the user', ({ id }) => call('DELETE', `user/${id}`, two.admin)],
];

const connected = async (token: string, url: string): Promise<Socket> => {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: { token },
  });
  await new Promise((resolve, reject) => {
    socket.once('connect', () => {
      resolve(undefined);
    });
    socket.once('connect_error', reject);
  });
  return socket;
};

describe('a session ended by', () => {
  it.each(ends)('%s is rejected at once by a backend that got no notification', async (_, end) => {
    const person = await signInNewUser();
    // Warms the caches of both backends.
    expect(await status(person.token)).toBe(200);
    expect(await status(person.token, two.otherUrl)).toBe(200);

    const response = await end(person);

    expect(response.ok).toBe(true);
    expect(await status(person.token, two.otherUrl)).toBe(401);
    expect(await status(person.token)).toBe(401);
  });

  it.each(ends)('%s loses its sockets within a second, on both backends', async (_, end) => {
    const person = await signInNewUser();
    const sockets = [
      await connected(person.token, two.backend.url),
      await connected(person.token, two.otherUrl),
    ];
    const closed = Promise.all(
      sockets.map(
        (socket) =>
          new Promise<number>((resolve) => {
            socket.once('disconnect', () => {
              resolve(Date.now());
            });
          }),
      ),
    );

    await end(person);
    const endedAt = Date.now();

    expect(Math.max(...(await closed)) - endedAt).toBeLessThan(1_000);
  });

  it('disabling stays ended when the user is enabled again', async () => {
    const person = await signInNewUser();
    await update(person, { status: 'DISABLED' });
    await update(person, { status: 'ACTIVE' });

    expect(await status(person.token)).toBe(401);
  });
});

describe('a role that is granted', () => {
  it('applies from the next request of a backend that missed the notification', async () => {
    const person = await signInNewUser();
    const clients = async () => {
      const response = await call('GET', 'auth/permission', person.token, undefined, two.otherUrl);
      const views = await jsonOf<{ name: string; clientIds: number[] }[]>(response);
      return views.find(({ name }) => name === 'READ_CONSIGNMENT')?.clientIds;
    };
    expect(await clients()).toEqual([10, 11, 12]);

    await call('POST', `user/role?userId=${person.id}`, two.admin, [{ roleId: 5, clientId: 13 }]);

    expect(await clients()).toEqual([10, 11, 12, 13]);
  });
});

describe("the user's own password", () => {
  it('is changed without ending the session that changes it, unlike all others', async () => {
    const { id, token, other } = await signInNewUser();
    const request = { userId: id, newPassword: 'Wattle-grove-7', currentPassword: PASSWORD };

    expect((await call('PUT', 'user/update-user-password', token, request)).status).toBe(204);

    expect([await status(token), await status(other)]).toEqual([200, 401]);
  });

  it.each([undefined, 'Wrong-one-1'])(
    'is not changed with %s as the current one',
    async (given) => {
      const { id, token, other } = await signInNewUser();

      const response = await call('PUT', 'user/update-user-password', token, {
        userId: id,
        newPassword: 'Wattle-grove-7',
        ...(given !== undefined && { currentPassword: given }),
      });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ details: [{ path: 'currentPassword' }] });
      expect(await status(other)).toBe(200);
    },
  );
});
