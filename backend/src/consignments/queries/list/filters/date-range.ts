import { DateTime } from 'luxon';

import type { DateRange } from '@contracts/requests/list-consignments.request.js';

import { WrongFilter, type FilterContext } from './filter-context.js';

/** First and last day, both included; null is open. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The days a range covers: those named, or so many units up to today or from today on (LIST-49). */
export function daysOf(range: DateRange, context: FilterContext): Days {
  if (range.type === 'custom') return customDays(range, context);

  const today = DateTime.fromJSDate(context.now, { zone: context.zone });
  const { range: unit, rangeValue } = range;
  if (!unit || !rangeValue || rangeValue < 1)
    throw new WrongFilter('dateRange', 'A past or future range needs a unit and how many of it');
  if (range.type === 'past')
    return { from: today.minus({ [unit]: rangeValue }).toISODate(), to: today.toISODate() };
  return { from: today.toISODate(), to: today.plus({ [unit]: rangeValue }).toISODate() };
}

/** A first day after the last one clears the last one (LIST-53). */
function customDays({ fromDate, toDate }: DateRange, { zone }: FilterContext): Days {
  const [from, to] = [fromDate, toDate].map((day) => (day ? dayOf(day, zone, 'dateRange') : null));
  return { from: from ?? null, to: from && to && from > to ? null : (to ?? null) };
}

/** A calendar day stays what it is; an instant is the day it falls on in the zone. */
export function dayOf(typed: string, zone: string, field: 'value' | 'dateRange'): string {
  const text = typed.trim();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = isDay
    ? DateTime.fromISO(text)
    : DateTime.fromISO(text, { setZone: true }).setZone(zone);
  const day = moment.toISODate();
  if (!day) throw new WrongFilter(field, `${text} is not a day`);
  return day;
}
