import type { WebhookView } from '@contracts/views/webhook.view.js';

import type { WebhookSubscription } from '../records/webhook-subscription.entity.js';

/** Without the secret. */
export const toWebhookView = (
  subscription: WebhookSubscription,
  ownerName: string,
  now: Date,
): WebhookView => ({
  id: subscription.id,
  version: subscription.version,
  clientId: subscription.clientId,
  customerId: subscription.customerId,
  ownerName,
  name: subscription.name,
  url: subscription.url,
  types: subscription.types,
  versions: subscription.versions,
  status: subscription.status,
  statusReason: subscription.statusReason,
  failingSince: subscription.failingSince?.toISOString() ?? null,
  lastSuccessAt: subscription.lastSuccessAt?.toISOString() ?? null,
  mostInFlight: subscription.mostInFlight,
  notificationEmails: subscription.notificationEmails,
  overlapEndsAt: overlapEnd(subscription, now)?.toISOString() ?? null,
  createdBy: subscription.createdBy,
  createdAt: subscription.createdAt.toISOString(),
});

/** Instant until which the previous secret also signs; null once passed. */
export const overlapEnd = (
  { overlapEndsAt }: Pick<WebhookSubscription, 'overlapEndsAt'>,
  now: Date,
): Date | null => (overlapEndsAt && overlapEndsAt > now ? overlapEndsAt : null);
