import type { CriteriaFilter } from '@contracts/requests/list-consignments.request';

import { decodeFilters, encodeFilters } from '../filters/filter-codec';
import { SEARCH_MAX_LENGTH } from '../filters/filter-config';
import type { GridQuery } from './grid-state';
import { useUrlState } from '../navigation/useUrlState';

/** State of a list in the URL. */
export interface ListQuery extends GridQuery {
  readonly tab: string;
  /** Search text; empty or at least three characters. */
  readonly q: string;
  readonly filters: readonly CriteriaFilter[];
  /** Selected saved view, if any. */
  readonly view: number | null;
  /** Keys of the columns in order, or null for the user's preference. */
  readonly cols: readonly string[] | null;
}

export interface ListSchema {
  /** Tabs in order; the first is the default unless the defaults or the URL say otherwise. */
  readonly tabs: readonly string[];
  readonly defaults: Pick<ListQuery, 'size' | 'sort'> &
    Partial<Pick<ListQuery, 'tab' | 'q' | 'filters'>>;
  /** Fields that the server sorts by; it rejects others. Undefined for lists sorted in the browser. */
  readonly sorts?: readonly string[];
}

const MAX_SIZE = 200;
/** Paging stops at this row. */
const MAX_ROWS = 10_000;

const wholeNumber = (text: string | null, fallback: number): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : fallback;

const isSort = (text: string, sorts: readonly string[]): boolean => {
  const [, field = ''] = /^(\w+),(ASC|DESC)$/.exec(text) ?? [];
  return sorts.includes(field);
};

function readSort(text: string | null, { sorts, defaults }: ListSchema): string {
  return text === null || (sorts && !isSort(text, sorts)) ? defaults.sort : text;
}

const defaultTab = ({ tabs, defaults }: ListSchema): string => defaults.tab ?? tabs[0] ?? '';

/** Missing or invalid parameters fall back to the schema. */
function readListQuery(params: URLSearchParams, schema: ListSchema): ListQuery {
  const { tabs, defaults } = schema;
  const view = wholeNumber(params.get('view'), 0);
  const size = Math.min(MAX_SIZE, Math.max(1, wholeNumber(params.get('size'), defaults.size)));
  return {
    tab:
      tabs.find((tab) => tab.toLowerCase() === params.get('tab')?.toLowerCase()) ??
      defaultTab(schema),
    q: (params.get('q') ?? defaults.q ?? '').slice(0, SEARCH_MAX_LENGTH),
    sort: readSort(params.get('sort'), schema),
    page: Math.min(Math.ceil(MAX_ROWS / size) - 1, wholeNumber(params.get('page'), 0)),
    size,
    filters: decodeFilters(params) ?? defaults.filters ?? [],
    view: view === 0 ? null : view,
    cols: params.get('cols')?.split(',') ?? null,
  };
}

/** Writes only what differs from the schema; other parameters are kept. */
function writeListQuery(
  params: URLSearchParams,
  query: ListQuery,
  schema: ListSchema,
): URLSearchParams {
  const { defaults } = schema;
  const next = new URLSearchParams(params);
  const set = (
    key: string,
    value: string | number | null,
    defaultValue: string | number | null,
  ) => {
    if (value === defaultValue || value === null) next.delete(key);
    else next.set(key, String(value));
  };

  set('tab', query.tab, defaultTab(schema));
  set('q', query.q, defaults.q ?? '');
  set('sort', query.sort, defaults.sort);
  set('page', query.page, 0);
  set('size', query.size, defaults.size);
  set('view', query.view, null);
  set('cols', query.cols?.join(',') ?? null, null);
  encodeFilters(next, query.filters, defaults.filters ?? []);
  return next;
}

/** Parts of the query that a change resets: the page and, with another tab, the columns. */
const resetsFor = ({ tab }: Partial<ListQuery>) => ({
  page: 0,
  ...(tab !== undefined && { cols: null }),
});

export interface ListQueryHandle {
  readonly query: ListQuery;
  /**
   * Changes part of the query and returns to the first page, unless the change sets a page. A new tab or view is pushed
   * to the history; any other change replaces the entry.
   */
  readonly change: (part: Partial<ListQuery>) => void;
  /** Shows a saved view unchanged, dropping the tab, search, order and filters in the URL. */
  readonly showView: (view: number) => void;
}

/** Binds the state of a list to the URL; `schema` gives the defaults. */
export function useListQuery(schema: ListSchema): ListQueryHandle {
  const [params, setParams] = useUrlState();
  const query = readListQuery(params, schema);

  return {
    query,
    change(part) {
      const isStep = part.tab !== undefined || part.view !== undefined;
      setParams(
        (current) =>
          writeListQuery(
            current,
            { ...readListQuery(current, schema), ...resetsFor(part), ...part },
            schema,
          ),
        { replace: !isStep },
      );
    },
    showView(view) {
      setParams((current) =>
        writeListQuery(
          current,
          { ...readListQuery(new URLSearchParams(), schema), view, cols: query.cols },
          schema,
        ),
      );
    },
  };
}
