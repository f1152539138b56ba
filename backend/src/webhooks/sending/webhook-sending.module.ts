import { Module } from '@nestjs/common';

import { JournalModule } from '../../event-feed/index.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookTargets } from '../signing/webhook-targets.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { WebhookNotices } from './webhook-notices.js';
import { WebhookSender } from './webhook-sender.js';

/** Providers for sending webhooks in the worker. */
@Module({
  imports: [JournalModule],
  providers: [WebhookSender, WebhookNotices, WebhookCaller, WebhookTargets, WebhookSecrets],
  exports: [WebhookSender],
})
export class WebhookSendingModule {}
