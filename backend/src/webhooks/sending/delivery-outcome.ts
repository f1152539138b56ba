import type { WebhookAttemptView } from '@contracts/views/webhook.view.js';

import type { WaitingDelivery } from './delivery-queue.js';
import type { DeliveryOutcome } from './delivery-store.js';
import { nextTryAt, retryAfterOf } from './retry-schedule.js';

/** A call that has ended; `isFailing` while the endpoint fails as a whole. */
export interface EndedAttempt {
  readonly attempt: WebhookAttemptView;
  readonly now: Date;
  readonly isFailing: boolean;
}

/**
 * Maps an ended call to what is stored. While the endpoint fails as a whole, no event uses up an attempt; time in which
 * it was due but not sent does not count towards giving up.
 */
export function toOutcome(
  { id, attempts, firstAttemptAt, nextAttemptAt }: WaitingDelivery,
  { attempt, now, isFailing }: EndedAttempt,
  subscriptionId: number,
): DeliveryOutcome {
  const number = attempts + 1;
  const base = {
    deliveryId: id,
    subscriptionId,
    number,
    attempt,
    firstAttemptAt: firstAttemptAt ?? now,
  };
  if (attempt.failure === null)
    return { ...base, state: 'DELIVERED', attempts: number, nextAttemptAt };
  if (isFailing) return { ...base, state: 'WAITING', attempts, nextAttemptAt };
  const start = withoutPause(base.firstAttemptAt, nextAttemptAt, now);
  const next = nextTryAt({
    attempts: number,
    firstAttemptAt: start,
    at: now,
    retryAfterMs: retryAfterOf(attempt.answerHeaders['retry-after'], now),
  });
  const state = next ? 'WAITING' : 'GIVEN_UP';
  const nextAt = next ?? nextAttemptAt;
  return { ...base, firstAttemptAt: start, state, attempts: number, nextAttemptAt: nextAt };
}

/** Moves the first attempt by the time the event was due but not sent: paused, disabled, or without a sender. */
function withoutPause(firstAttemptAt: Date, dueAt: Date, now: Date): Date {
  const pauseMs = Math.max(0, now.getTime() - dueAt.getTime());
  return new Date(Math.min(firstAttemptAt.getTime() + pauseMs, now.getTime()));
}
