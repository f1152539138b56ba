import type { FailedAttempt } from '@contracts/events/manifest.events.js';

import { TryAgainLater, type JobRun } from '../../platform/jobs/job-task.js';
import { DeliveryFailed } from '../transfers/delivery-failed.js';

/** How often a carrier is tried before a person has to look (docs/architecture.md, section 7). */
export class ErrandPolicy {
  constructor(readonly mostTries: number) {}
}

export interface ErrandSteps {
  /** Delivers and records that it did. @throws DeliveryFailed */
  readonly deliver: () => Promise<void>;
  /** Records a try that failed. */
  readonly fail: (failure: FailedAttempt) => Promise<void>;
}

/**
 * One try. A refusal by the other side is recorded with its reason and the time of the next try, or as
 * given up; anything else is a fault of our own and simply runs again.
 * @throws TryAgainLater when there is another try to come
 */
export async function tryErrand(
  { attempts }: { readonly attempts: number },
  { nextRunAt }: JobRun,
  { mostTries }: ErrandPolicy,
  { deliver, fail }: ErrandSteps,
): Promise<void> {
  try {
    await deliver();
  } catch (error) {
    if (!(error instanceof DeliveryFailed)) throw error;
    const attempt = attempts + 1;
    const isGivenUp = attempt >= mostTries;
    const nextTryAt = isGivenUp ? null : nextRunAt.toISOString();
    await fail({ reason: error.message, attempt, nextTryAt });
    if (!isGivenUp) throw new TryAgainLater(error.message);
  }
}
