import { carrierTexts as texts } from '@contracts/texts/carriers';
import { ownCutOffTexts as words } from '@contracts/texts/own-carriers';
import type { CarrierCutOffView } from '@contracts/views/carrier.view';

import { shownTime } from '../../../shared/manifesting/pickup-times';
import { fillText } from '../../../shared/text/fill-text';

export interface CutOffForm {
  /** '0' same day, '1' next business day; empty until one is chosen. */
  readonly day: string;
  /** HH:mm; empty until one is chosen. */
  readonly time: string;
}

export const cutOffForm = (cutOff: CarrierCutOffView | null): CutOffForm => ({
  day: cutOff ? String(cutOff.cutOffDay) : '',
  time: cutOff?.cutOffTime ?? '',
});

/** CARRIER-54, CARRIER-55. */
export const cutOffMessages = ({ day, time }: CutOffForm): Partial<CutOffForm> => ({
  ...(day === '' && { day: texts.noCutOffDay }),
  ...(time === '' && { time: texts.noCutOffTime }),
});

/** What the choice means, in a sentence; null until it is whole. */
export function cutOffSentence({ day, time }: CutOffForm): string | null {
  if (day === '' || time === '') return null;
  return fillText(day === '0' ? words.sameDay : words.nextDay, { time: shownTime(time) });
}
