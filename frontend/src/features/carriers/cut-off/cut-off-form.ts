import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCutOffTexts } from '@contracts/texts/app/carriers';
import type { CarrierCutOffView } from '@contracts/views/carrier.view';

import { formatPickupTime } from '../../../shared/manifesting/pickup-times';
import { interpolate } from '../../../shared/text/format';

export interface CutOffForm {
  /** '0' same day, '1' next business day; empty until selected. */
  readonly day: string;
  /** HH:mm; empty until selected. */
  readonly time: string;
}

export const cutOffForm = (cutOff: CarrierCutOffView | null): CutOffForm => ({
  day: cutOff ? String(cutOff.cutOffDay) : '',
  time: cutOff?.cutOffTime ?? '',
});

/** CARRIER-54, CARRIER-55. */
export const validateCutOff = ({ day, time }: CutOffForm): Partial<CutOffForm> => ({
  ...(day === '' && { day: texts.noCutOffDay }),
  ...(time === '' && { time: texts.noCutOffTime }),
});

/** Explains the cut-off in a sentence; null until complete. */
export function cutOffSentence({ day, time }: CutOffForm): string | null {
  if (day === '' || time === '') return null;
  return interpolate(day === '0' ? appCutOffTexts.sameDay : appCutOffTexts.nextDay, {
    time: formatPickupTime(time),
  });
}
