import type { DeliveryState } from '@contracts/rules/webhook';
import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';

const styles: Readonly<Record<DeliveryState, string>> = {
  WAITING: 'QUEUED',
  DELIVERED: 'SENT',
  GIVEN_UP: 'FAILED',
  SKIPPED: 'NOT_REQUIRED',
};

/** Chip of a delivery; one that waits after a failure is shown as being retried. */
export function deliveryChip({ state, lastFailure }: WebhookDeliveryItem) {
  const isRetried = state === 'WAITING' && lastFailure !== null;
  return {
    status: isRetried ? 'BOOK_IN' : styles[state],
    label: isRetried ? texts.retrying : texts.states[state],
  };
}

/** Readable name of `consignment/4711`. */
export const subjectName = (subject: string): string => subject.replace('_', ' ').replace('/', ' ');
