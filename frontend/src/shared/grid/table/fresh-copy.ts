import {
  gridFocusCellSelector,
  gridRowSelectionManagerSelector,
  type GridApi,
} from '@mui/x-data-grid';
import type { KeyboardEvent, RefObject } from 'react';

import type { GridRow } from '../detail-rows';
import type { RowsById } from './useLatestRows';

/** The grid copies its own rows to the clipboard: just before, it is told what those show now. */
export function freshCopy<Row extends GridRow>(
  grid: RefObject<GridApi | null>,
  latest: RowsById<Row>,
): (event: KeyboardEvent) => void {
  return ({ ctrlKey, metaKey, key }) => {
    if (!grid.current || !(ctrlKey || metaKey) || key.toLowerCase() !== 'c') return;
    const focused = gridFocusCellSelector(grid)?.id;
    const selected = gridRowSelectionManagerSelector(grid);
    for (const row of latest.values())
      if (row.id === focused || selected.has(row.id)) grid.current.updateRows([row]);
  };
}
