import { Logger } from '@nestjs/common';

import { Clock } from '../../platform/clock.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { signedInUser, startBackend, type RunningBackend } from '../../testing/start-backend.js';
import { systemActor } from '../../platform/actor.js';
import { UserRepository, UserSessionRepository } from '../index.js';
import { RegistrationService } from './registration.service.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('links');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => backend.stop());

const post = (path: string, body?: object) =>
  fetch(`${backend.url}/api/v1/auth/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const emailsTo = (email: string) =>
  backend.database.query<{ text: string }[]>(
    'select text from mail_outbox where recipient = $1 order by id',
    [email],
  );

const tokenIn = ({ text }: { text: string }) => /token=([\w-]+)/.exec(text)![1]!;

/** Requests a link and reads it from the email. */
const linkFor = async (email: string) => {
  await post(`reset-password/email?email=${encodeURIComponent(email)}`);
  return tokenIn((await emailsTo(email)).at(-1)!);
};

const confirm = (token: string) =>
  fetch(`${backend.url}/api/v1/user/registrationConfirm?token=${token}`);

const login = async (email: string, password: string) =>
  (await post('login', { email, password })).status;

describe('requesting a new password', () => {
  it('AUTH-24 gives an unknown and a known email the same response, and sends the unknown one nothing', async () => {
    const response = await post('reset-password/email?email=nobody@x.example');

    expect(response.status).toBe(204);
    expect(await emailsTo('nobody@x.example')).toEqual([]);
  });

  it('sends at most one email a minute', async () => {
    await signedInUser(backend, { email: 'twice@x.example', roles: [] });

    await linkFor('twice@x.example');
    await linkFor('twice@x.example');

    expect(await emailsTo('twice@x.example')).toHaveLength(1);
  });

  it('sends one email for requests at the same moment', async () => {
    const email = 'flooded@x.example';
    await signedInUser(backend, { email, roles: [] });

    const requests = Array.from({ length: 10 }, () => post(`reset-password/email?email=${email}`));
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(Array(10).fill(204));

    expect(await emailsTo(email)).toHaveLength(1);
  });

  it('stores no link if its email fails: the next one is sent at once, and the previous one stays valid', async () => {
    const email = 'lost@x.example';
    await signedInUser(backend, { email, roles: [] });
    const link = await linkFor(email);
    await backend.database.query(
      `update one_time_token set expires_at = expires_at - interval '2 min'`,
    );
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    jest
      .spyOn(backend.app.get(Mailer), 'send')
      .mockRejectedValueOnce(new Error('the backend crashes'));

    expect((await post(`reset-password/email?email=${email}`)).status).toBe(500);

    expect((await post(`reset-password/confirm?token=${link}`)).status).toBe(204);
    await linkFor(email);
    expect(await emailsTo(email)).toHaveLength(2);
  });
});

const usedOnADay = expect.stringMatching(
  /^This link was used on \d{2}\/\d{2}\/\d{4}\. Sign in, or request a new one\.$/,
);

describe('the link', () => {
  it('AUTH-27 AUTH-34 sets one new password, by query or body, and ends live tokens', async () => {
    const email = 'reset@x.example';
    const { token } = await signedInUser(backend, { email, roles: [] });
    const link = await linkFor(email);
    expect((await post(`reset-password/confirm?token=${link}`)).status).toBe(204);

    const request = { email, verificationToken: link, password: 'Changed1' };
    expect((await post('reset-password', request)).status).toBe(204);

    expect(await login(email, 'Changed1')).toBe(200);
    const session = await fetch(`${backend.url}/api/v1/auth/permission`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(session.status).toBe(401);
    const again = await post('reset-password', request);
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ message: usedOnADay });
  });

  it('is rejected for another email', async () => {
    await signedInUser(backend, { email: 'owner@x.example', roles: [] });
    const verificationToken = await linkFor('owner@x.example');

    const query = new URLSearchParams({
      email: 'thief@x.example',
      verificationToken,
      password: 'Changed1',
    });

    const response = await post(`reset-password?${query.toString()}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'link.other_email' });
    expect((await post(`reset-password/confirm?token=${verificationToken}`)).status).toBe(204);
  });

  it('AUTH-32 is rejected with a weak password', async () => {
    const response = await post('reset-password', {
      email: 'a@x.example',
      verificationToken: 'x',
      password: 'weak',
    });

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ details: [{ path: 'password' }] });
  });

  it('expires after an hour', async () => {
    await signedInUser(backend, { email: 'late@x.example', roles: [] });
    const link = await linkFor('late@x.example');
    const later = new Date(Date.now() + 3_600_001);
    jest.spyOn(backend.app.get(Clock), 'now').mockReturnValue(later);

    const response = await post(`reset-password/confirm?token=${link}`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'link.not_valid' });
  });
});

describe('confirming a registration', () => {
  it('AUTH-38 activates the user, once', async () => {
    const email = 'new@x.example';
    const id = await backend.app
      .get(UserRepository)
      .create({ name: 'New', email, password: 'Linehaul1', status: 'CREATED', roles: [] });
    await backend.app.get(RegistrationService).sendLink(id, systemActor('test'));
    expect(await login(email, 'Linehaul1')).toBe(401);
    const token = tokenIn((await emailsTo(email))[0]!);

    expect((await confirm(token)).status).toBe(200);

    expect(await login(email, 'Linehaul1')).toBe(200);
    const again = await confirm(token);
    expect(again.status).toBe(400);
    expect(again.headers.get('content-type')).toContain('application/json');
    expect(await again.json()).toMatchObject({
      code: 'link.not_valid',
      message: usedOnADay,
    });
  });

  it('sends no link that could not activate the user', async () => {
    const email = 'unrecorded@x.example';
    const id = await backend.app
      .get(UserRepository)
      .create({ name: 'New', email, password: 'Linehaul1', status: 'CREATED', roles: [] });
    const registration = backend.app.get(RegistrationService);
    jest
      .spyOn(backend.app.get(UserSessionRepository), 'end')
      .mockRejectedValueOnce(new Error('the connection is lost'));

    await expect(registration.sendLink(id, systemActor('test'))).rejects.toThrow();
    expect(await emailsTo(email)).toEqual([]);

    await registration.sendLink(id, systemActor('test'));
    expect((await confirm(tokenIn((await emailsTo(email)).at(-1)!))).status).toBe(200);
  });
});

describe('a link whose change could not be saved', () => {
  const failOnce = () => {
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    jest
      .spyOn(backend.app.get(UserRepository), 'change')
      .mockRejectedValueOnce(new Error('the connection is lost'));
  };

  it('still sets a password', async () => {
    const email = 'unsaved@x.example';
    await signedInUser(backend, { email, roles: [] });
    const verificationToken = await linkFor(email);
    const request = { email, verificationToken, password: 'Changed1' };
    failOnce();

    expect((await post('reset-password', request)).status).toBe(500);
    expect((await post('reset-password', request)).status).toBe(204);
    expect(await login(email, 'Changed1')).toBe(200);
  });

  it('still activates the user', async () => {
    const email = 'inactive@x.example';
    const id = await backend.app
      .get(UserRepository)
      .create({ name: 'New', email, password: 'Linehaul1', status: 'CREATED', roles: [] });
    await backend.app.get(RegistrationService).sendLink(id, systemActor('test'));
    const token = tokenIn((await emailsTo(email))[0]!);
    failOnce();

    expect((await confirm(token)).status).toBe(500);
    expect((await confirm(token)).status).toBe(200);
    expect(await login(email, 'Linehaul1')).toBe(200);
  });
});
