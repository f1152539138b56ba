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
  const answers: TimedResponse[] = [];
  const worker = new Worker(new URL('./bystander-loop.mjs', import.meta.url), {
    workerData: { url, token },
  });
  worker.on('message', (answer: TimedResponse) => answers.push(answer));
  try {
    const atRest = [...(await more(answers))];
    const result = await attack();
    await more(answers);
    expectUnaffected(answers.slice(atRest.length), slowestOf(atRest));
    return result;
  } finally {
    const gone = once(worker, 'exit');
    worker.postMessage('stop');
    await gone;
  }
}

const more = (answers: readonly TimedResponse[]) => {
  const wanted = answers.length + BASELINE_RESPONSES;
  return until(
    () => Promise.resolve(answers),
    ({ length }) => length >= wanted,
  );
};

const slowestOf = (answers: readonly TimedResponse[]) => Math.max(...answers.map(({ ms }) => ms));

function expectUnaffected(answers: readonly TimedResponse[], slowestAtRestMs: number): void {
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  const maxMs = MAX_RESPONSE_MS + slowestAtRestMs;
  expect(answers.filter(({ ms }) => ms > maxMs)).toEqual([]);
}
