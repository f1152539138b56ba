import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition holds; fails with the last result if it never does. */
export async function waitUntil<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
  longestMs = 50_000,
): Promise<Answer> {
  const deadline = Date.now() + longestMs;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`still ${JSON.stringify(answer)}`);
    await delay(20);
  }
}
