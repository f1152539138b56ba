import { keysOf } from '@contracts/keys-of';
import type {
  CriteriaFilter,
  DateRange,
  FilterCriteria,
  FilterKey,
} from '@contracts/requests/list-consignments.request';
import { filterKeys } from '@contracts/requests/list-consignments.request';

import { filterValues, MAX_RANGE } from './filter-config';

/** Criteria in the URL: `f.STATUS=in:DRAFT,CREATED`, `f.ETA=past:7d`. */
const codes: Readonly<Record<FilterCriteria, string>> = {
  BETWEEN: 'between',
  IN: 'in',
  LIKE: 'like',
  EQUALS: 'eq',
  GREATER_THAN: 'gt',
  GREATER_THAN_EQUAL: 'gte',
  LESS_THAN: 'lt',
  LESS_THAN_EQUAL: 'lte',
};
const units = { d: 'days', w: 'weeks', m: 'months', y: 'years' } as const;
type UnitCode = keyof typeof units;

const PREFIX = 'f.';
/** Marks that all filters were removed, so that the defaults do not return. */
const NONE = 'none';

const relative = /^(past|future):(\d+)([dwmy])$/;
const custom = /^custom:((?!0000)\d{4}-\d{2}-\d{2})?\.\.((?!0000)\d{4}-\d{2}-\d{2})?$/;

function encodeRange({ type, fromDate, toDate, range, rangeValue }: DateRange): string {
  if (type === 'custom') return `custom:${fromDate ?? ''}..${toDate ?? ''}`;
  return `${type}:${rangeValue ?? 0}${(range ?? 'days').charAt(0)}`;
}

/** Null for a range that the server would reject. */
function decodeRange(text: string): DateRange | null {
  const [, type, count, unit] = relative.exec(text) ?? [];
  if (type && unit) {
    const rangeValue = Number(count);
    if (rangeValue < 1 || rangeValue > MAX_RANGE) return null;
    return { type: type as 'past' | 'future', range: units[unit as UnitCode], rangeValue };
  }
  const days = custom.exec(text);
  if (!days?.slice(1).every(isDay)) return null;
  return { type: 'custom', fromDate: days[1] ?? null, toDate: days[2] ?? null };
}

/** Whether this is an open end or an existing day: `Date` would turn 30 February into another day. */
const isDay = (day: string | undefined): boolean =>
  day === undefined || new Date(day).toJSON() === `${day}T00:00:00.000Z`;

/** `Smith\, Sons,Jones`: a backslash escapes a comma within a value. */
const escapeCommas = (value: string) => value.replace(/[\\,]/g, String.raw`\$&`);
const splitList = (text: string) =>
  Array.from(text.matchAll(/(?:^|,)((?:\\.|[^\\,])*)/g), ([, value = '']) =>
    value.replace(/\\(.)/g, '$1'),
  );

function encode(filter: CriteriaFilter): string {
  if (filter.dateRange) return encodeRange(filter.dateRange);
  const values = filterValues(filter);
  const encoded = filter.criteria === 'IN' ? values.map(escapeCommas) : values;
  return `${codes[filter.criteria]}:${encoded.join(',')}`;
}

function decode(key: FilterKey, text: string): CriteriaFilter | null {
  const dateRange = decodeRange(text);
  if (dateRange) return { key, criteria: 'BETWEEN', dateRange };

  const separatorIndex = text.indexOf(':');
  const criteria = keysOf(codes).find((name) => codes[name] === text.slice(0, separatorIndex));
  if (!criteria) return null;
  const value = text.slice(separatorIndex + 1);
  return { key, criteria, value: criteria === 'IN' ? splitList(value) : value };
}

/** Null when the URL has no filters: the defaults apply. */
export function decodeFilters(params: URLSearchParams): CriteriaFilter[] | null {
  const found = filterKeys.flatMap((key) => {
    const text = params.get(`${PREFIX}${key}`);
    const filter = text === null ? null : decode(key, text);
    return filter ? [filter] : [];
  });
  return found.length > 0 || params.get('f') === NONE ? found : null;
}

export const areFiltersEqual = (
  a: readonly CriteriaFilter[],
  b: readonly CriteriaFilter[],
): boolean =>
  a.length === b.length &&
  a.every(({ key, ...rest }) =>
    b.some((other) => other.key === key && encode(other) === encode({ key, ...rest })),
  );

export function encodeFilters(
  params: URLSearchParams,
  filters: readonly CriteriaFilter[],
  defaults: readonly CriteriaFilter[],
): void {
  for (const key of filterKeys) params.delete(`${PREFIX}${key}`);
  params.delete('f');
  if (!areFiltersEqual(filters, defaults)) writeFilters(params, filters);
}

/** Encodes filters independently of the list's defaults; without any, writes an explicit marker. */
export function writeFilters(params: URLSearchParams, filters: readonly CriteriaFilter[]): void {
  for (const filter of filters) params.set(`${PREFIX}${filter.key}`, encode(filter));
  if (filters.length === 0) params.set('f', NONE);
}
