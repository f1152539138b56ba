import type { FailedAttempt } from '@contracts/events/manifest.events.js';
import { appOutgoingTexts } from '@contracts/texts/app/outgoing.js';
import { isTestClient } from '@contracts/rules/test-environment.js';

import { Rejected } from '../../carrier-adapters/index.js';
import { type JobRun, TryAgainLater } from '../../platform/jobs/job-task.js';
import { TransferFailed } from '../../platform/outgoing/transfer-failed.js';
import { withoutOutgoingCalls } from '../../platform/outgoing/outgoing.policy.js';
import type {
  OutgoingFailureRepository,
  OutgoingUse,
} from '../records/outgoing-failure.repository.js';
import type { FreightOwner } from '../carriers/carrier-integrations.js';

/** Number of delivery attempts before manual action is needed (docs/architecture.md, section 7). */
export class DeliveryRetryPolicy {
  constructor(readonly maxAttempts: number) {}
}

interface DeliveryAttempt {
  /** Delivers and records the success. @throws TransferFailed */
  readonly deliver: () => Promise<void>;
  /** Records a failed attempt. */
  readonly fail: (failure: FailedAttempt) => Promise<void>;
}

/**
 * One attempt. A failure on the other side is recorded with its reason and the time of the next attempt, or as final:
 * after the last attempt, or if the carrier rejects it and would do so again. Any other error is our own and is retried
 * by the queue.
 * @throws TryAgainLater if there is a next attempt
 */
export async function attemptDelivery(
  { attempts }: { readonly attempts: number },
  { nextRunAt }: JobRun,
  { maxAttempts }: DeliveryRetryPolicy,
  { deliver, fail }: DeliveryAttempt,
): Promise<void> {
  try {
    await deliver();
  } catch (error) {
    if (!(error instanceof TransferFailed)) throw error;
    const attempt = attempts + 1;
    const isGivenUp = attempt >= maxAttempts || error instanceof Rejected;
    const nextTryAt = isGivenUp ? null : nextRunAt.toISOString();
    await fail({ reason: error.message, attempt, nextTryAt });
    if (!isGivenUp) throw new TryAgainLater(error.message);
  }
}

/** Failure of an attempt that was never made because of our own errors. */
export const givenUpAfter = ({ attempts }: { readonly attempts: number }): FailedAttempt => ({
  reason: appOutgoingTexts.givenUp,
  attempt: attempts + 1,
  nextTryAt: null,
});

/** An attempt for one client's freight. */
export interface CarrierAttempt extends OutgoingUse {
  readonly owner: FreightOwner;
}

/**
 * Calls a carrier and records whether its server fails. For a test environment every call is blocked, whichever
 * integration was chosen, and a failure is not recorded.
 * @throws the call's own errors
 */
export const attemptAtCarrier = <Result>(
  { owner, ...used }: CarrierAttempt,
  failures: OutgoingFailureRepository,
  call: () => Promise<Result>,
): Promise<Result> =>
  isTestClient(owner.clientId) ? withoutOutgoingCalls(call) : failures.track(used, call);
