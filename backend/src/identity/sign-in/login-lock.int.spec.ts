import { Clock } from '../../platform/clock.js';
import { systemActor } from '../../platform/actor.js';
import { runInContext } from '../../platform/request-context.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { UserRepository, UserUnlockService } from '../index.js';
import { PasswordResetService } from '../links/password-reset.service.js';
import { SignInService } from './sign-in.service.js';
import { jsonOf } from '../../../../test/support/json.js';

const PASSWORD = 'Linehaul1';
const ATTACKER = '192.0.2.44';
const OWNER = '203.0.113.18';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let backend: RunningBackend;
let now = Date.now();
let count = 0;

beforeAll(async () => {
  backend = await startBackend('login_lock');
  jest.spyOn(backend.app.get(Clock), 'now').mockImplementation(() => new Date(now));
});
afterAll(() => backend.stop());

/** 'in', or the message of the rejection. */
const attempt = (email: string, password: string, address: string): Promise<string> =>
  runInContext(
    { correlationId: 'test', writtenPosition: null, origin: { address, agent: null } },
    () =>
      backend.app
        .get(SignInService)
        .signIn({ email, password, address })
        .then(
          () => 'in',
          (error: unknown) => (error as Error).message,
        ),
  );

async function createUser() {
  const email = `locked${(count += 1)}@x.example`;
  return { email, ...(await signedInUser(backend, { email, roles: [] })) };
}

/** Seconds until an attempt from there is accepted again. */
async function waitOf(email: string, address: string): Promise<number> {
  const error: unknown = await backend.app
    .get(SignInService)
    .signIn({ email, password: 'wrong', address })
    .catch((thrown: unknown) => thrown);
  return (error as { retryAfterSeconds?: number }).retryAfterSeconds ?? 0;
}

