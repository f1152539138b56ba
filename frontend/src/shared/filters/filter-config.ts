import type {
  CriteriaFilter,
  DateRange,
  FilterCriteria,
  FilterKey,
} from '@contracts/requests/list-consignments.request';

import { formatDate } from '../text/format';

type FilterType = 'Date' | 'MultiSelect' | 'Text' | 'Number';

/** A filter offered by a list. */
export interface FilterConfig {
  readonly key: FilterKey;
  readonly label: string;
  readonly type: FilterType;
  /** MultiSelect: the options. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  /** Always shown in the bar, even while empty. */
  readonly isPromoted?: boolean;
}

const criteriaLabels: Readonly<Record<FilterCriteria, string>> = {
  BETWEEN: 'between',
  IN: '',
  LIKE: 'contains',
  EQUALS: 'is',
  GREATER_THAN: 'more than',
  GREATER_THAN_EQUAL: 'at least',
  LESS_THAN: 'less than',
  LESS_THAN_EQUAL: 'at most',
};

/** Criteria of each filter type. */
export const criteriaOf: Readonly<Record<FilterType, readonly FilterCriteria[]>> = {
  Date: ['BETWEEN'],
  MultiSelect: ['IN'],
  Text: ['LIKE', 'EQUALS'],
  Number: [
    'BETWEEN',
    'EQUALS',
    'GREATER_THAN',
    'GREATER_THAN_EQUAL',
    'LESS_THAN',
    'LESS_THAN_EQUAL',
  ],
};

export const criteriaLabel = (criteria: FilterCriteria): string => criteriaLabels[criteria];

/** Replaces one of the filters, or removes it if it is empty. */
export function withFilter(
  filters: readonly CriteriaFilter[],
  filter: CriteriaFilter,
): CriteriaFilter[] {
  const others = filters.filter(({ key }) => key !== filter.key);
  const index = filters.findIndex(({ key }) => key === filter.key);
  return isEmptyFilter(filter)
    ? others
    : others.toSpliced(index < 0 ? others.length : index, 0, filter);
}

export const emptyFilter = ({ key, type }: FilterConfig): CriteriaFilter => ({
  key,
  criteria: criteriaOf[type][0] ?? 'EQUALS',
});

/** Commas separate values only in lists; elsewhere they are part of the value. */
const valuesOf = ({ criteria, value }: CriteriaFilter): string[] => {
  if (Array.isArray(value)) return value.map(String);
  if (value == null || value === '') return [];
  const isList = criteria === 'IN' || criteria === 'BETWEEN';
  return isList ? String(value).split(',') : [String(value)];
};

/** Whether the filter has no value, so that it is not sent. */
export const isEmptyFilter = (filter: CriteriaFilter): boolean =>
  !filter.dateRange && valuesOf(filter).join('') === '';

function describeRange({ type, fromDate, toDate, range, rangeValue }: DateRange): string {
  if (type !== 'custom') {
    const unit = rangeValue === 1 ? (range ?? 'days').slice(0, -1) : (range ?? 'days');
    return `${type === 'past' ? 'last' : 'next'} ${rangeValue ?? 0} ${unit}`;
  }
  const day = (value: string | null | undefined) => (value ? formatDate(value, 'UTC') : '');
  if (!fromDate) return `to ${day(toDate)}`;
  if (!toDate) return `from ${day(fromDate)}`;
  const sameYear = fromDate.slice(0, 4) === toDate.slice(0, 4);
  return `${sameYear ? day(fromDate).slice(0, 5) : day(fromDate)} – ${day(toDate)}`;
}

/** Formats the value of a pill: 'Draft, Created', '18/11 – 25/11/2026', 'at least 100'. */
export function describeFilter(filter: CriteriaFilter, { options, type }: FilterConfig): string {
  if (filter.dateRange) return describeRange(filter.dateRange);

  const labels = valuesOf(filter).map(
    (value) => options?.find((option) => option.value === value)?.label ?? value,
  );
  if (type === 'MultiSelect') return labels.join(', ');
  const joined = labels.join(' and ');
  return `${criteriaLabel(filter.criteria)} ${joined}`.trim();
}

export { valuesOf as filterValues };

/** Maximum search length accepted by the server. */
export const SEARCH_MAX_LENGTH = 200;

/** Maximum number of days, weeks, months or years accepted by the server. */
export const MAX_RANGE = 1000;
