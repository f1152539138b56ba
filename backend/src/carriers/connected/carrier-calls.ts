import { Injectable, Logger } from '@nestjs/common';

import { type CallContext, networkTransport } from '../../carrier-adapters/index.js';
import { Clock } from '../../platform/clock.js';
import { Environment } from '../../platform/config/environment.js';
import { OutgoingPolicy } from '../../platform/outgoing/outgoing.policy.js';

/** Calls of adapters: to permitted addresses, logged as digests, to the operator's server where one is configured. */
@Injectable()
export class CarrierCalls {
  private readonly log = new Logger('Carriers');

  constructor(
    private readonly policy: OutgoingPolicy,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** @param policy stricter limits than those of the worker */
  createContext(adapter: string, policy = this.policy): CallContext {
    const server = this.environment.carrierServer(adapter);
    return {
      transport: networkTransport(policy),
      now: () => this.clock.now(),
      log: (entry) => {
        this.log.debug(entry);
      },
      ...(server !== null && { server }),
    };
  }
}
