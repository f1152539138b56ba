import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition holds; fails with the last result if it never does. */
export async function waitUntil<Result>(
  read: () => Promise<Result>,
  isMet: (result: Result) => boolean,
  timeoutMs = 50_000,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const outcome = await read();
    if (isMet(outcome)) return outcome;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(outcome)}`);
    await delay(20);
  }
}
