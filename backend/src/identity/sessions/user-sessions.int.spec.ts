import { JwtService } from '@nestjs/jwt';

import { until } from '../../../../test/support/load.js';
import {
  claimsOf,
  startTwoBackends,
  type SignedInUser,
  type TwoBackends,
} from '../../testing/two-backends.js';
import { UserRepository } from '../index.js';
import { UserSessionRepository } from './user-session.repository.js';
import { jsonOf } from '../../../../test/support/json.js';

let two: TwoBackends;
beforeAll(async () => {
  two = await startTwoBackends('user_sessions');
});
afterAll(() => two.backend.stop());

const call: TwoBackends['call'] = (...request) => two.call(...request);
const status: TwoBackends['status'] = (...request) => two.status(...request);
const signInNewUser = () => two.signInNewUser();

const update = (person: SignedInUser, changes: object) =>
  call('PUT', 'user', two.admin, { id: person.id, name: 'Person', status: 'ACTIVE', ...changes });

describe('signing in while the password changes', () => {
  it('opens no session with the old password', async () => {
    const { id } = await signInNewUser();
    const users = two.backend.app.get(UserRepository);
    const before = await users.get(id);
    await users.changePassword(id, 'Wattle-grove-7');

    const isOpen = await two.backend.app.get(UserSessionRepository).open(
      {
        id: '7f2b3c3e-0000-4000-8000-000000000001',
        userId: id,
        expiresAt: new Date(Date.now() + 60_000),
        origin: { address: null, agent: null },
      },
      before.passwordHash,
    );

    expect(isOpen).toBe(false);
  });
});

describe('a token from before sessions were stored', () => {
  const oldToken = async (person: SignedInUser, epoch: number) => {
    const jti = `00000000-0000-4000-8000-${String(person.id).padStart(12, '0')}`;
    return two.backend.app.get(JwtService).signAsync({ ...claimsOf(person.token), jti, epoch });
  };

  it('stays open, and ends like any other', async () => {
    const person = await signInNewUser();
    const token = await oldToken(person, 0);
    expect(await Promise.all([status(token), status(token, two.otherUrl)])).toEqual([200, 200]);

    await call('POST', 'auth/logout', token);

    expect([await status(token), await status(token, two.otherUrl)]).toEqual([401, 401]);
  });

  it('has ended if the password changed before its first use', async () => {
    const person = await signInNewUser();
    const token = await oldToken(person, 0);
    await update(person, { password: 'Wattle-grove-7' });

    expect(await status(token)).toBe(401);
  });

  it('has ended if the user was disabled and enabled before its first use', async () => {
    const person = await signInNewUser();
    const token = await oldToken(person, 0);
    await update(person, { status: 'DISABLED' });
    await update(person, { status: 'ACTIVE' });

    expect(await status(token)).toBe(401);
  });
});

describe('where you are signed in', () => {
  const sessions = async (token: string, path = 'session') =>
    await jsonOf<
      {
        id: string;
        isCurrent: boolean;
        device: string;
        address: string;
      }[]
    >(await call('GET', path, token));

  it("lists the caller's own sessions with device and address, and a user's sessions to their administrator", async () => {
    const { id, token } = await signInNewUser();
    await two.backend.database.query(
      `update user_session set last_used_at = now() - interval '1 hour', agent = $2 where id = $1`,
      [claimsOf(token).jti, 'curl/8.5.0'],
    );

    await status(token);
    await until(
      () => sessions(token),
      ([first]) => first?.id === claimsOf(token).jti,
    );

    const [mine, ...rest] = await sessions(token);
    expect(mine).toMatchObject({ isCurrent: true, device: 'curl', address: '127.0.0.1' });
    expect(rest).toHaveLength(1);
    expect(await sessions(two.admin, `user/${id}/session`)).toHaveLength(2);
  });

  it('ends no session of another user', async () => {
    const person = await signInNewUser();
    const outsider = await signInNewUser();
    const { jti } = claimsOf(person.token);

    expect((await call('DELETE', `session/${jti}`, outsider.token)).status).toBe(404);
    expect((await call('DELETE', `user/${person.id}/session`, outsider.token)).status).toBe(403);
    expect((await call('GET', `user/${person.id}/session`, outsider.token)).status).toBe(403);
    expect(await status(person.token)).toBe(200);
  });
});
