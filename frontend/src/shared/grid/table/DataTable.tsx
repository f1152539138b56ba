import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type GridRowHeightParams,
  gridFocusCellSelector,
  type GridApi,
} from '@mui/x-data-grid';
import { useMemo, useRef, type RefObject } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { densities, useDensity } from '../../theme/density';
import { isDetailRow, withDetails, type GridRow, type DisplayRow } from '../columns';
import {
  updateRowsBeforeCopy,
  LatestRows,
  useLatestRows,
  gridSlots,
  RowCommands,
} from './grid-slots';
import { useExpandedRows } from './expand-column';
import { useFocusAfterRemoval, useScrollRestoration } from './useScrollRestoration';
import { stickyColumns, stickySx, useHiddenSides } from './sticky-columns';
import { useTableProps, type TableProps } from './useTableProps';
import { useCommand } from '../../commands/useCommand';
import type { GridSelection } from '../grid-state';

/**
 * The community grid throws above 100 rows per page; in server mode with a fixed page size it renders every row
 * given, virtualised. Pinned in package.json and covered by a test with 200 rows.
 */
const serverMode = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  paginationModel: { page: 0, pageSize: 100 },
} as const;

/** Also renders columns outside the viewport, since sticky ones may be among them. */
const ALL_COLUMNS_PX = 4000;

const NO_ROWS: readonly never[] = [];

/** Detail rows fit their content; all others follow the density. */
const heightOfDetails = ({ model }: GridRowHeightParams) =>
  isDetailRow(model as DisplayRow<GridRow>) ? 'auto' : null;

/** The rows as a table, for wide screens. */
export function DataTable<Row extends GridRow>(props: TableProps<Row>) {
  const { rows = NO_ROWS, detail, selection, isSelectable } = props;
  const grid = useGridApiRef();
  const expansion = useExpandedRows();
  const { expanded } = expansion;
  const has = detail?.has;
  const shown = useMemo(() => withDetails(rows, expanded, has), [rows, expanded, has]);
  const { stable, latest } = useLatestRows(shown);
  const tableProps = useTableProps(props, expansion);
  const { columns } = tableProps;
  const sx = useMemo(() => ({ ...tableSx, ...stickySx(stickyColumns(columns)) }), [columns]);
  const frame = useHiddenSides(grid);
  useScrollRestoration(grid, { label: props.label, rows: props.rows });
  useFocusAfterRemoval(grid, { rows });
  useRowKeys(grid, {
    rows,
    firstField: props.columns[0]?.field ?? '',
    selection,
    isSelectable,
  });

  return (
    <Box ref={frame} sx={sx} onKeyDownCapture={updateRowsBeforeCopy(grid, latest)}>
      <LatestRows value={latest}>
        <DataGrid<DisplayRow<Row>>
          {...serverMode}
          {...tableProps}
          apiRef={grid}
          aria-label={props.label}
          rows={stable}
          rowCount={stable.length}
          columnBufferPx={ALL_COLUMNS_PX}
          loading={!props.rows || props.isFetching === true}
          rowHeight={densities[useDensity()]}
          {...(detail && { getRowHeight: heightOfDetails })}
          slots={gridSlots}
        />
      </LatestRows>
      {props.rowCommands && <RowCommands grid={grid} rows={rows} commands={props.rowCommands} />}
      {props.rows?.length === 0 && <Box sx={emptySx}>{props.empty}</Box>}
    </Box>
  );
}

/** Below the header, above the grid. */
const emptySx = {
  position: 'absolute',
  inset: '35px 0 0',
  display: 'grid',
  placeItems: 'center',
} as const;

const tableSx = {
  position: 'relative',
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  borderTop: 1,
  borderColor: 'divider',
  containerType: 'inline-size',
} as const;

interface RowKeys<Row extends GridRow> {
  readonly rows: readonly Row[];
  readonly firstField: string;
  readonly selection: GridSelection | undefined;
  readonly isSelectable: ((row: Row) => boolean) | undefined;
}

type GridRef = RefObject<GridApi | null>;

/** J and K move between rows, X selects the focused one, Shift with X everything since the last X. */
function useRowKeys<Row extends GridRow>(grid: GridRef, keys: RowKeys<Row>): void {
  const { rows, firstField, selection } = keys;
  const anchor = useRef(-1);

  const current = () => {
    const focused = grid.current && gridFocusCellSelector(grid);
    return rows.findIndex(({ id }) => id === focused?.id);
  };
  const step = (offset: number) => () => {
    const next = Math.min(rows.length - 1, Math.max(0, current() + offset));
    const row = rows[next];
    if (!row) return;
    grid.current?.scrollToIndexes({ rowIndex: next });
    grid.current?.setCellFocus(row.id, firstField);
  };
  const selectIds = (ids: Set<number>) => selection?.onChange(ids);

  const toggle = () => {
    const row = rows[current()];
    if (!row || !(keys.isSelectable?.(row) ?? true)) return;
    anchor.current = current();
    const ids = new Set(selection?.ids);
    if (ids.delete(row.id)) selectIds(ids);
    else selectIds(selection?.isSingle ? new Set([row.id]) : ids.add(row.id));
  };
  const extend = () => {
    const [from, to] = [anchor.current, current()].toSorted((a, b) => a - b);
    if (from === undefined || to === undefined || from < 0) return;
    const range = rows.slice(from, to + 1).filter((row) => keys.isSelectable?.(row) ?? true);
    selectIds(new Set([...(selection?.ids ?? []), ...range.map(({ id }) => id)]));
  };

  const when = rows.length > 0;
  const isSelectionEnabled = when && selection !== undefined;
  useCommand({ id: 'list.next', label: appTexts.nextRow, keys: 'j', when, run: step(1) });
  useCommand({ id: 'list.previous', label: appTexts.previousRow, keys: 'k', when, run: step(-1) });
  useCommand({
    id: 'list.select',
    label: appTexts.selectRow,
    keys: 'x',
    when: isSelectionEnabled,
    run: toggle,
  });
  useCommand({
    id: 'list.selectRange',
    label: appTexts.selectRange,
    keys: 'Shift+x',
    when: isSelectionEnabled && !selection.isSingle,
    run: extend,
  });
}
