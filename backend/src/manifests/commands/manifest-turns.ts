import { Injectable } from '@nestjs/common';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import { MAX_CONCURRENCY } from './manifesting-process.js';

const MAX_CONCURRENCY_PER_CUSTOMER = 3;
const MAX_WAITING = 1_000;
const MAX_WAITING_PER_CUSTOMER = 100;

/**
 * Lets customers take turns with manifesting. A manifest begins in its turn, and not before: once started it is
 * completed, so a request that cannot wait must be rejected while nothing has been written.
 */
@Injectable()
export class ManifestTurns {
  private readonly queue = new FairQueue({
    running: MAX_CONCURRENCY,
    runningPerKey: MAX_CONCURRENCY_PER_CUSTOMER,
    waiting: MAX_WAITING,
    waitingPerKey: MAX_WAITING_PER_CUSTOMER,
  });

  /** @throws TooManyRequests, TooBusy */
  run<Result>(customerId: number, manifest: () => Promise<Result>): Promise<Result> {
    return this.queue.run(String(customerId), manifest);
  }
}
