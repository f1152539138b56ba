import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef, type GridRowHeightParams } from '@mui/x-data-grid';
import { useMemo } from 'react';

import { densities, useDensity } from '../../theme/density';
import { isDetailRow, withDetails, type GridRow, type ShownRow } from '../detail-rows';
import { freshCopy } from './fresh-copy';
import { gridSlots } from './grid-slots';
import { RowCommands } from './RowCommands';
import { useExpandedRows } from './useExpandedRows';
import { LatestRows, useLatestRows } from './useLatestRows';
import { useRowKeys } from './useRowKeys';
import { useTableProps, type TableProps } from './useTableProps';

/**
 * The community grid throws above 100 rows a page; in server mode with a fixed inner page it draws every
 * row it is given, virtualised. Pinned in package.json and proven by a test with 200 rows.
 */
const serverMode = {
  paginationMode: 'server',
  sortingMode: 'server',
  filterMode: 'server',
  paginationModel: { page: 0, pageSize: 100 },
} as const;

const NO_ROWS: readonly never[] = [];

/** Details are as high as what they hold; all others as the density says. */
const heightOfDetails = ({ model }: GridRowHeightParams) =>
  isDetailRow(model as ShownRow<GridRow>) ? 'auto' : null;

/** Rows and columns on a wide screen. */
export function DataTable<Row extends GridRow>(props: TableProps<Row>) {
  const { rows = NO_ROWS, detail, selection, isSelectable } = props;
  const grid = useGridApiRef();
  const expansion = useExpandedRows();
  const { expanded } = expansion;
  const has = detail?.has;
  const shown = useMemo(() => withDetails(rows, expanded, has), [rows, expanded, has]);
  const { given, latest } = useLatestRows(shown);
  useRowKeys(grid, {
    rows,
    firstField: props.columns[0]?.field ?? '',
    selection,
    isSelectable,
  });

  return (
    <Box sx={tableSx} onKeyDownCapture={freshCopy(grid, latest)}>
      <LatestRows value={latest}>
        <DataGrid<ShownRow<Row>>
          {...serverMode}
          {...useTableProps(props, expansion)}
          apiRef={grid}
          aria-label={props.label}
          rows={given}
          rowCount={given.length}
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
  // A focused row is never hidden under the bulk bar.
  '& .MuiDataGrid-virtualScroller': { scrollPaddingBottom: '72px' },
} as const;
