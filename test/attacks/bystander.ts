import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { expect } from '@playwright/test';

import { ApiClient } from '../support/api-client.js';
import { until } from '../support/load.js';

/** Guarantees for other users during an attack. */
const MAX_RESPONSE_MS = 500;
/** Number of responses measured before each attack, since a busy machine is slow even without one. */
const BASELINE_RESPONSES = 10;
const BYSTANDER = 'admin@ironbark.example';

interface TimedResponse {
  readonly what: string;
  /** HTTP status, or the reason there was none. */
  readonly status: number | string;
  readonly ms: number;
}

/**
 * Attacks the product while a user of another customer works with it: their list and the health check must return 200
 * within 500 ms of the slowest response at rest. Returns the attack's result.
 */
export async function whileOthersWork<Result>(
  url: string,
  attack: () => Promise<Result>,
): Promise<Result> {
  const { token } = await ApiClient.signIn(url, BYSTANDER);
  const responses: TimedResponse[] = [];
  const worker = new Worker(new URL('./bystander-loop.mjs', import.meta.url), {
    workerData: { url, token },
  });
  worker.on('message', (response: TimedResponse) => responses.push(response));
  try {
    const atRest = [...(await more(responses))];
    const result = await attack();
    await more(responses);
    expectUnaffected(responses.slice(atRest.length), slowestOf(atRest));
    return result;
  } finally {
    const gone = once(worker, 'exit');
    worker.postMessage('stop');
    await gone;
  }
}

const more = (responses: readonly TimedResponse[]) => {
  const target = responses.length + BASELINE_RESPONSES;
  return until(
    () => Promise.resolve(responses),
    ({ length }) => length >= target,
  );
};

const slowestOf = (responses: readonly TimedResponse[]) =>
  Math.max(...responses.map(({ ms }) => ms));

function expectUnaffected(responses: readonly TimedResponse[], slowestAtRestMs: number): void {
  expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  const maxMs = MAX_RESPONSE_MS + slowestAtRestMs;
  expect(responses.filter(({ ms }) => ms > maxMs)).toEqual([]);
}
