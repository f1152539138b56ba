import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';
import type { ConsignmentState } from '@contracts/rules/consignment';
import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CountedRowsView } from '@contracts/views/dashboard.view';

import { filterValues } from '../../shared/filters/filter-config';
import { formatDate, interpolate } from '../../shared/text/format';

/** 'Opens 12 rows: Open, dispatched 18/11/2026, created'. */
export function describeRows({ count, query }: CountedRowsView): string {
  const description = (query.criteriaFilters ?? [])
    .toReversed()
    .flatMap((filter) => describe(filter) ?? [])
    .join(', ');
  return count === 1
    ? interpolate(texts.opensOne, { what: description })
    : interpolate(texts.opens, { n: count.toLocaleString('en-AU'), what: description });
}

const day = (text: string | null | undefined) => (text ? formatDate(text, 'UTC') : '');

type Describer = (values: readonly string[], filter: CriteriaFilter) => string;

const describers: Partial<Record<CriteriaFilter['key'], Describer>> = {
  STATE: ([tab = 'ALL']) => texts.rowsOf.tabs[tab as ConsignmentState | 'ALL'],
  STATUS: (values) => values.map((status) => status.replaceAll('_', ' ').toLowerCase()).join(', '),
  DISPATCHED_AT: (_values, { dateRange }) =>
    interpolate(dateRange?.fromDate ? texts.rowsOf.dispatched : texts.rowsOf.dispatchedUntil, {
      day: day(dateRange?.toDate),
    }),
  ETA: (_values, { dateRange }) => interpolate(texts.rowsOf.due, { day: day(dateRange?.toDate) }),
  SENDER_STATE: (values) => interpolate(texts.rowsOf.from, { states: values.join(', ') }),
  ATTENTION: (values) =>
    values
      .map((reason) => texts.rowsOf.attention[reason as 'EXCEPTION' | 'OVERDUE'])
      .join(` ${texts.rowsOf.or} `),
};

const describe = (filter: CriteriaFilter): string | null =>
  describers[filter.key]?.(filterValues(filter), filter) ?? null;
