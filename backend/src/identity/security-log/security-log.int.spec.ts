import { until } from '../../../../test/support/load.js';
import {
  signedInUser,
  someClients,
  startBackend,
  type RunningBackend,
} from '../../testing/start-backend.js';
import { findBreak } from './security-event.js';
import { SecurityLog } from './security-log.js';
import { SecurityLogRepository } from './security-log.repository.js';
import { jsonOf } from '../../../../test/support/json.js';

interface Listed {
  readonly events: readonly {
    readonly id: number;
    readonly kind: string;
    readonly outcome: string;
    readonly subjectId: number | null;
    readonly details: string;
    readonly address: string | null;
  }[];
  readonly before: number | null;
}

let backend: RunningBackend;
let shipper: { id: number; token: string };
let admin: { id: number; token: string };
let foreigner: { id: number; token: string };

beforeAll(async () => {
  backend = await startBackend('security_log');
  await backend.database.query(someClients);
  shipper = await signedInUser(backend, {
    email: 'shipper@x.example',
    roles: [{ role: 'CLIENT_USER', clientId: 10 }],
  });
  admin = await signedInUser(backend, {
    email: 'admin@x.example',
    roles: [{ role: 'CUSTOMER_ADMIN', customerId: 1 }],
  });
  foreigner = await signedInUser(backend, {
    email: 'foreigner@y.example',
    roles: [{ role: 'CUSTOMER_ADMIN', customerId: 2 }],
  });
});
afterAll(() => backend.stop());

const call = (token: string, method: string, path: string, body?: object) =>
  fetch(`${backend.url}/api/v1/${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });

const read = async (token: string, query = '') =>
  await jsonOf<Listed>(await call(token, 'GET', `security-log${query}`));

const whole = () => backend.app.get(SecurityLogRepository).listAfter(0, 10_000);

describe('the security log', () => {
  it('holds sign-ins and refusals with their address', async () => {
    await fetch(`${backend.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'shipper@x.example', password: 'wrong' }),
    });

    const { events } = await until(
      () => read(shipper.token, '?kind=SIGN_IN'),
      ({ events: [first] }) => first?.outcome === 'REFUSED',
    );

    expect(events.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'DONE']);
    expect(events[0]).toMatchObject({ subjectId: shipper.id, address: '127.0.0.1' });
  });

  it('shows everybody their own, administrators their users, and nobody those of another customer', async () => {
    const subjects = async (token: string) =>
      new Set((await read(token)).events.map(({ subjectId }) => subjectId));

    expect(await subjects(shipper.token)).toEqual(new Set([shipper.id]));
    expect(await subjects(admin.token)).toEqual(new Set([shipper.id, admin.id]));
    expect(await subjects(foreigner.token)).toEqual(new Set([foreigner.id]));
    expect((await read(foreigner.token, `?userId=${shipper.id}`)).events).toEqual([]);
  });

  it('notes a refused permission once, however often it is tried', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await call(shipper.token, 'DELETE', `user/${admin.id}`)).status).toBe(403);

    const { events } = await until(
      () => read(shipper.token, '?kind=PERMISSION_REFUSED'),
      (page) => page.events.length > 0,
    );
    expect(events).toHaveLength(1);
  });

  it('tells of a changed role, status and password', async () => {
    await call(admin.token, 'PUT', 'user', {
      id: shipper.id,
      name: 'Shipper',
      status: 'DISABLED',
      password: 'Grevillea1',
    });
    await call(admin.token, 'POST', `user/role?userId=${shipper.id}`, [
      { roleId: 5, clientId: 13 },
    ]);

    const { events } = await read(admin.token, `?userId=${shipper.id}`);

    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['ROLE_CHANGED', 'STATUS_CHANGED', 'PASSWORD_CHANGED']),
    );
  });

  it('is one chain, written by many at once, in which a change shows', async () => {
    const other = await backend.startAnother();
    const logs = [backend.app.get(SecurityLog), other.get(SecurityLog)];
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        logs[index % 2]!.record({
          kind: 'SIGN_IN',
          outcome: 'REFUSED',
          actor: null,
          subjectId: null,
          details: `no. ${index} \0 "quoted" – ü`,
        }),
      ),
    );

    const events = await whole();
    expect(events.length).toBeGreaterThan(200);
    expect(findBreak(events)).toBeNull();

    const changed = events.map((event) => (event.id === 7 ? { ...event, details: 'x' } : event));
    expect(findBreak(changed)).toBe(7);
    expect(findBreak(events.filter(({ id }) => id !== 7))).toBe(8);
  });

  it.each([
    `update security_event set details = 'nothing' where id = 1`,
    'delete from security_event where id = 1',
    'truncate security_event',
  ])('refuses %s', async (statement) => {
    await expect(backend.database.query(statement)).rejects.toThrow(/only added to/);
  });

  it('is read page by page, newest first', async () => {
    const superAdmin = await signedInUser(backend, {
      email: 'super@x.example',
      roles: [{ role: 'SUPER_ADMIN' }],
    });
    const first = await read(superAdmin.token);
    const second = await read(superAdmin.token, `?before=${first.before ?? ''}`);

    expect(first.events).toHaveLength(50);
    expect(second.events[0]?.id).toBe((first.events.at(-1)?.id ?? 0) - 1);
  });

  it('keeps the shape of a flood: what is too much is counted in one entry', async () => {
    const log = backend.app.get(SecurityLog);
    const entry = { kind: 'SIGN_IN', outcome: 'REFUSED', actor: null, subjectId: null } as const;
    await Promise.all(Array.from({ length: 12_000 }, () => log.record(entry)));

    const [last] = await backend.database.query<{ details: string }[]>(
      `select details from security_event where details like '%more at the same time%'`,
    );
    expect(last?.details).toMatch(/^\d+ more/);
  });
});

