import { DateTime } from 'luxon';

import type { ReplayWebhookRequest } from '@contracts/requests/webhook.request';
import { DEFAULT_REPLAY_SPEED } from '@contracts/rules/webhook';
import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors';
import { appReplayTexts as texts } from '@contracts/texts/app/webhook-replays';
import type { WebhookView } from '@contracts/views/webhook.view';

import { dayFrom } from '../../../shared/text/format';

const DEFAULT_DAYS = 7;

/** Input of a replay: days in the user's time zone, yyyy-MM-dd. */
export interface ReplayForm {
  readonly from: string | null;
  readonly to: string | null;
  /** Names separated by commas. */
  readonly types: string;
  readonly perSecond: string;
}

export const replayForm = ({ types }: WebhookView, now: Date, zone: string): ReplayForm => ({
  from: dayFrom(now, zone, -DEFAULT_DAYS),
  to: null,
  types: types.join(','),
  perSecond: String(DEFAULT_REPLAY_SPEED),
});

/** Messages by field; none if the form can be sent. */
export function validateReplay(
  { from, to, types }: ReplayForm,
  today: string,
): Partial<Record<keyof ReplayForm, string>> {
  return {
    ...((from === null || from > today) && { from: texts.fromError }),
    ...(to !== null && from !== null && to < from && { to: texts.toError }),
    ...(types === '' && { types: webhookErrorTexts.noTypes }),
  };
}

/** Includes the last day, up to now if that is today. */
export function replayToSend(
  { from, to, types, perSecond }: ReplayForm,
  today: string,
  zone: string,
): ReplayWebhookRequest {
  const startOf = (day: string) => DateTime.fromISO(day, { zone });
  const end = to !== null && to < today ? startOf(to).plus({ days: 1, milliseconds: -1 }) : null;
  return {
    from:
      startOf(from ?? today)
        .toUTC()
        .toISO() ?? '',
    to: end?.toUTC().toISO() ?? undefined,
    types: types.split(','),
    perSecond: Number(perSecond),
  };
}
