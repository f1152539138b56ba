import { useState } from 'react';

import type { ImportAction, ImportDetailView } from '@contracts/views/import.view';

import type { GridQuery } from '../../../shared/grid/grid-state';
import { useListImportGroupsQuery } from '../imports.api';

export type GroupFilter = ImportAction | 'FAILED' | 'all';

const PAGE_SIZE = 100;

/** References of an import by page, with filter, search and a cursor for each visited page. */
export function useGroupPages(importView: ImportDetailView) {
  const [filter, setFilter] = useState<GroupFilter>('all');
  const [search, setSearch] = useState('');
  const [cursors, setCursors] = useState<readonly number[]>([0]);
  const page = cursors.length - 1;
  const query = useListImportGroupsQuery({
    id: importView.id,
    action: filter === 'all' ? null : filter,
    search,
    cursor: cursors[page] ?? 0,
  });
  const next = query.currentData?.nextCursor ?? null;
  const shown = query.data?.groups;

  return {
    listQuery: query,
    rows: shown?.map((group) => ({ ...group, id: group.no })),
    ...totalOf(importView, {
      filter,
      search,
      page,
      shown: shown?.length ?? 0,
      hasNext: next !== null,
    }),
    query: { page, size: PAGE_SIZE, sort: '' },
    filter,
    search,
    showFilter: (groupFilter: GroupFilter) => {
      setFilter(groupFilter);
      setCursors([0]);
    },
    find: (text: string) => {
      setSearch(text);
      setCursors([0]);
    },
    changePage: ({ page: nextPage }: Partial<GridQuery>) => {
      if (nextPage === undefined) return;
      if (nextPage < page) setCursors(cursors.slice(0, nextPage + 1));
      else if (nextPage > page && next !== null) setCursors([...cursors, next]);
    },
    isFiltered: filter !== 'all' || search !== '',
  };
}

interface Shown {
  readonly filter: GroupFilter;
  readonly search: string;
  readonly page: number;
  readonly shown: number;
  readonly hasNext: boolean;
}

/** Total count; for a search, only whether there are more. */
function totalOf(
  { counts, referenceCount }: ImportDetailView,
  { filter, search, page, shown, hasNext }: Shown,
) {
  const seen = page * PAGE_SIZE + shown;
  if (search !== '') return { total: seen + Number(hasNext), totalIsAtLeast: hasNext };
  const totals = {
    all: referenceCount,
    CREATE: counts.create,
    UPDATE: counts.update,
    DRAFT: counts.draft,
    SKIP: counts.skip,
    ERROR: counts.error,
    FAILED: counts.failed,
  };
  return { total: Math.max(totals[filter], seen), totalIsAtLeast: false };
}

export type GroupPages = ReturnType<typeof useGroupPages>;
