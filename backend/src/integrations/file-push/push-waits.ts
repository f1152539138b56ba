import { LongPolls } from '../../platform/limits/long-polls.js';

/** Concurrent pushes of this process that wait for their acknowledgements. */
const MAX_WAITS = 200;
const MAX_WAITS_OF_CUSTOMER = 40;
const MAX_WAITS_OF_CALLER = 4;

/** Caller of a push, and the customer of the client that it is for. */
export interface PushCaller {
  readonly callerId: number;
  readonly customerId: number;
}

/** Limits the pushes that wait, so that the keys of one customer leave slots to the others. */
export class PushWaits {
  private readonly ofCustomers = new LongPolls({
    perReader: MAX_WAITS_OF_CUSTOMER,
    perBackend: MAX_WAITS,
  });
  private readonly ofCallers = new LongPolls({
    perReader: MAX_WAITS_OF_CALLER,
    perBackend: MAX_WAITS,
  });

  /** Calls `respondNow` instead of `wait` if no slot is free. */
  run<Result>(
    { callerId, customerId }: PushCaller,
    wait: () => Promise<Result>,
    respondNow: () => Promise<Result>,
  ): Promise<Result> {
    const waitAsCaller = () => this.ofCallers.runOr(callerId, wait, respondNow);
    return this.ofCustomers.runOr(customerId, waitAsCaller, respondNow);
  }
}
