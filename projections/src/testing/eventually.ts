import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition holds; fails with the last result if it never does. */
export async function waitUntil<Answer>(
  read: () => Promise<Answer>,
  isMet: (answer: Answer) => boolean,
  timeoutMs = 50_000,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await read();
    if (isMet(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(answer)}`);
    await delay(20);
  }
}
