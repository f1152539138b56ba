import { Injectable } from '@nestjs/common';

import { FairQueue } from '../../platform/limits/limits.interceptor.js';
import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';
import { WebhookRepository } from './webhook.repository.js';

/** Limits concurrent calls made on request: each may take 15 s, and no customer can take all the slots. */
@Injectable()
export class WebhookCallQueue {
  private readonly queue = new FairQueue({
    running: 16,
    runningPerKey: 2,
    waiting: 32,
    waitingPerKey: 4,
  });

  constructor(private readonly webhooks: WebhookRepository) {}

  /**
   * Does the work in turn. It loads the subscription itself, since users may change it while the call waits.
   * @throws RecordNotFound, TooManyRequests, TooBusy
   */
  async run<Result>(webhook: WebhookSubscription, work: () => Promise<Result>): Promise<Result> {
    const customerId = await this.webhooks.customerIdOf(webhook);
    return this.queue.run(String(customerId), work);
  }
}
