import { DateTime } from 'luxon';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import { pluralise } from '@contracts/texts/pluralise';
import type { MilestoneView, SetUpCellView, SetUpRowView } from '@contracts/views/set-up.view';

import { formatDate, interpolate } from '../../shared/text/format';

const DAY_LENGTH = 'yyyy-MM-dd'.length;

/** Text of a cell, with its number, name and time. */
export function reasonText({ reason, count, at, name }: SetUpCellView, zone: string): string {
  const n = (count ?? 0).toLocaleString('en-AU');
  return interpolate(texts.reasons[reason], {
    n,
    lanes: count === 1 ? texts.lane : interpolate(texts.lanes, { n }),
    name: name ?? '',
    at: at === null ? '' : timeText(at, zone),
  });
}

/** Formats a day unchanged, an instant in the user's zone: only the time if it was today. */
function timeText(at: string, zone: string): string {
  if (isDay(at)) return formatDate(at, zone);
  const instant = DateTime.fromISO(at, { zone });
  return instant.toFormat(isToday(instant) ? 'h:mm a' : 'dd/MM h:mm a').toLowerCase();
}

/** Text of a milestone: what reached it, and when; or what it needs. */
export function milestoneText(milestone: MilestoneView, zone: string): string {
  const { need, subject, at, stepsLeft } = milestone;
  if (need !== null)
    return interpolate(texts.milestoneNeeds[need], {
      client: subject ?? '',
      steps: pluralise(stepsLeft ?? 0, 'step'),
    });
  const known = [subject, at === null ? null : momentText(at, zone)].filter(
    (part) => part !== null,
  );
  return known.length === 0 ? texts.reached : known.join(', ');
}

/** The time if it was today, else the day: a milestone may be years ago. */
function momentText(at: string, zone: string): string {
  const instant = DateTime.fromISO(at, { zone });
  return !isDay(at) && isToday(instant)
    ? instant.toFormat('h:mm a').toLowerCase()
    : formatDate(at, zone);
}

/** Whether it is a calendar day, not an instant. */
export const isDay = (at: string): boolean => at.length === DAY_LENGTH;

/** Whether an instant, or a day, is today in a zone. */
export const isTodayIn = (zone: string, at: string): boolean =>
  isToday(DateTime.fromISO(at, { zone }));

const isToday = (instant: DateTime): boolean =>
  instant.hasSame(DateTime.now().setZone(instant.zone), 'day');

export const cellTitle = (cell: SetUpCellView, row: SetUpRowView): string =>
  interpolate(texts.cellOf, { step: texts.steps[cell.step], name: row.name });

export const isOpenCell = ({ state }: SetUpCellView): boolean =>
  state !== 'DONE' && state !== 'ASK';
