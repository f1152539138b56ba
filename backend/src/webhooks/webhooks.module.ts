import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { JournalModule } from '../event-feed/index.js';
import { DeliveryController } from './deliveries/delivery.controller.js';
import { DeliveryLogQueries } from './deliveries/delivery-log.queries.js';
import { DeliveryQueries } from './deliveries/delivery.queries.js';
import { DeliveryService } from './deliveries/delivery.service.js';
import { RedeliveryService } from './deliveries/redelivery.service.js';
import { FiguresController } from './figures/figures.controller.js';
import { FiguresQueries } from './figures/figures.queries.js';
import { FiguresService } from './figures/figures.service.js';
import { ReplayRanges } from './replays/replay-ranges.js';
import { ReplayController } from './replays/replay.controller.js';
import { ReplayRepository } from './replays/replay.repository.js';
import { ReplayService } from './replays/replay.service.js';
import { WebhookSubscription } from './records/webhook-subscription.entity.js';
import { WebhookCaller } from './signing/webhook-caller.js';
import { WebhookTargets } from './signing/webhook-targets.js';
import { WebhookCallQueue } from './subscriptions/webhook-call-queue.js';
import { WebhookSecrets } from './subscriptions/webhook-secrets.js';
import { WebhookTestService } from './subscriptions/webhook-test.service.js';
import { WebhookController } from './subscriptions/webhook.controller.js';
import { WebhookRepository } from './subscriptions/webhook.repository.js';
import { WebhookService } from './subscriptions/webhook.service.js';

/** Webhooks: subscriptions to public events, and their deliveries. */
@Module({
  imports: [JournalModule, TypeOrmModule.forFeature([WebhookSubscription])],
  controllers: [WebhookController, FiguresController, DeliveryController, ReplayController],
  providers: [
    DeliveryLogQueries,
    DeliveryQueries,
    DeliveryService,
    FiguresQueries,
    FiguresService,
    RedeliveryService,
    ReplayRanges,
    ReplayRepository,
    ReplayService,
    WebhookCallQueue,
    WebhookCaller,
    WebhookRepository,
    WebhookSecrets,
    WebhookService,
    WebhookTargets,
    WebhookTestService,
  ],
  exports: [WebhookCaller, WebhookSecrets],
})
export class WebhooksModule {}
