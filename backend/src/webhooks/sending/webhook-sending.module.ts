import { Module } from '@nestjs/common';

import { EventRetentionModule, JournalModule } from '../../event-feed/index.js';
import { WebhookCaller } from '../signing/webhook-caller.js';
import { WebhookTargets } from '../signing/webhook-targets.js';
import { WebhookSecrets } from '../subscriptions/webhook-secrets.js';
import { ExpiringEventNotices } from './expiring-event-notices.js';
import { GivenUpNotices } from './given-up-notices.js';
import { UnsentEventRecorder } from './unsent-event-recorder.js';
import { WebhookNotices } from './webhook-notices.js';
import { WebhookSender } from './webhook-sender.js';

/** Providers for sending webhooks in the worker. */
@Module({
  imports: [EventRetentionModule, JournalModule],
  providers: [
    ExpiringEventNotices,
    GivenUpNotices,
    UnsentEventRecorder,
    WebhookCaller,
    WebhookNotices,
    WebhookSecrets,
    WebhookSender,
    WebhookTargets,
  ],
  exports: [WebhookSender],
})
export class WebhookSendingModule {}
