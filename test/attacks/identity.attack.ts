import { expect, test } from '@playwright/test';

import { address } from '../acceptance/environment.js';
import { ApiClient, DEMO_PASSWORD } from '../support/api-client.js';

const NEW_PASSWORD = 'Grevillea-blooms-1';

let superAdmin: ApiClient;
const createdIds: number[] = [];

test.beforeAll(async () => {
  superAdmin = await ApiClient.signIn(address(), 'super@linehaul.example');
});
test.afterAll(async () => {
  for (const id of createdIds) await superAdmin.send('DELETE', `user/${id}`);
});

/** A user of Banksia Melbourne created by this run, who can sign in. */
async function createUser(): Promise<{ id: number; email: string }> {
  const email = `attacked-${Date.now()}-${createdIds.length}@linehaul.example`;
  const user = { name: 'Attacked', email, password: DEMO_PASSWORD };
  const { id } = await superAdmin.expect<{ id: number }>('POST', 'user', user);
  createdIds.push(id);
  await superAdmin.expect('PUT', 'user', { id, name: 'Attacked', status: 'ACTIVE' });
  return { id, email };
}

const guess = (email: string, password: string) =>
  ApiClient.anonymous(address()).send<string>('POST', 'auth/login', { email, password });

test('wrong passwords end no session and change no status', async () => {
  const { id, email } = await createUser();
  const owner = await ApiClient.signIn(address(), email);

  const results = [];
  for (let times = 0; times < 30; times += 1) results.push((await guess(email, 'wrong')).status);

  expect(results.filter((status) => status === 401)).toHaveLength(5);
  expect(results.filter((status) => status === 429)).toHaveLength(25);
  expect((await owner.get('auth/permission')).status).toBe(200);
  const { users } = await superAdmin.expect<{ users: { id: number; status: string }[] }>(
    'GET',
    `user/list?size=10&page=0&filter=${encodeURIComponent(email)}`,
  );
  expect(users.find((user) => user.id === id)?.status).toBe('ACTIVE');
});

test('only five of a thousand concurrent guesses are checked', async () => {
  const { email } = await createUser();

  const results = await Promise.all(
    Array.from({ length: 1_000 }, async () => (await guess(email, 'wrong')).status),
  );

  expect(results.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  expect(results.filter((status) => status !== 401 && status !== 429)).toEqual([]);
});

test('a stolen token is useless once its session has ended in any way', async () => {
  const ends: readonly ((owner: ApiClient, id: number) => Promise<unknown>)[] = [
    (owner) => owner.expect('POST', 'auth/logout'),
    (_, id) => superAdmin.expect('DELETE', `user/${id}/session`),
    (_, id) => superAdmin.expect('PUT', 'user', { id, name: 'Attacked', status: 'DISABLED' }),
    (_, id) =>
      superAdmin.expect('PUT', 'user/update-user-password', {
        userId: id,
        newPassword: NEW_PASSWORD,
      }),
    (_, id) => superAdmin.expect('DELETE', `user/${id}`),
  ];
  for (const end of ends) {
    const { id, email } = await createUser();
    const owner = await ApiClient.signIn(address(), email);
    await end(owner, id);
    await superAdmin.send('PUT', 'user', { id, name: 'Attacked', status: 'ACTIVE' });
    expect((await owner.get('auth/permission')).status).toBe(401);
  }
});

test('a stolen token can neither change the password nor be used to guess it', async () => {
  const { id, email } = await createUser();
  const attacker = await ApiClient.signIn(address(), email);

  const results = [];
  for (let times = 0; times < 20; times += 1)
    results.push(
      (
        await attacker.send('PUT', 'user/update-user-password', {
          userId: id,
          newPassword: NEW_PASSWORD,
          currentPassword: `Guess-number-${times}`,
        })
      ).status,
    );

  expect(results.filter((status) => status === 400)).toHaveLength(5);
  expect(results.filter((status) => status === 429)).toHaveLength(15);
});
