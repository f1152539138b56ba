import type { GridApi } from '@mui/x-data-grid';
import { useEffect, useRef, useState, type RefObject } from 'react';

import type { GridRow, ShownRow } from '../detail-rows';

/** So many cells are drawn within a frame: a burst of news never holds up a scroll or a key. */
const ROWS_A_FRAME = 2;

const isSameList = (one: readonly ShownRow<GridRow>[], other: readonly ShownRow<GridRow>[]) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/**
 * The rows to give to the grid. Rows that only changed what they show are handed to it one by one:
 * with another array it would draw every cell again.
 */
export function usePatchedRows<Row extends GridRow>(
  grid: RefObject<GridApi | null>,
  rows: readonly ShownRow<Row>[],
): readonly ShownRow<Row>[] {
  const [given, setGiven] = useState(rows);
  const isPatched = isSameList(given, rows);
  if (!isPatched) setGiven(rows);

  /** By id, as the grid has them. */
  const drawn = useRef<ReadonlyMap<number | string, ShownRow<Row>>>(new Map());
  useEffect(() => {
    drawn.current = new Map(given.map((row) => [row.id, row]));
  }, [given]);

  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const waiting = rows.filter((row) => drawn.current.get(row.id) !== row);
      if (waiting.length === 0) return;
      const next = waiting.slice(0, ROWS_A_FRAME);
      drawn.current = new Map([...drawn.current, ...next.map((row) => [row.id, row] as const)]);
      for (const row of next) grid.current?.updateRows([row]);
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [grid, rows, given]);

  return isPatched ? given : rows;
}
