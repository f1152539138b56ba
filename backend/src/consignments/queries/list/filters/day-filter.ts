import type { CriteriaFilter } from '@contracts/requests/list-consignments.request.js';

import type { Condition } from '../../../../platform/scoped-lists/list-table.js';
import { daysOf, dayOf, type Days } from './date-range.js';
import {
  comparisons,
  isComparison,
  refuseCriteria,
  textOf,
  WrongFilter,
  type FilterContext,
} from './filter-context.js';

/**
 * Calendar days, as the list shows them: both ends of a range belong to it whole (LIST-54). Which day an
 * instant or 'today' is, the user's time zone says.
 */
export const dayCondition =
  (column: string) =>
  (filter: CriteriaFilter, context: FilterContext): Condition | null => {
    if (filter.dateRange) return within(column, daysOf(filter.dateRange, context));
    const { criteria } = filter;
    if (criteria === 'BETWEEN') return between(column, filter, context);
    if (!isComparison(criteria)) return refuseCriteria(filter, ['BETWEEN', ...comparable]);

    const typed = textOf(filter);
    if (typed === '') return null;
    const day = dayOf(typed, context.zone, 'value');
    return (bind) => `${column} ${comparisons[criteria]} ${bind(day)}::date`;
  };

const comparable = Object.keys(comparisons) as (keyof typeof comparisons)[];

/** 'from,to'; either end may be left open. */
function between(
  column: string,
  filter: CriteriaFilter,
  { zone }: FilterContext,
): Condition | null {
  const ends = Array.isArray(filter.value) ? filter.value.map(String) : textOf(filter).split(',');
  if (ends.every((end) => end.trim() === '')) return null;
  if (ends.length !== 2) throw new WrongFilter('value', `${filter.key} BETWEEN takes two days`);
  const [from, to] = ends.map((end) => (end.trim() === '' ? null : dayOf(end, zone, 'value')));
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
