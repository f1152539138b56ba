import Box from '@mui/material/Box';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
  type GridEventListener,
  type GridRowParams,
} from '@mui/x-data-grid';
import { useState } from 'react';

import { densities, useDensity } from '../../theme/density';
import { checkboxColumn, singleCheckboxColumn, withEndSpace } from '../columns';
import { isDetailRow, withDetails, type GridRow, type ShownRow } from '../detail-rows';
import type { EntityGridProps } from '../entity-grid.types';
import { expandColumn } from './expandColumn';
import { fromSortModel, toSortModel } from '../grid-query';
import { gridSlots, gridSlotProps } from './grid-slots';
import { RowCommands } from './RowCommands';
import { selectedIds, toSelectionModel } from '../selection';
import { useRowKeys } from './useRowKeys';

type TableProps<Row extends GridRow> = Omit<EntityGridProps<Row>, 'renderCard'>;

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

function useExpandedRows() {
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  };
  return { expanded, toggle };
}

type Expansion = ReturnType<typeof useExpandedRows>;

function columnsOf<Row extends GridRow>(
  { columns, detail, selection }: TableProps<Row>,
  expansion: Expansion,
): GridColDef<ShownRow<Row>>[] {
  // A detail row draws nothing but its first cell, so the other columns only ever see `Row`.
  const own = withEndSpace(columns) as readonly GridColDef<ShownRow<Row>>[];
  const expand = detail && [
    expandColumn({ detail, ...expansion, span: own.length + 1, indent: selection ? 90 : 46 }),
  ];
  const boxes = selection?.isSingle ? singleCheckboxColumn : checkboxColumn;
  return [...(selection ? [boxes] : []), ...(expand ?? []), ...own];
}

const stateClasses = { changed: 'AppChangedRow', odd: 'AppOddRow' } as const;

function rowClass<Row extends GridRow>(
  { rowState }: TableProps<Row>,
  expanded: ReadonlySet<number>,
): (params: GridRowParams<ShownRow<Row>>) => string {
  return ({ row }) => {
    if (isDetailRow(row)) return 'AppDetailRow';
    const state = rowState?.(row);
    if (state) return stateClasses[state];
    return expanded.has(row.id) ? 'AppExpandedRow' : '';
  };
}

/** Rows and columns on a wide screen. */
export function DataTable<Row extends GridRow>(props: TableProps<Row>) {
  const { rows = NO_ROWS, detail, selection, isSelectable } = props;
  const grid = useGridApiRef();
  const expansion = useExpandedRows();
  const rowHeight = densities[useDensity()];
  const shown = detail ? withDetails(rows, expansion.expanded) : [...rows];
  useRowKeys(grid, {
    rows,
    firstField: props.columns[0]?.field ?? '',
    selection,
    isSelectable,
  });

  return (
    <Box sx={tableSx}>
      <DataGrid<ShownRow<Row>>
        {...serverMode}
        {...selectionProps(props)}
        {...sortingProps(props)}
        apiRef={grid}
        aria-label={props.label}
        rows={shown}
        rowCount={shown.length}
        columns={columnsOf(props, expansion)}
        loading={props.isFetching ?? !props.rows}
        rowHeight={rowHeight}
        getRowHeight={({ model }) => (isDetailRow(model as ShownRow<Row>) ? 'auto' : rowHeight)}
        getRowClassName={rowClass(props, expansion.expanded)}
        onRowDoubleClick={({ row }: GridRowParams<ShownRow<Row>>) => {
          if (!isDetailRow(row)) props.onRowOpen?.(row);
        }}
        onCellKeyDown={openOnEnter(props)}
        slots={gridSlots}
        slotProps={gridSlotProps}
      />
      {props.rowCommands && <RowCommands grid={grid} rows={rows} commands={props.rowCommands} />}
      {props.rows?.length === 0 && <Box sx={emptySx}>{props.empty}</Box>}
    </Box>
  );
}

type GridPart<Row extends GridRow> = Partial<DataGridProps<ShownRow<Row>>>;

function selectionProps<Row extends GridRow>(props: TableProps<Row>): GridPart<Row> {
  const { rows = NO_ROWS, selection, isSelectable = () => true } = props;
  if (!selection) return {};
  return {
    checkboxSelection: true,
    disableMultipleRowSelection: selection.isSingle ?? false,
    isRowSelectable: ({ row }) => !isDetailRow(row) && isSelectable(row),
    rowSelectionModel: toSelectionModel(selection.ids),
    onRowSelectionModelChange: (model) => {
      selection.onChange(selectedIds(model, rows.filter(isSelectable)));
    },
  };
}

function sortingProps<Row extends GridRow>(props: TableProps<Row>): GridPart<Row> {
  const { columns, query, onQueryChange } = props;
  return {
    sortModel: toSortModel(query.sort, columns),
    sortingOrder: ['asc', 'desc'],
    onSortModelChange: (model) => {
      const sort = fromSortModel(model);
      if (sort && sort !== query.sort) onQueryChange({ sort });
    },
  };
}

/** Enter opens the row, unless it presses something inside the cell. */
function openOnEnter<Row extends GridRow>({
  onRowOpen,
}: TableProps<Row>): GridEventListener<'cellKeyDown'> {
  return ({ row }, event) => {
    const shown = row as ShownRow<Row>;
    if (event.key !== 'Enter' || event.target !== event.currentTarget || isDetailRow(shown)) return;
    onRowOpen?.(shown);
  };
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
