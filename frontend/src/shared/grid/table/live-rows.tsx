import {
  type GridApi,
  gridFocusCellSelector,
  GridRow as MuiGridRow,
  type GridRowId,
  gridRowSelectionManagerSelector,
  type GridSlotProps,
} from '@mui/x-data-grid';
import {
  createContext,
  type KeyboardEvent,
  memo,
  type RefObject,
  use,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';

import type { LiveReadModel } from '@contracts/realtime/messages';

import { useIsChanged } from '../../live/changed-rows';
import type { DisplayRow, GridRow } from '../columns';

type Rows<Row extends GridRow> = readonly DisplayRow<Row>[];
type RowsById<Row extends GridRow> = ReadonlyMap<GridRowId, DisplayRow<Row>>;

/** Latest rows by id: each row of the grid reads its data from here. */
export const LatestRows = createContext<RowsById<GridRow>>(new Map());

const byId = <Row extends GridRow>(rows: Rows<Row>): RowsById<Row> =>
  new Map(rows.map((row) => [row.id, row]));

const isSameList = (one: Rows<GridRow>, other: Rows<GridRow>) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/**
 * Keeps the grid's array stable while only the contents of rows change; a new array would re-render every cell.
 * `latest` holds the contents, updated at low priority.
 */
export function useLatestRows<Row extends GridRow>(
  rows: Rows<Row>,
): { readonly given: Rows<Row>; readonly latest: RowsById<Row> } {
  const [kept, setKept] = useState(rows);
  const isKept = isSameList(kept, rows);
  if (!isKept) setKept(rows);
  const given = isKept ? kept : rows;

  const deferred = useDeferredValue(rows);
  const drawn = isSameList(deferred, rows) ? deferred : rows;
  const latest = useMemo(() => byId(drawn), [drawn]);
  return { given, latest };
}

/** Updates the grid's own rows just before it copies them to the clipboard. */
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

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    readonly readModel?: LiveReadModel | undefined;
  }
}

/**
 * Re-renders only when its own data changes or when another user has changed it. The grid alone would re-render all
 * rows.
 */
export const LiveRow = memo(({ readModel, ...row }: GridSlotProps['row']) => {
  const isChanged = useIsChanged(readModel, row.rowId);
  const latest = use(LatestRows).get(row.rowId) ?? row.row;
  return <MuiGridRow {...row} row={latest} className={isChanged ? 'AppChangedRow' : ''} />;
});
