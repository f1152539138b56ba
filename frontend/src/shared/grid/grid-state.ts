import type { GridRowSelectionModel, GridSortModel } from '@mui/x-data-grid';

import type { PageCounts } from '@contracts/views/page.view';

import { type GridRow, isDetailId } from './columns';

/** Totals for the pager; unknown before the first response. */
export const gridTotals = (page: PageCounts | undefined) => ({
  total: page?.totalCount ?? 0,
  totalIsAtLeast: page?.totalCountIsAtLeast ?? false,
});

/** Query of a list, stored in the URL. */
export interface GridQuery {
  /** From zero. */
  readonly page: number;
  readonly size: number;
  /** `field,ASC` or `field,DESC`. */
  readonly sort: string;
}

/** Spec part 1, section 9: paginator options. */
export const pageSizes = [10, 25, 50, 100, 200] as const;

/** Empty when the list is sorted by something other than a column (`id,DESC`). */
export function toSortModel(
  sort: string,
  columns: readonly { readonly field: string }[],
): GridSortModel {
  const [field, direction] = sort.split(',');
  const column = columns.find((candidate) => candidate.field === field);
  return column ? [{ field: column.field, sort: direction === 'DESC' ? 'desc' : 'asc' }] : [];
}

/** Null when the grid is not sorted. */
export function fromSortModel([first]: GridSortModel): string | null {
  return first?.sort ? `${first.field},${first.sort.toUpperCase()}` : null;
}

export interface GridSelection {
  readonly ids: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
  /** Whether selecting a row replaces the previous one, without select all. */
  readonly isSingle?: boolean;
  /** Ids of rows with an action for this user; the others have no checkbox. Undefined for all rows. */
  readonly selectableIds?: ReadonlySet<number>;
}

/** Selected ids on the page, for both forms of the grid's model ("all but these" after select all). */
export function selectedIds(
  { type, ids }: GridRowSelectionModel,
  rows: readonly GridRow[],
): ReadonlySet<number> {
  const isSelected = (id: number) => ids.has(id) === (type === 'include');
  return new Set(rows.map(({ id }) => id).filter((id) => !isDetailId(id) && isSelected(id)));
}

/** A selection without some of its rows: rows selected during a request stay selected after its response. */
export function deselected(
  selected: ReadonlySet<number>,
  ids: readonly number[],
): ReadonlySet<number> {
  const rest = new Set(selected);
  for (const id of ids) rest.delete(id);
  return rest;
}

export const toSelectionModel = (ids: ReadonlySet<number>): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
