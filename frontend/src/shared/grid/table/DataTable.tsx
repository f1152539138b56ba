import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridRowHeightParams } from '@mui/x-data-grid';
import { useMemo } from 'react';

import { densities, useDensity } from '../../theme/density';
import { isDetailRow, withDetails, type GridRow, type DisplayRow } from '../columns';
import { freshCopy, LatestRows, useLatestRows } from './live-rows';
import { gridSlots, RowCommands } from './grid-slots';
import { useExpandedRows } from './expandColumn';
import { useFocusOfGone, useKeptPlace } from './useKeptPlace';
import { stickyColumns, stickySx, useHiddenSides } from './sticky-columns';
import { useRowKeys } from './useRowKeys';
import { useTableProps, type TableProps } from './useTableProps';

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

/** Columns out of sight are drawn, too: those that stay in view may be among them. */
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
  const { given, latest } = useLatestRows(shown);
  const tableProps = useTableProps(props, expansion);
  const { columns } = tableProps;
  const sx = useMemo(() => ({ ...tableSx, ...stickySx(stickyColumns(columns)) }), [columns]);
  const frame = useHiddenSides(grid);
  useKeptPlace(grid, { label: props.label, rows: props.rows });
  useFocusOfGone(grid, { rows });
  useRowKeys(grid, {
    rows,
    firstField: props.columns[0]?.field ?? '',
    selection,
    isSelectable,
  });

  return (
    <Box ref={frame} sx={sx} onKeyDownCapture={freshCopy(grid, latest)}>
      <LatestRows value={latest}>
        <DataGrid<DisplayRow<Row>>
          {...serverMode}
          {...tableProps}
          apiRef={grid}
          aria-label={props.label}
          rows={given}
          rowCount={given.length}
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
