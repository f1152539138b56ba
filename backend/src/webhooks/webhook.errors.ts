import {
  MAX_UNFINISHED_REPLAYS,
  MAX_WEBHOOKS_PER_CLIENT,
  MAX_WEBHOOKS_PER_CUSTOMER,
} from '@contracts/rules/webhook.js';
import { webhookErrorTexts as texts } from '@contracts/texts/app/webhook-errors.js';

import { DomainError } from '../platform/domain-error.js';
import { interpolate } from '../platform/interpolate.js';
import type { FieldError } from '../platform/invalid-request.js';

/** The URL is not allowed for webhooks. */
export class WebhookUrlRejected extends DomainError {
  readonly code = 'webhook.url';
  readonly kind = 'invalid';
  override readonly details: readonly FieldError[];

  constructor(message: string) {
    super(message);
    this.details = [{ path: 'url', message }];
  }
}

/** A subscription names an event type that does not exist. */
export class UnknownWebhookType extends DomainError {
  readonly code = 'webhook.type_unknown';
  readonly kind = 'invalid';
  override readonly details: readonly FieldError[];

  constructor(name: string, nearest: string) {
    const message = interpolate(texts.typeUnknown, { name, nearest });
    super(message);
    this.details = [{ path: 'types', message }];
  }
}

/** The client or customer has reached the maximum number of subscriptions. */
export class WebhookLimitReached extends DomainError {
  readonly code = 'webhook.limit';
  readonly kind = 'conflict';

  constructor(owner: 'client' | 'customer') {
    const max = owner === 'client' ? MAX_WEBHOOKS_PER_CLIENT : MAX_WEBHOOKS_PER_CUSTOMER;
    super(interpolate(texts.limit, { most: max }));
  }
}

/** The delivery is no longer waiting: it was delivered, given up or skipped. */
export class DeliveryNotWaiting extends DomainError {
  readonly code = 'webhook.delivery_not_waiting';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notWaiting);
  }
}

/** The journal no longer holds the event. */
export class EventNotStored extends DomainError {
  readonly code = 'webhook.event_not_kept';
  readonly kind = 'conflict';

  constructor() {
    super(texts.notKept);
  }
}

/** The subscription has as many unfinished replays as are allowed. */
export class ReplayLimitReached extends DomainError {
  readonly code = 'webhook.replay_running';
  readonly kind = 'conflict';

  constructor() {
    super(interpolate(texts.replayRunning, { most: MAX_UNFINISHED_REPLAYS }));
  }
}

/** The replay has finished or was cancelled. */
export class ReplayEnded extends DomainError {
  readonly code = 'webhook.replay_ended';
  readonly kind = 'conflict';

  constructor() {
    super(texts.replayEnded);
  }
}
