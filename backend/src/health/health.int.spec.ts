import { OutgoingFailureRepository } from '../integrations/records/outgoing-failure.repository.js';
import { SystemClock } from '../platform/clock.js';
import { readEnvironment } from '../platform/config/read-environment.js';
import { OutboxMailer } from '../platform/mail/mailer.js';
import { toTransferFailed } from '../platform/outgoing/transfer-failed.js';
import { signedInUser, startBackend, type RunningBackend } from '../testing/start-backend.js';

import { OperatorNotices } from './operator-notices.js';
import { IssueQueries } from './queries/issue.queries.js';
import { jsonOf } from '../../../test/support/json.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('health');
});
afterAll(() => backend.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, { headers });

describe('readiness', () => {
  it('reveals no details to anonymous callers', async () => {
    const response = await get('/health/ready');

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'ok' });
  });

  it('names a stopped projection, its error and its lag only to the operator', async () => {
    const { token } = await signedInUser(backend, {
      email: 'ops@x.example',
      roles: [{ role: 'SUPER_ADMIN' }],
    });
    const other = await signedInUser(backend, { email: 'other@x.example', roles: [] });
    await backend.database.query(`
      insert into projection_checkpoint (name, position, state, error, error_position)
        values ('consignment-list', '0000000000000000000', 'stopped', 'no such type', '0000000000000000001')`);

    const bare = await get('/health/ready', { Authorization: `Bearer ${other.token}` });
    expect(await bare.json()).toMatchObject({
      status: 'degraded',
      details: { eventStore: { status: 'up' }, projections: { status: 'degraded' } },
    });
    expect(
      JSON.stringify(
        await (await get('/health/ready', { Authorization: `Bearer ${other.token}` })).json(),
      ),
    ).not.toMatch(/position|lag|no such type/);
    const response = await get('/health/ready', { Authorization: `Bearer ${token}` });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: 'degraded',
      details: {
        database: { status: 'up' },
        eventStore: { status: 'up' },
        projections: {
          status: 'degraded',
          projections: [
            { name: 'consignment-list', state: 'stopped', error: 'no such type', lag: 0 },
          ],
        },
      },
    });
  });
});

describe('server that does not respond', () => {
  beforeAll(async () => {
    await backend.database.query(`
      insert into customer (id, name, bookings_email, contact_email)
        values (3, 'Coastline', 'bookings@coastline.example', 'contact@coastline.example');
      insert into carrier (id, name, display_name, prefix_character_length, connote_digit_length)
        values (1, 'southern_star', 'Southern Star Express', 4, 8);
      insert into customer_carrier (id, customer_id, carrier_id) values (21, 3, 1)`);
    const failures = new OutgoingFailureRepository(backend.database);
    const call = () =>
      Promise.reject(
        toTransferFailed(
          'sftp.basslink.example:22',
          Object.assign(new Error(), { code: 'ETIMEDOUT' }),
        ),
      );
    await expect(
      failures.track({ customerCarrierId: 21, use: 'TRANSFER' }, call),
    ).rejects.toThrow();
  });

  const details = async (token: string) => {
    const response = await get('/health/ready', { Authorization: `Bearer ${token}` });
    return (await jsonOf<{ details: { outgoing: unknown } }>(response)).details.outgoing;
  };

  it('degrades readiness, and is named to those who see every customer', async () => {
    const roles = [{ role: 'SUPER_ADMIN' as const }];
    const operator = await signedInUser(backend, { email: 'operator@x.example', roles });
    const { token } = await signedInUser(backend, { email: 'any@x.example', roles: [] });

    expect(await details(operator.token)).toEqual({
      status: 'degraded',
      silentServers: ['sftp.basslink.example:22'],
    });
    expect(await details(token)).toEqual({ status: 'degraded', silentServers: 1 });
  });

  it('is named in the metrics, and counted as needing attention', async () => {
    const metrics = await (await get('/metrics')).text();

    expect(metrics).toContain('linehaul_silent_server{server="sftp.basslink.example:22"} 1');
    expect(metrics).toContain('linehaul_carrier_failures{customer_carrier="21",use="TRANSFER"} 1');
    expect(metrics).toContain('linehaul_needs_a_person{kind="SERVER_SILENT"} 1');
    expect(metrics).toContain('linehaul_needs_a_person{kind="JOB_GIVEN_UP"} 0');
  });

  it('is emailed to the operator once', async () => {
    await backend.database.query(
      `update outgoing_failure set since = now() - interval '11 minutes'`,
    );
    const { DATABASE_URL } = backend.environment;
    const environment = readEnvironment({ DATABASE_URL, OPERATOR_EMAIL: 'ops@linehaul.example' });
    const notices = new OperatorNotices(
      environment,
      new IssueQueries(backend.database),
      new OutboxMailer(backend.database),
      new SystemClock(),
      backend.database,
    );

    await notices.notify();
    await notices.notify();

    const emails = await backend.database.query<{ text: string }[]>(
      `select text from mail_outbox where recipient = 'ops@linehaul.example'`,
    );
    expect(emails).toMatchObject([
      {
        text: expect.stringContaining('sftp.basslink.example:22 did not respond in time'),
      },
    ]);
  });
});

describe('metrics', () => {
  it('are accessible from this machine', async () => {
    await get('/health/live');
    const response = await get('/metrics');

    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      'linehaul_http_request_seconds_count{method="GET",route="/health/live",status="200"}',
    );
  });

  it('are rejected through a proxy without the token', async () => {
    expect((await get('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(403);
  });
});
