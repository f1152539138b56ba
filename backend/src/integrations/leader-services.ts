import { Injectable } from '@nestjs/common';

import { OperatorNotices } from '../health/index.js';
import { SetAsideRetryService } from '../tracking/index.js';
import { WebhookSender } from '../webhooks/index.js';
import { CarrierTracking } from './carriers/carrier-tracking.js';
import { FlowRunner } from './client-flows/flow-runner.js';
import { FeedCollector } from './feeds/feed-collector.js';

/** Services that only the leading worker runs, besides jobs. */
@Injectable()
export class LeaderServices {
  constructor(
    readonly collector: FeedCollector,
    readonly setAside: SetAsideRetryService,
    readonly notices: OperatorNotices,
    readonly webhooks: WebhookSender,
    readonly flows: FlowRunner,
    readonly tracking: CarrierTracking,
  ) {}
}
