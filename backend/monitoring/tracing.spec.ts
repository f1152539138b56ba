import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { actionIds, startTracing, stopTracing, tracer } from './tracing.js';

const CORRELATION_ID = '2f9a3c1e-7b44-4d0a-9a55-0c1d2e3f4a5b';

let collector: http.Server | undefined;
let received: string[];

/** Starts a collector and tracing into it. */
async function trace(
  respond: (response: ServerResponse) => void = (response) => response.end('{}'),
  share = 1,
): Promise<void> {
  received = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(Buffer.concat(await request.toArray()).toString());
    respond(response);
  };
  const server = http.createServer((request, response) => void take(request, response));
  collector = server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await startTracing({ service: 'linehaul-test', endpoint, share, log: () => undefined });
}

afterEach(async () => {
  await stopTracing();
  collector?.closeAllConnections();
  collector?.close();
});

describe('ids of an action', () => {
  it('are its correlation id, without dashes', () => {
    expect(actionIds(CORRELATION_ID).traceId).toBe('2f9a3c1e7b444d0a9a550c1d2e3f4a5b');
  });

  it('are a hash of one that a caller chose', () => {
    const { traceId, spanId } = actionIds('order 4711');

    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(spanId).toMatch(/^[\da-f]{16}$/);
    expect(actionIds('order 4712').traceId).not.toBe(traceId);
  });
});

describe('a traced step', () => {
  it('belongs to its action in every process', async () => {
    await trace();
    await tracer?.during({ name: 'job announce' }, () => Promise.resolve(), CORRELATION_ID);
    await stopTracing();
    const { traceId, spanId } = actionIds(CORRELATION_ID);

    expect(received.join()).toContain(`"traceId":"${traceId}"`);
    expect(received.join()).toContain(`"parentSpanId":"${spanId}"`);
    expect(received.join()).toContain('"linehaul-test"');
  });

  it('is marked as failed, without the error message', async () => {
    await trace();
    const failing = () => Promise.reject(new TypeError('Jane Citizen is unknown'));
    await expect(tracer?.during({ name: 'command Fail' }, failing)).rejects.toThrow('Jane');
    await stopTracing();

    expect(received.join()).toContain('"TypeError"');
    expect(received.join()).not.toContain('Jane');
  });

  it('is sent only for the configured share of actions', async () => {
    await trace(undefined, 0);
    await tracer?.during({ name: 'command Any' }, () => Promise.resolve(), CORRELATION_ID);
    await stopTracing();

    expect(received).toEqual([]);
  });

  it('does not wait for a collector that is silent or fails', async () => {
    for (const respond of [
      () => undefined,
      (response: ServerResponse) => response.writeHead(500).end(),
    ]) {
      await trace(respond);
      const startedAt = performance.now();
      await expect(tracer?.during({ name: 'append' }, () => Promise.resolve(7))).resolves.toBe(7);
      expect(performance.now() - startedAt).toBeLessThan(500);
      await stopTracing();
      expect(performance.now() - startedAt).toBeLessThan(3_000);
      collector?.closeAllConnections();
      collector?.close();
    }
  });
});

it('traces nothing without a collector', async () => {
  await startTracing({ service: 'x', endpoint: undefined, share: 1, log: () => undefined });

  expect(tracer).toBeNull();
});
