export { CreateWebhookSubscriptions1764000110200 } from './records/create-webhook-subscriptions.migration.js';
export { WebhookSubscription } from './records/webhook-subscription.entity.js';
export { WebhooksModule } from './webhooks.module.js';
