import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { unavailableTexts } from '@contracts/texts/app/unavailable.js';

import { address, dataDir } from '../acceptance/environment.js';
import { ApiClient, DEMO_PASSWORD, prepareConsignment } from '../support/api-client.js';
import { verifyAudit } from '../support/audit.js';
import { signIn } from '../support/browser.js';
import { until } from '../support/load.js';
import { freezePostgres } from '../support/postgres-processes.js';
import { KeyedCreates } from './keyed-creates.js';
import { parseJson } from '../support/json.js';

const SHIPPER = 'melbourne@banksia.example';
/** Time that requests wait for a store, with a margin for a loaded machine. */
const MAX_RESPONSE_MS = 12_500;
const MAX_HEALTH_MS = 1_000;
/** Longer than any request waits. */
const FROZEN_MS = 30_000;
const MAX_RECOVERY_MS = 10_000;

interface TimedResponse {
  readonly what: string;
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
  readonly ms: number;
}

async function send(what: string, path: string, init: RequestInit = {}): Promise<TimedResponse> {
  const startedAt = performance.now();
  const response = await fetch(`${address()}${path}`, {
    ...init,
    signal: AbortSignal.timeout(2 * FROZEN_MS),
  });
  const text = await response.text();
  const ms = performance.now() - startedAt;
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const { code } = isJson ? parseJson<{ code?: unknown }>(text) : { code: undefined };
  const retryAfter = response.headers.get('retry-after');
  return { what, status: response.status, code, retryAfter, ms };
}

/** Requests of every kind: reads, lists, quotes, a write, a sign-in. */
async function requestsOf(client: ApiClient): Promise<(() => Promise<TimedResponse>)[]> {
  const shipment = await prepareConsignment(client);
  const { clientId } = shipment;
  const headers = {
    authorization: `Bearer ${client.token ?? ''}`,
    'content-type': 'application/json',
  };
  const post = (path: string, body: unknown) => () =>
    send(`POST ${path}`, `/api/v1/${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': `${path} ${Math.random()}` },
      body: JSON.stringify(body),
    });
  const get = (path: string) => () => send(`GET ${path}`, `/api/v1/${path}`, { headers });
  return [
    get('user/client/list'),
    get(`address?clientId=${clientId}`),
    get('manifest?permission=READ_MANIFEST&size=50&page=0&sort=id,DESC'),
    get(`client/settings?clientId=${clientId}`),
    post('consignment/list?permission=READ_CONSIGNMENT&size=25&page=0', {
      search: '',
      criteriaFilters: [],
    }),
    post('consignment/offers', shipment),
    post('address', { clientId, company: 'Frozen', addressLine1: '1 High St', suburb: { id: 1 } }),
    post('auth/login', { email: SHIPPER, password: DEMO_PASSWORD }),
  ];
}

/** Requests the health check every 200 ms until aborted. */
async function watchHealth({ signal }: AbortController): Promise<TimedResponse[]> {
  const responses: TimedResponse[] = [];
  while (!signal.aborted) {
    responses.push(await send('live', '/health/live'), await send('ready', '/health/ready'));
    await pause(200);
  }
  return responses;
}

test('a frozen database blocks no request for long, and nothing is lost or duplicated @long', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const client = await ApiClient.signIn(address(), SHIPPER);
  const requests = await requestsOf(client);
  await signIn(page, address(), SHIPPER);
  await page.goto(`${address()}/consignment/list?tab=ALL`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const creates = await KeyedCreates.start(client, 'frozen');
  await creates.more(50);

  const thaw = freezePostgres(dataDir());
  const responses: TimedResponse[] = [];
  try {
    const controller = new AbortController();
    const health = watchHealth(controller);
    const frozenAt = performance.now();
    const pending: Promise<unknown>[] = [];
    // requests sent immediately, and others once the outage has been detected
    while (performance.now() - frozenAt < FROZEN_MS) {
      for (const request of requests) pending.push(request().then((one) => responses.push(one)));
      await pause(2_000);
    }
    await page.goto(`${address()}/address-book`);
    await expect(page.getByText(unavailableTexts.database).first()).toBeVisible({
      timeout: 2 * MAX_RESPONSE_MS,
    });
    await Promise.all(pending);
    controller.abort();
    for (const { what, status, ms } of await health) {
      expect(ms, what).toBeLessThan(MAX_HEALTH_MS);
      if (what === 'live') expect(status).toBe(200);
    }
  } finally {
    thaw();
  }

  for (const { what, retryAfter, status, code } of responses) {
    expect({ status, code }, what).toEqual({ status: 503, code: 'database.unavailable' });
    expect(Number(retryAfter), what).toBeGreaterThan(0);
  }
  expect(responses.filter(({ ms }) => ms > MAX_RESPONSE_MS)).toEqual([]);
  const thawedAt = performance.now();
  for (const request of requests)
    await until(request, ({ status }) => status < 500, MAX_RECOVERY_MS);
  await creates.more(50);
  expect(performance.now() - thawedAt).toBeLessThan(2 * MAX_RECOVERY_MS);
  await expect(page.getByText(unavailableTexts.database)).toHaveCount(0, {
    timeout: MAX_RECOVERY_MS,
  });
  await creates.stop();

  expect(creates.failed.filter(({ status }) => status !== 503)).toEqual([]);
  expect(creates.failed.filter(({ ms }) => ms > MAX_RESPONSE_MS)).toEqual([]);
  await creates.expectOneEach(dataDir());
  const { isIntact, report } = verifyAudit(dataDir());
  expect(isIntact, report).toBe(true);
});
