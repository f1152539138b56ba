import type { GridSortModel } from '@mui/x-data-grid';

/** What a list asks the server for; the address bar keeps it. */
export interface GridQuery {
  /** From zero. */
  readonly page: number;
  readonly size: number;
  /** `field,ASC` or `field,DESC`. */
  readonly sort: string;
}

/** Spec part 1, section 9: paginator options. */
export const pageSizes = [10, 25, 50, 100, 200] as const;

/** Empty when the list is sorted by something that is not a column (`id,DESC`). */
export function toSortModel(
  sort: string,
  columns: readonly { readonly field: string }[],
): GridSortModel {
  const [field, direction] = sort.split(',');
  const column = columns.find((candidate) => candidate.field === field);
  return column ? [{ field: column.field, sort: direction === 'DESC' ? 'desc' : 'asc' }] : [];
}

/** Null when the grid sorts by nothing. */
export function fromSortModel([first]: GridSortModel): string | null {
  return first?.sort ? `${first.field},${first.sort.toUpperCase()}` : null;
}
