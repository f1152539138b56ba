import { Global, Logger, Module } from '@nestjs/common';

import { Environment } from '../config/environment.js';
import { LOOPBACK, parseRanges } from './outgoing.policy.js';
import { OutgoingPolicy } from './outgoing.policy.js';
import { OutgoingServerCheck } from './outgoing-server-check.js';

/** Policy for all outgoing calls of this installation. */
@Global()
@Module({
  providers: [
    { provide: OutgoingPolicy, inject: [Environment], useFactory: policyOf },
    OutgoingServerCheck,
  ],
  exports: [OutgoingPolicy, OutgoingServerCheck],
})
export class OutgoingModule {}

function policyOf(environment: Environment): OutgoingPolicy {
  const { ALLOW_LOOPBACK_TARGETS, CARRIER_TIMEOUT_SECONDS, OUTGOING_ALLOW } = environment;
  if (ALLOW_LOOPBACK_TARGETS)
    new Logger('Outgoing').warn(
      `ALLOW_LOOPBACK_TARGETS will be removed in December 2027: set OUTGOING_ALLOW=${LOOPBACK} instead`,
    );
  const ranges = ALLOW_LOOPBACK_TARGETS ? `${OUTGOING_ALLOW},${LOOPBACK}` : OUTGOING_ALLOW;
  return new OutgoingPolicy({
    permitted: parseRanges(ranges),
    timeoutMs: CARRIER_TIMEOUT_SECONDS * 1000,
  });
}
