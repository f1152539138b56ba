import { webhookFigureTexts as texts } from '@contracts/texts/app/webhook-figures';

import { dayFrom, formatDate, formatTime, interpolate } from '../../../shared/text/format';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MAX_HOURS_MS = 2 * DAY_MS;

/** The user's zone and the current time, for texts about instants. */
export interface TimeContext {
  readonly zone: string;
  /** ISO instant. */
  readonly now: string;
}

/** `2:47 pm`; `18/11 9:40 am` on another day. */
export function shortTime(at: string, context: TimeContext): string {
  const time = formatTime(at, context.zone).replace(/^0/, '');
  return isToday(at, context) ? time : `${dayAndMonth(at, context.zone)} ${time}`;
}

/** `02:41:31 pm`; `18/11 09:40 am` on another day. */
export const logTime = (at: string, context: TimeContext): string =>
  isToday(at, context)
    ? formatTime(at, context.zone, { seconds: true })
    : `${dayAndMonth(at, context.zone)} ${formatTime(at, context.zone)}`;

function isToday(at: string, { zone, now }: TimeContext): boolean {
  return dayFrom(new Date(at), zone, 0) === dayFrom(new Date(now), zone, 0);
}

const dayAndMonth = (at: string, zone: string): string =>
  formatDate(at, zone).slice(0, 'dd/MM'.length);

/** `4 min`, `3 h`, `5 days`; at least a minute. */
export function spanBetween(from: string, to: string): string {
  const ms = Math.max(0, Date.parse(to) - Date.parse(from));
  if (ms < HOUR_MS)
    return interpolate(texts.minutes, { count: Math.max(1, Math.floor(ms / MINUTE_MS)) });
  if (ms < MAX_HOURS_MS) return interpolate(texts.hours, { count: Math.floor(ms / HOUR_MS) });
  return interpolate(texts.daySpan, { count: Math.floor(ms / DAY_MS) });
}

/** `212 ms`, `15.0 s`. */
export const durationText = (ms: number): string =>
  ms < SECOND_MS
    ? interpolate(texts.ms, { count: ms })
    : interpolate(texts.seconds, { count: (ms / SECOND_MS).toFixed(1) });
