import { DateTime } from 'luxon';

import { keysOf } from '@contracts/keys-of.js';
import type { CriteriaFilter, DateRange } from '@contracts/requests/list-consignments.request.js';

import type { Condition } from '../../../../platform/list-pages/list-page.sql.js';
import {
  comparisons,
  type FilterContext,
  InvalidFilter,
  isComparison,
  valueText,
  unsupportedCriteria,
} from './filter-context.js';

/** First and last day, both included; null is open-ended. */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** Resolves a range to its days: explicit ones, or a number of units up to or from today (LIST-49). */
function resolveDays(range: DateRange, context: FilterContext): Days {
  if (range.type === 'custom') return customDays(range, context);

  const today = DateTime.fromJSDate(context.now, { zone: context.zone });
  const { range: unit, rangeValue } = range;
  if (!unit || !rangeValue || rangeValue < 1)
    throw new InvalidFilter('dateRange', 'A past or future range needs a unit and a quantity');
  if (range.type === 'past')
    return { from: today.minus({ [unit]: rangeValue }).toISODate(), to: today.toISODate() };
  return { from: today.toISODate(), to: today.plus({ [unit]: rangeValue }).toISODate() };
}

/** A last day before the first is cleared (LIST-53). */
function customDays({ fromDate, toDate }: DateRange, { zone }: FilterContext): Days {
  const [from, to] = [fromDate, toDate].map((day) =>
    day ? parseDay(day, zone, 'dateRange') : null,
  );
  return { from: from ?? null, to: from && to && from > to ? null : (to ?? null) };
}

/** Postgres reads days of the years 1 to 9999 in this form. */
const YEAR_OF_DATABASE = /^(?!0000)\d{4}-/;

/** Returns a calendar day as it is, and an instant as its day in the time zone. */
export function parseDay(typed: string, zone: string, field: 'value' | 'dateRange'): string {
  const text = typed.trim();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const moment = isDay
    ? DateTime.fromISO(text)
    : DateTime.fromISO(text, { setZone: true }).setZone(zone);
  const day = moment.toISODate();
  if (!day || !YEAR_OF_DATABASE.test(day))
    throw new InvalidFilter(field, `${text} is not a valid date`);
  return day;
}

/**
 * Filters by calendar days as listed, both ends included (LIST-54). The user's time zone decides which day an
 * instant or 'today' is.
 */
export const dayCondition =
  (column: string) =>
  (filter: CriteriaFilter, context: FilterContext): Condition | null => {
    if (filter.dateRange) return within(column, resolveDays(filter.dateRange, context));
    const { criteria } = filter;
    if (criteria === 'BETWEEN') return between(column, filter, context);
    if (!isComparison(criteria))
      return unsupportedCriteria(filter, ['BETWEEN', ...comparisonCriteria]);

    const typed = valueText(filter);
    if (typed === '') return null;
    const day = parseDay(typed, context.zone, 'value');
    return (bind) => `${column} ${comparisons[criteria]} ${bind(day)}::date`;
  };

const comparisonCriteria = keysOf(comparisons);

/** 'from,to'; either end can be empty. */
function between(
  column: string,
  filter: CriteriaFilter,
  { zone }: FilterContext,
): Condition | null {
  const ends = Array.isArray(filter.value)
    ? filter.value.map(String)
    : valueText(filter).split(',');
  if (ends.every((end) => end.trim() === '')) return null;
  if (ends.length !== 2) throw new InvalidFilter('value', `${filter.key} BETWEEN needs two dates`);
  const [from, to] = ends.map((end) => (end.trim() === '' ? null : parseDay(end, zone, 'value')));
  return within(column, { from: from ?? null, to: to ?? null });
}

function within(column: string, { from, to }: Days): Condition | null {
  if (from === null && to === null) return null;
  return (bind) =>
    [
      ...(from === null ? [] : [`${column} >= ${bind(from)}::date`]),
      ...(to === null ? [] : [`${column} <= ${bind(to)}::date`]),
    ].join(' and ');
}
