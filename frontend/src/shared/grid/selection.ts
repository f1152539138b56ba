import type { GridRowSelectionModel } from '@mui/x-data-grid';

import { isDetailId, type GridRow } from './detail-rows';

export interface GridSelection {
  readonly ids: ReadonlySet<number>;
  readonly onChange: (ids: ReadonlySet<number>) => void;
  /** One row at a time: choosing another leaves the first, and nothing chooses all. */
  readonly isSingle?: boolean;
}

/** The ids on the page, whichever way round the grid says it ("all but these" after select all). */
export function selectedIds(
  { type, ids }: GridRowSelectionModel,
  rows: readonly GridRow[],
): ReadonlySet<number> {
  const isSelected = (id: number) => ids.has(id) === (type === 'include');
  return new Set(rows.map(({ id }) => id).filter((id) => !isDetailId(id) && isSelected(id)));
}

export const toSelectionModel = (ids: ReadonlySet<number>): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});
