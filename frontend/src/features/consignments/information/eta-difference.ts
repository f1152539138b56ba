import { DateTime } from 'luxon';

import { appInformationTexts as texts } from '@contracts/texts/app/consignment-information';

import { interpolate } from '../../../shared/text/format';

export interface EtaDifference {
  /** Counted Monday to Friday; negative when early. */
  readonly businessDays: number;
  readonly text: string;
  readonly tone: 'done' | 'bad';
}

/** Business days from one calendar day to another, yyyy-MM-dd; public holidays count as days. */
export function businessDaysBetween(from: string, to: string): number {
  if (to < from) return -businessDaysBetween(to, from);
  let days = 0;
  const end = DateTime.fromISO(to);
  for (let day = DateTime.fromISO(from).plus({ days: 1 }); day <= end; day = day.plus({ days: 1 }))
    if (day.weekday <= 5) days += 1;
  return days;
}

/** Difference between a delivery and its ETA. */
export function etaDifference(eta: string, deliveredOn: string): EtaDifference {
  const businessDays = businessDaysBetween(eta, deliveredOn);
  if (deliveredOn === eta || businessDays === 0)
    return { businessDays: 0, text: texts.onTime, tone: deliveredOn > eta ? 'bad' : 'done' };
  return businessDays > 0
    ? { businessDays, text: plural(businessDays, texts.late, texts.daysLate), tone: 'bad' }
    : { businessDays, text: plural(-businessDays, texts.early, texts.daysEarly), tone: 'done' };
}

/** Time since an ETA passed without a delivery; null before it has passed. */
export function overdueBy(eta: string, today: string): EtaDifference | null {
  if (today <= eta) return null;
  const businessDays = Math.max(1, businessDaysBetween(eta, today));
  return { businessDays, text: plural(businessDays, texts.over, texts.daysOver), tone: 'bad' };
}

const plural = (n: number, one: string, many: string) => (n === 1 ? one : interpolate(many, { n }));
