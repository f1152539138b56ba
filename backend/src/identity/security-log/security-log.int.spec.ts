import { until } from '../../../../test/support/load.js';
import { signedInUser } from '../../testing/start-backend.js';
import { findBreak } from './security-event.js';
import { SecurityLog } from './security-log.js';
import {
  backend,
  shipper,
  admin,
  outsider,
  call,
  read,
  allEvents,
  setUpSecurityLog,
} from './security-log.fixture.js';

setUpSecurityLog('security_log');

describe('the security log', () => {
  it('holds sign-ins and rejections with their address', async () => {
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

  it('shows users their own entries, administrators those of their users, and none of another customer', async () => {
    const subjects = async (token: string) =>
      new Set((await read(token)).events.map(({ subjectId }) => subjectId));

    expect(await subjects(shipper.token)).toEqual(new Set([shipper.id]));
    expect(await subjects(admin.token)).toEqual(new Set([shipper.id, admin.id]));
    expect(await subjects(outsider.token)).toEqual(new Set([outsider.id]));
    expect((await read(outsider.token, `?userId=${shipper.id}`)).events).toEqual([]);
  });

  it('records a denied permission once, however often it is tried', async () => {
    for (let times = 0; times < 5; times += 1)
      expect((await call(shipper.token, 'DELETE', `user/${admin.id}`)).status).toBe(403);

    const { events } = await until(
      () => read(shipper.token, '?kind=PERMISSION_REFUSED'),
      (page) => page.events.length > 0,
    );
    expect(events).toHaveLength(1);
  });

  it('records a changed role, status and password', async () => {
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

  it('holds an API key whose long name cannot be cut in the middle of a character', async () => {
    const reference = `x${'😀'.repeat(250)}`;
    const key = { clientId: 10, reference };
    const { status } = await call(admin.token, 'POST', 'user/b2b-key', key);
    expect(status).toBe(200);

    const { events } = await read(admin.token, '?kind=API_KEY_CREATED');

    expect(events.map(({ details }) => details)).toEqual([reference.slice(0, 399)]);
  });

  it('is one chain, even with concurrent writers, in which any change is detectable', async () => {
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

    const events = await allEvents();
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
  ])('rejects %s', async (statement) => {
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

  it('summarises a flood: excess events are counted in one entry', async () => {
    const log = backend.app.get(SecurityLog);
    const entry = { kind: 'SIGN_IN', outcome: 'REFUSED', actor: null, subjectId: null } as const;
    await Promise.all(Array.from({ length: 12_000 }, () => log.record(entry)));

    const [last] = await backend.database.query<{ details: string }[]>(
      `select details from security_event where details like '%more at the same time%'`,
    );
    expect(last?.details).toMatch(/^\d+ more/);
  });
});
