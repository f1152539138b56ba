import { newEvent } from '../../../backend/event-store/testing/sample-events.js';
import { freePort } from '../../../tools/embedded-pg.mjs';
import { openReadModels, type ReadModelDatabase } from '../testing/read-model-database.js';
import { startMonitoring } from './monitoring.js';

let database: ReadModelDatabase;

beforeAll(async () => {
  database = await openReadModels('monitoring');
});

afterAll(() => database.close());

const start = (port: number | undefined) =>
  startMonitoring({
    ...database,
    environment: {
      databaseUrl: database.url,
      eventStoreUrl: database.url,
      logLevel: 'silent',
      part: null,
      tracing: { endpoint: undefined, share: 1 },
      monitoring: { host: '127.0.0.1', port, token: undefined },
    },
  });

describe('monitoring of the projections', () => {
  it('serves nothing unless a port is set', () => {
    expect(start(undefined)).toBeNull();
  });

  it('exposes the position of each, which ones need attention, and the state of the process', async () => {
    await database.pool.query(`
      insert into projection_checkpoint (name, position, state, error, updated_at) values
        ('dashboard', '', 'stopped', 'no such type', now() - interval '1 hour')`);
    await database.store.append('sample-1', [newEvent()], 'noStream');
    const port = await freePort();
    const monitoring = start(port);

    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    monitoring?.close();

    expect(metrics).toContain('linehaul_projection_stopped{projection="dashboard"} 1');
    expect(metrics).toContain('linehaul_projection_lag_events{projection="dashboard"} 1');
    expect(metrics).toMatch(/linehaul_projection_stuck_seconds{projection="dashboard"} 36\d\d/);
    expect(metrics).toMatch(/linehaul_database_connections{pool="read models",state="idle"} \d/);
    expect(metrics).toContain('nodejs_eventloop_lag_seconds');
    expect(metrics).toContain('process_resident_memory_bytes');
  });
});
