import { DateTime } from 'luxon';

import type { ResendRequest } from '@contracts/requests/integration-flow.request';
import { flowTexts } from '@contracts/texts/app/integration-flows';

import { interpolate } from '../../../shared/text/format';

const texts = flowTexts.resend;

/** Kind of a resend's start. */
export type ResendStart = keyof typeof texts.starts;

export interface ResendForm {
  readonly start: ResendStart;
  readonly number: string;
  /** In the user's time zone, yyyy-MM-dd. */
  readonly day: string | null;
}

/** Starts with the newest file. */
export const resendForm = (lastNumber: number): ResendForm => ({
  start: 'NUMBER',
  number: String(lastNumber),
  day: null,
});

/** Messages by field; none if the form can be sent. */
export function validateResend(
  { start, number, day }: ResendForm,
  { last, today }: { readonly last: number; readonly today: string },
): Partial<Record<keyof ResendForm, string>> {
  if (start === 'DAY') return day === null || day > today ? { day: texts.dayError } : {};
  const isNumber = /^\d{1,9}$/.test(number.trim());
  const isSent = isNumber && Number(number) >= 1 && Number(number) <= last;
  return isSent ? {} : { number: interpolate(texts.numberError, { last }) };
}

export function resendToSend({ start, number, day }: ResendForm, zone: string): ResendRequest {
  if (start === 'NUMBER') return { fromNumber: Number(number) };
  return {
    from:
      DateTime.fromISO(day ?? '', { zone })
        .toUTC()
        .toISO() ?? '',
  };
}
