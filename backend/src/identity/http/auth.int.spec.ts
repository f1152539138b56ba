import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';

import { UserRepository } from '../index.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { ROUTE_ACCESS } from './access.guard.js';
import { jsonOf } from '../../../../test/support/json.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('auth');
  await backend.database.query(someClients);
});

afterAll(() => backend.stop());

const login = (email: string, password: string) =>
  fetch(`${backend.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

const permissions = (token: string) =>
  fetch(`${backend.url}/api/v1/auth/permission`, { headers: { Authorization: `Bearer ${token}` } });

const createUser = async (email: string, status: 'ACTIVE' | 'DISABLED' = 'ACTIVE') =>
  backend.app
    .get(UserRepository)
    .create({ name: 'Some One', email, password: 'Linehaul1', status, roles: [] });

describe('signing in', () => {
  it('AUTH-09 AUTH-42 returns the token as plain text', async () => {
    await createUser('plain@x.example');

    const response = await login('Plain@X.example ', 'Linehaul1');

    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await response.text()).split('.')).toHaveLength(3);
  });

  it('AUTH-14 is rejected with the same text for an unknown email and a wrong password', async () => {
    await createUser('known@x.example');

    const wrong = await login('known@x.example', 'Linehaul2');
    const unknown = await login('unknown@x.example', 'Linehaul2');

    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: ['one@x.example'], password: 'x' }, 'Email is required'],
    [{ email: 'one@x.example', password: 7 }, 'Password is required'],
    [{ email: 'x'.repeat(321), password: 'x' }, 'Email is too long'],
  ])('is rejected with %j: %s', async (body, message) => {
    const response = await fetch(`${backend.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

    expect([response.status, await response.text()]).toEqual([400, message]);
  });

  it('AUTH-57 is rejected for a user who is not active, but only with the right password', async () => {
    await createUser('disabled@x.example', 'DISABLED');

    expect(await (await login('disabled@x.example', 'Linehaul1')).text()).toMatch(/disabled/);
    expect(await (await login('disabled@x.example', 'Linehaul2')).text()).not.toMatch(/disabled/);
  });

  it('AUTH-17 returns 429 after 5 failures in a minute, even to the right password and to concurrent requests', async () => {
    await createUser('many@x.example');

    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await login('many@x.example', 'wrong')).status),
    );

    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect((await login('many@x.example', 'Linehaul1')).status).toBe(429);
  });

  it('resets the count of failures after a success', async () => {
    await createUser('forgiven@x.example');
    for (let round = 1; round <= 3; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await login('forgiven@x.example', 'wrong');
      expect((await login('forgiven@x.example', 'Linehaul1')).status).toBe(200);
    }
  });
});

describe('a token', () => {
  it('AUTH-41 AUTH-54 is required', async () => {
    const response = await fetch(`${backend.url}/api/v1/auth/permission`);

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ statusCode: 401, code: 'session.invalid' });
  });

  it('AUTH-57 ends with the next request after the user is disabled', async () => {
    const { id, token } = await signedInUser(backend, { email: 'ended@x.example', roles: [] });
    expect((await permissions(token)).status).toBe(200);

    await backend.database.query(`update user_account set status = 'DISABLED' where id = $1`, [id]);

    await expectSoon(async () => (await permissions(token)).status, 401);
  });

  it('AUTH-50 AUTH-51 AUTH-52 covers the descendants of the clients named, and follows role changes', async () => {
    const { id, token } = await signedInUser(backend, {
      email: 'parent@x.example',
      roles: [{ role: 'CLIENT_USER', clientId: 10 }],
    });
    const clients = async () => {
      const views = await jsonOf<
        {
          name: string;
          clientIds: number[];
        }[]
      >(await permissions(token));
      return views.find(({ name }) => name === 'READ_CONSIGNMENT')?.clientIds;
    };
    expect(await clients()).toEqual([10, 11, 12]);

    await backend.database.query(
      `insert into user_role (user_id, role, client_id) values ($1, 'CLIENT_USER', 13)`,
      [id],
    );

    await expectSoon(clients, [10, 11, 12, 13]);
  });
});

describe('every route', () => {
  it('declares its access rule', () => {
    const found = routes();

    expect(found.length).toBeGreaterThan(10);
    expect(found.filter(({ access }) => !access).map(({ name }) => name)).toEqual([]);
  });

  it('is open without a token only if the contract allows it', () => {
    const open = routes()
      .filter(({ access }) => (access as { kind: string } | undefined)?.kind === 'public')
      .map(({ name }) => name);

    expect(open.sort()).toEqual([
      'AuthController.login',
      'BrowserFailureController.report',
      'EventFeedController.listTypes',
      'HealthController.live',
      'HealthController.ready',
      'MetricsController.metrics',
      'PasswordResetController.confirm',
      'PasswordResetController.reset',
      'PasswordResetController.sendLink',
      'RegistrationController.confirm',
    ]);
  });
});

/** Other processes receive a change asynchronously. */
async function expectSoon<Value>(look: () => Promise<Value>, expected: Value): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (JSON.stringify(await look()) !== JSON.stringify(expected) && Date.now() < deadline);
  expect(await look()).toEqual(expected);
}

/** Lists the controller and method of every route with its access rule. */
function routes(): { name: string; access: unknown }[] {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  const controllers = [...backend.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  return controllers.flatMap(({ instance, metatype }) => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner
      .getAllMethodNames(prototype)
      .map((method) => ({ method, handler: prototype[method]! }))
      .filter(({ handler }) => Reflect.hasMetadata('path', handler))
      .map(({ method, handler }) => ({
        name: `${metatype!.name}.${method}`,
        access: reflector.getAllAndOverride(ROUTE_ACCESS, [handler, metatype as () => unknown]),
      }));
  });
}
