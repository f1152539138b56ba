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

/** Name of the event's subject: its number, else its kind and id (`consignment 4711`). */
export const nameOfSubject = ({
  subject,
  subjectName,
}: Pick<WebhookDeliveryItem, 'subject' | 'subjectName'>): string =>
  subjectName ?? subject.replace('_', ' ').replace('/', ' ');
