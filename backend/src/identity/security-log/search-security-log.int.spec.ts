import { signedInUser } from '../../testing/start-backend.js';
import { SecurityLog } from './security-log.js';
import { SecurityLogRepository } from './security-log.repository.js';
import {
  backend,
  shipper,
  admin,
  outsider,
  call,
  read,
  setUpSecurityLog,
} from './security-log.fixture.js';

setUpSecurityLog('search_security_log');

describe('the security log of the users in scope', () => {
  const log = () => backend.app.get(SecurityLog);
  const csv = async (token: string, query = '') => {
    const response = await call(token, 'GET', `security-log/export${query}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  };
  const about = (subjectId: number, details: string) =>
    log().record({ kind: 'STATUS_CHANGED', actor: null, subjectId, details });

  it("can be searched by user, address and day, in the reader's time zone", async () => {
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

  it("covers a whole day of the reader's time zone, from midnight to midnight", async () => {
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
  ])('rejects %s', async (query) => {
    expect((await call(admin.token, 'GET', `security-log${query}`)).status).toBe(400);
    expect((await csv(admin.token, query)).status).toBe(400);
  });

  it('covers users without a role who belong to the customer, and no others', async () => {
    const roleless = await signedInUser(backend, { email: 'roleless@x.example', roles: [] });
    await backend.database.query(
      `update user_account set customer_id = 1 where id = ${roleless.id}`,
    );
    await about(roleless.id, 'has no role');

    expect((await read(admin.token, `?userId=${roleless.id}`)).events).not.toEqual([]);
    expect((await read(outsider.token, `?userId=${roleless.id}`)).events).toEqual([]);
  });

  it('is exported for those who may read it, without formulas, and the export is an entry', async () => {
    await about(shipper.id, '=cmd|calc');
    await about(outsider.id, 'of another customer');

    const { status, type, text } = await csv(admin.token);

    expect(status).toBe(200);
    expect(type).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')[0]).toBe(
      'When (UTC),Who,User ID,About,About ID,What,Details,Address,Device,Outcome',
    );
    expect(text).toContain(",Status changed,'=cmd|calc,");
    expect(text).not.toContain('of another customer');
    expect((await read(admin.token, '?kind=LOG_EXPORTED')).events).toHaveLength(1);
    expect((await csv(admin.token, '?kind=WAIT')).text).not.toContain('Status changed');
    const roles = [{ role: 'CLIENT_ADMIN' as const, clientId: 10 }];
    const clientAdmin = await signedInUser(backend, { email: 'client@x.example', roles });
    expect((await csv(clientAdmin.token)).status).toBe(403);
  });

  it('is exported in full, however many pages it has', async () => {
    const superAdmin = await signedInUser(backend, {
      email: 'super2@x.example',
      roles: [{ role: 'SUPER_ADMIN' }],
    });
    await Promise.all(
      Array.from({ length: 2_500 }, (_, index) => about(outsider.id, `no ${index}`)),
    );

    const { text } = await csv(superAdmin.token, `?userId=${outsider.id}&kind=STATUS_CHANGED`);
    const details = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[6]);

    expect(details.length).toBeGreaterThanOrEqual(2_500);
    expect(new Set(details).size).toBe(details.length);
  });
});
