import { gridFocusCellSelector, type GridApi } from '@mui/x-data-grid';
import { useRef, type RefObject } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { useCommand } from '../../commands/useCommand';
import type { GridRow } from '../columns';
import type { GridSelection } from '../grid-state';

interface RowKeys<Row extends GridRow> {
  readonly rows: readonly Row[];
  readonly firstField: string;
  readonly selection: GridSelection | undefined;
  readonly isSelectable: ((row: Row) => boolean) | undefined;
}

type GridRef = RefObject<GridApi | null>;

/** J and K move between rows, X selects the focused one, Shift with X everything since the last X. */
export function useRowKeys<Row extends GridRow>(grid: GridRef, keys: RowKeys<Row>): void {
  const { rows, firstField, selection } = keys;
  const anchor = useRef(-1);

  const current = () => {
    const focused = grid.current && gridFocusCellSelector(grid);
    return rows.findIndex(({ id }) => id === focused?.id);
  };
  const step = (by: number) => () => {
    const next = Math.min(rows.length - 1, Math.max(0, current() + by));
    const row = rows[next];
    if (!row) return;
    grid.current?.scrollToIndexes({ rowIndex: next });
    grid.current?.setCellFocus(row.id, firstField);
  };
  const put = (ids: Set<number>) => selection?.onChange(ids);

  const toggle = () => {
    const row = rows[current()];
    if (!row || !(keys.isSelectable?.(row) ?? true)) return;
    anchor.current = current();
    const ids = new Set(selection?.ids);
    if (ids.delete(row.id)) put(ids);
    else put(selection?.isSingle ? new Set([row.id]) : ids.add(row.id));
  };
  const extend = () => {
    const [from, to] = [anchor.current, current()].toSorted((one, other) => one - other);
    if (from === undefined || to === undefined || from < 0) return;
    const range = rows.slice(from, to + 1).filter((row) => keys.isSelectable?.(row) ?? true);
    put(new Set([...(selection?.ids ?? []), ...range.map(({ id }) => id)]));
  };

  const when = rows.length > 0;
  const whenSelectable = when && selection !== undefined;
  useCommand({ id: 'list.next', label: appTexts.nextRow, keys: 'j', when, run: step(1) });
  useCommand({ id: 'list.previous', label: appTexts.previousRow, keys: 'k', when, run: step(-1) });
  useCommand({
    id: 'list.select',
    label: appTexts.selectRow,
    keys: 'x',
    when: whenSelectable,
    run: toggle,
  });
  useCommand({
    id: 'list.selectRange',
    label: appTexts.selectRange,
    keys: 'Shift+x',
    when: whenSelectable && !selection.isSingle,
    run: extend,
  });
}
