import { isTestClient } from '@contracts/rules/test-environment.js';

import { withoutOutgoingCalls } from '../../platform/outgoing/outgoing-lock.js';
import type {
  OutgoingFailureRepository,
  OutgoingUse,
} from '../records/outgoing-failure.repository.js';
import type { FreightOwner } from './carrier-integrations.js';

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
  isTestClient(owner.clientId) ? withoutOutgoingCalls(call) : failures.watching(used, call);
