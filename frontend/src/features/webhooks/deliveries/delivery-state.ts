import { appDeliveryTexts as texts } from '@contracts/texts/app/webhook-deliveries';
import type { WebhookDeliveryItem } from '@contracts/views/webhook-delivery.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { interpolate } from '../../../shared/text/format';
import { shortTime, type TimeContext } from '../figures/times';

/** Whether and how the subscription sends. */
export type SendingState = Pick<WebhookView, 'status' | 'failingSince'>;

/** Chip of a delivery: the response, or what happens next. */
export function deliveryChip(
  delivery: WebhookDeliveryItem,
  webhook: SendingState,
  context: TimeContext,
) {
  const { state, lastStatus } = delivery;
  if (state === 'WAITING') return waitingChip(delivery, webhook, context);
  if (state === 'SKIPPED') return { status: 'NOT_REQUIRED', label: texts.states.SKIPPED };
  if (state === 'DELIVERED')
    return { status: 'SENT', label: String(lastStatus ?? texts.states.DELIVERED) };
  const label =
    lastStatus === null
      ? texts.gaveUpUnanswered
      : interpolate(texts.gaveUp, { status: lastStatus });
  return { status: 'FAILED', label };
}

function waitingChip(
  { waitsFor, attempts, nextAttemptAt }: WebhookDeliveryItem,
  { status, failingSince }: SendingState,
  context: TimeContext,
) {
  if (waitsFor !== null) return { status: 'WAITING', label: aheadText(waitsFor.sequence) };
  if (status !== 'ACTIVE') return { status: 'WAITING', label: texts.held };
  if (attempts === 0) return { status: 'WAITING', label: texts.states.WAITING };
  const number = attempts + 1;
  // a failing server is probed: no event has its own time
  if (nextAttemptAt === null || failingSince !== null)
    return { status: 'RETRYING', label: interpolate(texts.retry, { number }) };
  const time = shortTime(nextAttemptAt, context);
  return { status: 'RETRYING', label: interpolate(texts.retryAt, { number, time }) };
}

const aheadText = (sequence: number | null): string =>
  sequence === null ? texts.waitsForEarlier : interpolate(texts.waitsFor, { number: sequence });

type Subject = Pick<WebhookDeliveryItem, 'subject' | 'subjectName'>;

/** Name of the event's subject: its number, else its kind and id (`consignment 4711`). */
export const nameOfSubject = ({ subject, subjectName }: Subject): string =>
  subjectName ?? subject.replace('_', ' ').replace('/', ' ');

/** Id of the event's subject if it is a consignment, otherwise null. */
export function consignmentIdOf({ subject }: Pick<Subject, 'subject'>): number | null {
  const [kind, id] = subject.split('/');
  return kind === 'consignment' ? Number(id) : null;
}
