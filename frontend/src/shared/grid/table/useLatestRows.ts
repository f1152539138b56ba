import type { GridRowId } from '@mui/x-data-grid';
import { createContext, useDeferredValue, useMemo, useState } from 'react';

import type { GridRow, ShownRow } from '../detail-rows';

type Rows<Row extends GridRow> = readonly ShownRow<Row>[];
export type RowsById<Row extends GridRow> = ReadonlyMap<GridRowId, ShownRow<Row>>;

/** What the rows show now, by id: a row of the grid draws what it finds here. */
export const LatestRows = createContext<RowsById<GridRow>>(new Map());

const byId = <Row extends GridRow>(rows: Rows<Row>): RowsById<Row> =>
  new Map(rows.map((row) => [row.id, row]));

const isSameList = (one: Rows<GridRow>, other: Rows<GridRow>) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id);

/**
 * The grid is given the same array for as long as rows only change what they show: with another one it would
 * draw every cell again. `latest` is what they show, drawn in slices once nothing more urgent waits.
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