describe('the security log of the users in scope', () => {
  const log = () => backend.app.get(SecurityLog);
  const csv = async (token: string, query = '') => {
    const answer = await call(token, 'GET', `security-log/export${query}`);
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    };
  };
  const about = (subjectId: number, details: string) =>
    log().record({ kind: 'STATUS_CHANGED', actor: null, subjectId, details });

  it('is found by who, address and day, in the zone of the reader', async () => {
    await about(shipper.id, 'found by who');
    const subjects = async (query: string) =>
      (await read(admin.token, query)).events.map(({ subjectId }) => subjectId);

    expect(new Set(await subjects('?who=SHIPPER%40x'))).toEqual(new Set([shipper.id]));
    expect(await subjects('?who=nobody-of-this-name')).toEqual([]);
    expect(await subjects('?who=foreigner')).toEqual([]);
    expect((await subjects('?address=127.0')).length).toBeGreaterThan(0);
    expect(await subjects('?address=10.')).toEqual([]);
    expect(await subjects('?toDay=2020-01-01')).toEqual([]);
    expect((await subjects('?fromDay=2020-01-01')).length).toBeGreaterThan(0);
  });

  it('takes a day whole, from its midnight to the next one, where the reader is', async () => {
    const events = () => backend.app.get(SecurityLogRepository);
    const entry = { kind: 'WAIT', outcome: 'DONE', userId: null, userName: null } as const;
    const rest = { subjectId: admin.id, address: null, agent: null, correlationId: null };
    await events().append(
      // Perth is at UTC+8
      [
        '2026-03-04T15:59:59Z',
        '2026-03-04T16:00:00Z',
        '2026-03-05T15:59:59Z',
        '2026-03-05T16:00:00Z',
      ].map((at) => ({ ...entry, ...rest, at: new Date(at), details: at })),
    );
    await backend.database.query(
      `update user_account set time_zone = 'Australia/Perth' where id = ${admin.id}`,
    );

    const day = await read(admin.token, '?kind=WAIT&fromDay=2026-03-05&toDay=2026-03-05');

    expect(day.events.map(({ details }) => details)).toEqual([
      '2026-03-05T15:59:59Z',
      '2026-03-04T16:00:00Z',
    ]);
  });

  it.each([
    '?fromDay=2026-02-30',
    '?fromDay=yesterday',
    '?fromDay=2026-03-05&toDay=2026-03-04',
    '?address=%25',
    '?who=',
    '?who=a%00b',
  ])('refuses %s', async (query) => {
    expect((await call(admin.token, 'GET', `security-log${query}`)).status).toBe(400);
    expect((await csv(admin.token, query)).status).toBe(400);
  });

  it('holds users without a role who belong to the customer, and of nobody else', async () => {
    const roleless = await signedInUser(backend, { email: 'roleless@x.example', roles: [] });
    await backend.database.query(
      `update user_account set customer_id = 1 where id = ${roleless.id}`,
    );
    await about(roleless.id, 'has no role');

    expect((await read(admin.token, `?userId=${roleless.id}`)).events).not.toEqual([]);
    expect((await read(foreigner.token, `?userId=${roleless.id}`)).events).toEqual([]);
  });

  it('is exported for those who may read it, without formulas, and the export is an entry', async () => {
    await about(shipper.id, '=cmd|calc');
    await about(foreigner.id, 'of another customer');

    const { status, type, text } = await csv(admin.token);

    expect(status).toBe(200);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[0]).toBe(
      'When (UTC),Who,User id,About,About id,What,Details,Address,Device,Outcome',
    );
    expect(text).toContain(",Status changed,'=cmd|calc,");
    expect(text).not.toContain('of another customer');
    expect((await read(admin.token, '?kind=LOG_EXPORTED')).events).toHaveLength(1);
    expect((await csv(admin.token, '?kind=WAIT')).text).not.toContain('Status changed');
    const roles = [{ role: 'CLIENT_ADMIN' as const, clientId: 10 }];
    const clientAdmin = await signedInUser(backend, { email: 'client@x.example', roles });
    expect((await csv(clientAdmin.token)).status).toBe(403);
  });

  it('is exported whole, however many pages it has', async () => {
    const superAdmin = await signedInUser(backend, {
      email: 'super2@x.example',
      roles: [{ role: 'SUPER_ADMIN' }],
    });
    await Promise.all(
      Array.from({ length: 2_500 }, (_, index) => about(foreigner.id, `no ${index}`)),
    );

    const { text } = await csv(superAdmin.token, `?userId=${foreigner.id}&kind=STATUS_CHANGED`);
    const details = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[6]);

    expect(details.length).toBeGreaterThanOrEqual(2_500);
    expect(new Set(details).size).toBe(details.length);
  });
});
