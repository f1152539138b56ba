import { webhookFigureTexts as texts } from '@contracts/texts/app/webhook-figures';
import type { WebhookActivityView } from '@contracts/views/webhook-figures.view';
import type { WebhookView } from '@contracts/views/webhook.view';

import { EMPTY_VALUE, interpolate } from '../../../shared/text/format';
import { shortTime, type TimeContext } from './times';

export const countText = (count: number): string => count.toLocaleString('en-AU');

/** `214`, or `1,000+` if there may be more. */
export const heldCount = ({ held, hasMoreHeld }: WebhookActivityView): string =>
  hasMoreHeld ? interpolate(texts.plus, { count: countText(held) }) : countText(held);

/** Success rate of finished deliveries; a dash if there are none, and 100% only if none was given up. */
export function shareText({ delivered, givenUp }: WebhookActivityView): string {
  const ended = delivered + givenUp;
  if (ended === 0) return EMPTY_VALUE;
  return givenUp === 0 ? '100%' : `${Math.min((100 * delivered) / ended, 99.9).toFixed(1)}%`;
}

/** Line about a subscription in the list: what it sends, or what it holds. */
export function activityText(
  webhook: WebhookView,
  activity: WebhookActivityView,
  context: TimeContext,
): string {
  const { status, failingSince } = webhook;
  if (status === 'PAUSED') return heldText(activity, context);
  if (status === 'DISABLED' || failingSince !== null)
    return failingSince === null
      ? heldText(activity, context)
      : failingText(failingSince, activity, context);
  const count = countText(activity.delivered);
  if (activity.delivered + activity.givenUp === 0) return texts.quiet;
  return interpolate(texts.inDayShare, { count, share: shareText(activity) });
}

function heldText(activity: WebhookActivityView, context: TimeContext): string {
  const { heldSince } = activity;
  if (heldSince === null) return texts.noneHeld;
  const time = shortTime(heldSince, context);
  return interpolate(texts.heldSince, { count: heldCount(activity), time });
}

function failingText(since: string, activity: WebhookActivityView, context: TimeContext): string {
  const time = shortTime(since, context);
  if (activity.held === 0) return interpolate(texts.noAnswer, { time });
  const held = interpolate(texts.held, { count: heldCount(activity) });
  return interpolate(texts.noAnswerHeld, { time, held });
}
