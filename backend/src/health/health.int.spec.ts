import { signedInUser, startBackend, type RunningBackend } from '../testing/start-backend.js';

let backend: RunningBackend;

beforeAll(async () => {
  backend = await startBackend('health');
});
afterAll(() => backend.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${backend.url}${path}`, { headers });

describe('readiness', () => {
  it('reveals no details to anonymous callers', async () => {
    const answer = await get('/health/ready');

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 'ok' });
  });

  it('names a stopped projection, its error and its lag to a signed-in user', async () => {
    const { token } = await signedInUser(backend, { email: 'ops@x.example', roles: [] });
    await backend.database.query(`
      insert into projection_checkpoint (name, position, state, error, error_position)
        values ('consignment-list', '0000000000000000000', 'stopped', 'no such type', '0000000000000000001')`);

    const answer = await get('/health/ready', { Authorization: `Bearer ${token}` });

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
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

describe('metrics', () => {
  it('are accessible from this machine', async () => {
    await get('/health/live');
    const answer = await get('/metrics');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(
      'linehaul_http_request_seconds_count{method="GET",route="/health/live",status="200"}',
    );
  });

  it('are rejected through a proxy without the token', async () => {
    expect((await get('/metrics', { 'X-Forwarded-For': '203.0.113.9' })).status).toBe(403);
  });
});
