import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { WebhookSubscription } from './records/webhook-subscription.entity.js';
import { WebhookCaller } from './signing/webhook-caller.js';
import { WebhookTargets } from './signing/webhook-targets.js';
import { WebhookSecrets } from './subscriptions/webhook-secrets.js';
import { WebhookTestService } from './subscriptions/webhook-test.service.js';
import { WebhookController } from './subscriptions/webhook.controller.js';
import { WebhookRepository } from './subscriptions/webhook.repository.js';
import { WebhookService } from './subscriptions/webhook.service.js';

/** Webhooks: subscriptions to public events, and the calls that carry them. */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookSubscription])],
  controllers: [WebhookController],
  providers: [
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
