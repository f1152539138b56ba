import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import type { ConsignmentState } from '@contracts/rules/consignment';
import { appDashboardTexts as words } from '@contracts/texts/app/dashboard';
import type { CountedRowsView } from '@contracts/views/dashboard.view';

import { filterValues } from '../../shared/filters/filter-config';
import { formatDate, interpolate } from '../../shared/text/format';

/** 'Opens 12 rows: Open, dispatched 18/11/2026, created'. */
export function describeRows({ count, query }: CountedRowsView): string {
  const what = (query.criteriaFilters ?? [])
    .toReversed()
    .flatMap((filter) => describe(filter) ?? [])
    .join(', ');
  return count === 1
    ? interpolate(words.opensOne, { what })
    : interpolate(words.opens, { n: count.toLocaleString('en-AU'), what });
}

const day = (text: string | null | undefined) => (text ? formatDate(text, 'UTC') : '');

type Describe = (values: readonly string[], filter: CriteriaFilter) => string;

const describers: Partial<Record<CriteriaFilter['key'], Describe>> = {
  STATE: ([tab = 'ALL']) => words.rowsOf.tabs[tab as ConsignmentState | 'ALL'],
  STATUS: (values) => values.map((status) => status.replaceAll('_', ' ').toLowerCase()).join(', '),
  DISPATCHED_AT: (_values, { dateRange }) =>
    interpolate(dateRange?.fromDate ? words.rowsOf.dispatched : words.rowsOf.dispatchedUntil, {
      day: day(dateRange?.toDate),
    }),
  ETA: (_values, { dateRange }) => interpolate(words.rowsOf.due, { day: day(dateRange?.toDate) }),
  SENDER_STATE: (values) => interpolate(words.rowsOf.from, { states: values.join(', ') }),
  ATTENTION: (values) =>
    values
      .map((reason) => words.rowsOf.attention[reason as 'EXCEPTION' | 'OVERDUE'])
      .join(` ${words.rowsOf.or} `),
};

const describe = (filter: CriteriaFilter): string | null =>
  describers[filter.key]?.(filterValues(filter), filter) ?? null;