const status = async (token: string) =>
  (
    await fetch(`${backend.url}/api/v1/auth/permission`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).status;

/** Guesses until rejected, then waits, ten times. */
async function attack(email: string, address: string): Promise<void> {
  for (let guess = 0; guess < 10; guess += 1) {
    now += (await waitOf(email, address)) * SECOND;
    await attempt(email, 'wrong', address);
  }
}

describe('wrong passwords from one address', () => {
  it('lock neither the owner at another address, nor live sessions, nor the account', async () => {
    const { id, email, token } = await createUser();

    await attack(email, ATTACKER);

    expect(await waitOf(email, ATTACKER)).toBeGreaterThan(60);
    expect(await attempt(email, PASSWORD, OWNER)).toBe('in');
    expect(await status(token)).toBe(200);
    expect((await backend.app.get(UserRepository).get(id)).status).toBe('ACTIVE');
  });

  it('cause a wait of a minute after five, then twice as long each time, at most half an hour', async () => {
    const { email } = await createUser();
    for (let guess = 0; guess < 5; guess += 1) await attempt(email, 'wrong', ATTACKER);

    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const wait = await waitOf(email, ATTACKER);
      waits.push(wait / 60);
      now += wait * SECOND;
      await attempt(email, 'wrong', ATTACKER);
    }

    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('expire automatically, and with the right password', async () => {
    const { email } = await createUser();
    for (let guess = 0; guess < 5; guess += 1) await attempt(email, 'wrong', ATTACKER);
    expect(await attempt(email, PASSWORD, ATTACKER)).toMatch(/^Too many failed attempts/);

    now += MINUTE;

    expect(await attempt(email, PASSWORD, ATTACKER)).toBe('in');
    expect(await attempt(email, 'wrong', ATTACKER)).toBe('Invalid email or password');
  });

  it('from any address in an IPv6 network count together', async () => {
    const { email } = await createUser();
    for (let guess = 0; guess < 5; guess += 1)
      await attempt(email, 'wrong', `2001:db8:1:2::${guess}`);

    expect(await attempt(email, 'wrong', '2001:db8:1:2::99')).toMatch(/^Too many/);
  });
});

describe('a guess spread over many addresses', () => {
  const spread = async (email: string) => {
    let taken = 0;
    for (let address = 1; address <= 40; address += 1)
      if ((await attempt(email, 'wrong', `198.51.100.${address}`)) === 'Invalid email or password')
        taken += 1;
    return taken;
  };

  it('is slowed, but not for the owner at a known address', async () => {
    const { email } = await createUser();
    expect(await attempt(email, PASSWORD, OWNER)).toBe('in');

    expect(await spread(email)).toBe(20);

    expect(await attempt(email, PASSWORD, OWNER)).toBe('in');
    expect(await attempt(email, PASSWORD, '198.51.100.200')).toMatch(/^Too many/);
  });

  it('no longer delays the owner after a reset by email', async () => {
    const { email } = await createUser();
    await spread(email);

    await backend.app.get(PasswordResetService).sendLink(email);
    const [mail] = await backend.database.query<{ text: string }[]>(
      'select text from mail_outbox where recipient = $1',
      [email],
    );
    const verificationToken = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const password = 'Wattle-grove-7';
    await backend.app.get(PasswordResetService).reset({ email, verificationToken, password });

    expect(await attempt(email, password, '198.51.100.200')).toBe('in');
  });
});

describe('a user whose status is LOCKED', () => {
  const lock = async (id: number) => {
    const users = backend.app.get(UserRepository);
    await users.change(id, systemActor('test'), () => ({ status: 'LOCKED' }));
    return users;
  };

  it('is ACTIVE again after a reset by email', async () => {
    const { id, email } = await createUser();
    const users = await lock(id);
    const link = await backend.app.get(UserUnlockService).createResetLink(email);
    const verificationToken = /token=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

    const password = 'Wattle-grove-7';
    await backend.app.get(PasswordResetService).reset({ email, verificationToken, password });

    expect((await users.get(id)).status).toBe('ACTIVE');
    expect(await attempt(email, password, OWNER)).toBe('in');
  });

  it('is ACTIVE again after the operator unlocks the user', async () => {
    const { id, email } = await createUser();
    await lock(id);
    for (let guess = 0; guess < 5; guess += 1) await attempt(email, 'wrong', OWNER);

    const former = await backend.app.get(UserUnlockService).unlock(email, systemActor('test'));

    expect(former).toBe('LOCKED');
    expect(await attempt(email, PASSWORD, OWNER)).toBe('in');
  });

  it('stays DISABLED if disabled since, even after an unlock or with an earlier reset link', async () => {
    const { id, email } = await createUser();
    const unlock = backend.app.get(UserUnlockService);
    const users = backend.app.get(UserRepository);
    await users.change(id, systemActor('test'), () => ({ status: 'DISABLED' }));
    const link = await unlock.createResetLink(email);
    const verificationToken = /token=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

    await unlock.unlock(email, systemActor('test'));
    const reset = { email, verificationToken, password: 'Wattle-grove-7' };

    await expect(backend.app.get(PasswordResetService).reset(reset)).rejects.toThrow();
    expect((await users.get(id)).status).toBe('DISABLED');
  });
});

describe('a new password', () => {
  const set = async (token: string, userId: number, newPassword: string) => {
    const response = await fetch(`${backend.url}/api/v1/user/update-user-password`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ userId, newPassword, currentPassword: PASSWORD }),
    });
    return response.status === 204 ? 'set' : (await jsonOf<{ message: string }>(response)).message;
  };

  it('is rejected if it is on the list of known passwords, ignoring case', async () => {
    const { id, token } = await createUser();

    expect(await set(token, id, 'PASSword1')).toMatch(/leaked/);
    expect(await set(token, id, 'Grevillea1')).toBe('set');
  });

  it('of an administrator needs 12 characters', async () => {
    const email = 'admin@x.example';
    const roles = [{ role: 'SUPER_ADMIN' as const }];
    const { id, token } = await signedInUser(backend, { email, roles });

    expect(await set(token, id, 'Grevillea1')).toMatch(/12 characters/);
    expect(await set(token, id, 'Grevillea-blooms-1')).toBe('set');
  });
});
