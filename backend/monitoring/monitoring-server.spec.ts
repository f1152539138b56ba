import { once } from 'node:events';
import { createServer } from 'node:net';

import { register } from 'prom-client';

import { defineGauge } from './metrics.js';
import { MonitoringServer, type MonitoringOptions } from './monitoring-server.js';
import { portOf } from '../../test/support/port-of.js';

const token = 'sixteen-characters';
const logged: string[] = [];
let server: MonitoringServer;
let isReady: () => Promise<boolean>;

const start = async (changes: Partial<MonitoringOptions> = {}) => {
  server = MonitoringServer.start({
    host: '127.0.0.1',
    port: 0,
    token,
    isReady: () => isReady(),
    log: (message) => logged.push(message),
    ...changes,
  });
  await new Promise(setImmediate);
};

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${server.port ?? 0}${path}`, { headers });

beforeEach(() => {
  isReady = () => Promise.resolve(true);
});

afterEach(() => {
  server.close();
  register.clear();
});

describe('monitoring of a process', () => {
  it('serves liveness and readiness', async () => {
    await start();

    expect((await get('/health/live')).status).toBe(200);
    expect((await get('/health/ready')).status).toBe(200);
    expect((await get('/elsewhere')).status).toBe(404);
  });

  it.each([
    ['is not ready', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('no database'))],
  ])('is alive but not ready while a dependency %s', async (_case, respond) => {
    await start();
    isReady = respond;

    expect((await get('/health/ready')).status).toBe(503);
    expect((await get('/health/live')).status).toBe(200);
  });

  it('shows metrics to this machine, and through a proxy only with the token', async () => {
    await start();
    const forwarded = { 'X-Forwarded-For': '203.0.113.9' };

    expect((await get('/metrics')).status).toBe(200);
    expect((await get('/metrics', forwarded)).status).toBe(403);
    const authorised = { ...forwarded, Authorization: `Bearer ${token}` };
    expect((await get('/metrics', authorised)).status).toBe(200);
  });

  it('leaves out what cannot be read in time, and shows the rest', async () => {
    await start();
    const labelNames = ['of'];
    defineGauge({ name: 'frozen', help: 'x', labelNames }, () => new Promise(() => undefined));
    defineGauge({ name: 'well', help: 'x', labelNames }, () =>
      Promise.resolve([{ labels: { of: 'a' }, value: 3 }]),
    );

    const text = await (await get('/metrics')).text();

    expect(text).toContain('well{of="a"} 3');
    expect(text).not.toMatch(/^frozen/m);
  });

  it('keeps the program running when its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = portOf(other);
    const warning = new Promise<string>((resolve) => {
      void start({ port, log: resolve });
    });

    expect(await warning).toContain('Health and metrics could not be served');
    other.close();
  });
});
