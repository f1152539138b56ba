export { CreateWebhookDeliveries1764000110600 } from './records/create-webhook-deliveries.migration.js';
export { LogWebhookDeliveries1764000110700 } from './records/log-webhook-deliveries.migration.js';
export { CreateWebhookSubscriptions1764000110200 } from './records/create-webhook-subscriptions.migration.js';
export { WebhookSubscription } from './records/webhook-subscription.entity.js';
export { WebhookService } from './subscriptions/webhook.service.js';
export { WebhooksModule } from './webhooks.module.js';
export { WebhookSender } from './sending/webhook-sender.js';
export { WebhookSendingModule } from './sending/webhook-sending.module.js';
