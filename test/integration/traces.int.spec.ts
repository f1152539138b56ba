import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

import { io, type Socket } from 'socket.io-client';

import { actionIds, startTracing, stopTracing } from '@monitoring/tracing.js';

import { SystemClock } from '../../backend/src/platform/clock.js';
import { JobRunner } from '../../backend/src/platform/jobs/job-runner.js';
import { addJobs, JobTask } from '../../backend/src/platform/jobs/job-task.js';
import { signedInUser } from '../../backend/src/testing/start-backend.js';
import { waitUntil } from '../../projections/src/testing/eventually.js';
import { shipment } from '../../backend/src/consignments/testing/shipping.fixture.js';
import { backend, created, setUpShipping, southern, user } from './shipped-consignments.fixture.js';

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Export {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

/** An OpenTelemetry collector that receives OTLP over HTTP. */
const exported: Span[] = [];
const bodies: string[] = [];
const collector = http.createServer((request, response) => {
  void (async () => {
    const text = Buffer.concat(await request.toArray()).toString();
    bodies.push(text);
    const { resourceSpans } = JSON.parse(text) as Export;
    for (const { scopeSpans } of resourceSpans)
      for (const { spans } of scopeSpans) exported.push(...spans);
    response.setHeader('Content-Type', 'application/json').end('{}');
  })();
});

beforeAll(async () => {
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  // before the backend and the read side open their stores
  await startTracing({ service: 'linehaul-test', endpoint, share: 1, log: () => undefined });
});
setUpShipping('traces');
afterAll(async () => {
  await stopTracing();
  collector.close();
});

/** Every span of the last action that began with this request. */
function traceOf(request: string): Span[] {
  const first = exported.findLast(({ name }) => name === request);
  return exported.filter(({ traceId }) => traceId === first?.traceId);
}

async function watch(): Promise<Socket> {
  const roles = [{ role: 'CLIENT_ADMIN', clientId: 10 }] as const;
  const { token } = await signedInUser(backend, { email: 'w@x.example', roles: [...roles] });
  const socket = io(backend.url, { transports: ['websocket'], forceNew: true, auth: { token } });
  await new Promise((resolve) => socket.once('session-changed', resolve));
  return socket;
}

class EmptyTask extends JobTask {
  override readonly name = 'empty';

  override run(): Promise<void> {
    return Promise.resolve();
  }
}

describe('a traced action', () => {
  it('is one trace, from the request to the message on the sockets', async () => {
    const socket = await watch();
    await created(shipment({}, southern));

    const spans = await waitUntil(
      () => Promise.resolve(traceOf('POST /api/v1/consignment')),
      (found) => found.some(({ name }) => name === 'push consignment-list'),
    );
    socket.close();
    const names = spans.map(({ name }) => name);
    const first = spans.find(({ parentSpanId }) => parentSpanId === undefined);
    expect(first?.name).toBe('POST /api/v1/consignment');
    expect(names).toEqual(
      expect.arrayContaining([
        'command SubmitConsignment',
        'append',
        'follow consignment-list',
        'push consignment-list',
      ]),
    );
    const ids = new Set(spans.map(({ spanId }) => spanId));
    expect(ids.size).toBe(spans.length);
    for (const { parentSpanId } of spans)
      if (parentSpanId !== undefined) expect(ids).toContain(parentSpanId);
  });

  it('holds the steps of two requests with one id of the caller', async () => {
    const id = 'order-4711';
    for (const path of ['notice', 'dashboard/summary'])
      await user.request('GET', path, undefined, { 'X-Correlation-Id': id });
    const isRequest = ({ traceId, name }: Span) =>
      traceId === actionIds(id).traceId && name.startsWith('GET ');
    const requests = await waitUntil(
      () => Promise.resolve(exported.filter(isRequest)),
      (found) => found.length >= 2,
    );

    expect(new Set(requests.map(({ spanId }) => spanId)).size).toBe(2);
  });

  it('continues in the jobs it leads to', async () => {
    const correlationId = randomUUID();
    const group = { name: 'traced', tasks: [new EmptyTask()], concurrency: 1, perCustomer: 1 };
    const { DATABASE_URL: databaseUrl } = backend.environment;
    const runner = new JobRunner([group], new SystemClock(), { databaseUrl });
    runner.start();
    const payload = { correlationId };
    await addJobs(backend.database, [{ task: 'empty', payload, key: 'empty/1' }]);

    const [job] = await waitUntil(
      () => Promise.resolve(exported.filter(({ name }) => name === 'job empty')),
      ({ length }) => length > 0,
    );
    await runner.stop();
    const { traceId, spanId } = actionIds(correlationId);
    expect(job).toMatchObject({ traceId, parentSpanId: spanId });
  });

  it('contains no personal data and nothing that was entered', async () => {
    await created();
    await waitUntil(
      () => Promise.resolve(exported),
      (spans) => spans.filter(({ name }) => name === 'command SubmitConsignment').length >= 2,
    );
    expect(bodies.join()).not.toMatch(/@x\.example|Bearer|"password"|George St/);
  });
});
