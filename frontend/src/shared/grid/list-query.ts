import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { decodeFilters, encodeFilters } from '../filters/filter-codec';
import type { GridQuery } from './grid-query';

/** Everything the address bar says about a list. */
export interface ListQuery extends GridQuery {
  readonly tab: string;
  /** Search text; empty or at least three characters. */
  readonly q: string;
  readonly filters: readonly CriteriaFilter[];
  /** The saved view shown, if any. */
  readonly view: number | null;
  /** Keys of the columns in order, or null for the user's own choice. */
  readonly cols: readonly string[] | null;
}

export interface ListSchema {
  /** Tabs in order; the first is shown unless the address says otherwise. */
  readonly tabs: readonly string[];
  readonly defaults: Pick<ListQuery, 'size' | 'sort'> & Partial<Pick<ListQuery, 'filters'>>;
}

const MAX_SIZE = 200;

const wholeNumber = (text: string | null, fallback: number): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : fallback;

const oneOf = (value: string | null, options: readonly string[]): string =>
  options.find((option) => option === value) ?? options[0] ?? '';

/** Anything the address does not say, or says wrongly, is as the schema has it. */
export function readListQuery(params: URLSearchParams, { tabs, defaults }: ListSchema): ListQuery {
  const view = wholeNumber(params.get('view'), 0);
  return {
    tab: oneOf(params.get('tab'), tabs),
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? defaults.sort,
    page: wholeNumber(params.get('page'), 0),
    size: Math.min(MAX_SIZE, Math.max(1, wholeNumber(params.get('size'), defaults.size))),
    filters: decodeFilters(params) ?? defaults.filters ?? [],
    view: view === 0 ? null : view,
    cols: params.get('cols')?.split(',') ?? null,
  };
}

/** Only what differs from the schema is written; parameters of others are kept. */
export function writeListQuery(
  params: URLSearchParams,
  query: ListQuery,
  { tabs, defaults }: ListSchema,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (key: string, value: string | number | null, usual: string | number | null) => {
    if (value === usual || value === null) next.delete(key);
    else next.set(key, String(value));
  };

  set('tab', query.tab, tabs[0] ?? '');
  set('q', query.q, '');
  set('sort', query.sort, defaults.sort);
  set('page', query.page, 0);
  set('size', query.size, defaults.size);
  set('view', query.view, null);
  set('cols', query.cols?.join(',') ?? null, null);
  encodeFilters(next, query.filters, defaults.filters ?? []);
  return next;
}
