import { appListSheetTexts as texts } from '@contracts/texts/app/list-sheet';

import { dayFrom } from '../../text/format';

/** Calendar days, yyyy-MM-dd, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DayPreset extends DayRange {
  readonly label: string;
}

/** Days back to Monday, indexed by day of the week from Sunday. */
const sinceMonday = [6, 0, 1, 2, 3, 4, 5];

/** Ranges that one tap selects, in the user's zone. */
export function dayPresets(zone: string, now = new Date()): readonly DayPreset[] {
  const day = (offset: number) => dayFrom(now, zone, offset);
  const monday = -(sinceMonday[new Date(`${day(0)}T00:00:00Z`).getUTCDay()] ?? 0);
  return [
    { label: texts.today, from: day(0), to: day(0) },
    { label: texts.todayAndTomorrow, from: day(0), to: day(1) },
    { label: texts.thisWeek, from: day(monday), to: day(monday + 6) },
    { label: texts.last28Days, from: day(-28), to: day(0) },
  ];
}
