import { DateTime } from 'luxon';

import { deprecationNoticeTexts as texts } from '@contracts/texts/app/deprecation-notices.js';
import { pluralise } from '@contracts/texts/pluralise.js';

import { interpolate } from '../../platform/interpolate.js';
import type { Mail } from '../../platform/mail/mailer.js';
import { brownOuts } from '../../platform/versions/brown-out.js';
import type { DeprecatedOperation } from '../../platform/versions/deprecated-operations.js';
import type { KeyUse } from './deprecation-notice.repository.js';

/** Deprecated operation whose callers are emailed. */
export interface EndingOperation extends DeprecatedOperation {
  /** In its last month, in which the brown-outs are announced. */
  readonly isEndingSoon: boolean;
}

/** Email about the calls of a recipient's keys to deprecated operations, the soonest to end first. */
export function deprecationMail(
  called: readonly EndingOperation[],
  uses: readonly KeyUse[],
  publicUrl: string,
): Omit<Mail, 'to'> {
  const sorted = called.toSorted((one, other) => (one.sunset < other.sunset ? -1 : 1));
  const [first] = sorted;
  const values = {
    operations: pluralise(sorted.length, 'operation'),
    day: first ? toReadableDay(first.sunset) : '',
    list: sorted.map((operation) => sectionOf(operation, uses)).join('\n\n'),
    guide: `${publicUrl}/api/docs`,
    clients: `${publicUrl}/client/list`,
  };
  return { subject: interpolate(texts.subject, values), text: interpolate(texts.text, values) };
}

function sectionOf(ending: EndingOperation, uses: readonly KeyUse[]): string {
  const { operation, sunset, instead } = ending;
  const own = uses.filter((use) => use.operation === operation);
  const more = (own[0]?.keys ?? 0) - own.length;
  return [
    interpolate(texts.operation, { operation, sunset: toReadableDay(sunset), instead }),
    ...(ending.isEndingSoon ? [brownOutsBefore(sunset)] : []),
    ...own.map((use) => `- ${lineOf(use)}`),
    ...(more > 0 ? [interpolate(texts.more, { keys: pluralise(more, 'key') })] : []),
  ].join('\n');
}

function lineOf({ name, clientName, calls, lastDay, isTest }: KeyUse): string {
  const count = `${calls.toLocaleString('en-AU')} ${calls === 1 ? 'call' : 'calls'}`;
  const values = { name, client: clientName, calls: count, day: toReadableDay(lastDay) };
  return interpolate(isTest ? texts.testKey : texts.key, values);
}

function brownOutsBefore(sunset: string): string {
  const end = dayOf(sunset);
  const start = end.set({ hour: brownOuts.startHour });
  return interpolate(texts.brownOuts, {
    firstDay: toReadableDay(end.minus({ days: brownOuts.days }).toISODate()),
    lastDay: toReadableDay(end.minus({ days: 1 }).toISODate()),
    start: start.toFormat('HH:mm'),
    end: start.plus({ minutes: brownOuts.minutes }).toFormat('HH:mm'),
  });
}

const dayOf = (day: string | null) => DateTime.fromISO(day ?? '', { zone: 'utc', locale: 'en-AU' });
const toReadableDay = (day: string | null): string => dayOf(day).toFormat('d LLL yyyy');
