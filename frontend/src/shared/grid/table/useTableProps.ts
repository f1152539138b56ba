import type {
  DataGridProps,
  GridColDef,
  GridEventListener,
  GridRowParams,
  GridRowSelectionModel,
  GridSortModel,
} from '@mui/x-data-grid';
import { useEventCallback } from '@mui/material/utils';
import { useMemo } from 'react';

import { checkboxColumn, singleCheckboxColumn, withEndSpace } from '../columns';
import { isDetailRow, type GridRow, type ShownRow } from '../detail-rows';
import type { EntityGridProps } from '../entity-grid.types';
import { fromSortModel, toSortModel } from '../grid-query';
import { selectedIds, toSelectionModel } from '../selection';
import { expandColumn } from './expandColumn';
import { gridSlotProps } from './grid-slots';
import type { Expansion } from './useExpandedRows';

export type TableProps<Row extends GridRow> = Omit<EntityGridProps<Row>, 'renderCard'>;
type GridPart<Row extends GridRow> = Partial<DataGridProps<ShownRow<Row>>>;

/**
 * What the grid is told besides its rows. Any property that is another one makes it draw every cell again:
 * so each stays the same object until what it says changes.
 */
export function useTableProps<Row extends GridRow>(
  props: TableProps<Row>,
  expansion: Expansion,
): GridPart<Row> & Pick<DataGridProps<ShownRow<Row>>, 'columns'> {
  const { rows, onRowOpen, readModel, isOdd } = props;
  const { expanded } = expansion;
  const open = useEventCallback(({ id }: ShownRow<Row>) => {
    // the grid's own row may be older than what it shows
    const row = rows?.find((one) => one.id === id);
    if (row) onRowOpen?.(row);
  });

  return {
    columns: useColumns(props, expansion),
    getRowClassName: useMemo(() => rowClass(isOdd, expanded), [isOdd, expanded]),
    onRowDoubleClick: useEventCallback(({ row }: GridRowParams<ShownRow<Row>>) => {
      open(row);
    }),
    onCellKeyDown: useMemo(() => openOnEnter(open), [open]),
    slotProps: useMemo(() => ({ ...gridSlotProps, row: { readModel } }), [readModel]),
    ...useSorting(props),
    ...useSelection(props),
  };
}

function useColumns<Row extends GridRow>(
  { columns, detail, selection }: TableProps<Row>,
  { expanded, toggle }: Expansion,
): GridColDef<ShownRow<Row>>[] {
  const isSelecting = selection !== undefined;
  const boxes = selection?.isSingle ? singleCheckboxColumn : checkboxColumn;
  return useMemo(() => {
    // A detail row draws nothing but its first cell, so the other columns only ever see `Row`.
    const own = withEndSpace(columns) as readonly GridColDef<ShownRow<Row>>[];
    const place = { span: own.length + 1, indent: isSelecting ? 90 : 46 };
    return [
      ...(isSelecting ? [boxes] : []),
      ...(detail ? [expandColumn({ detail, expanded, toggle, ...place })] : []),
      ...own,
    ];
  }, [columns, detail, isSelecting, boxes, expanded, toggle]);
}

function rowClass<Row extends GridRow>(
  isOdd: TableProps<Row>['isOdd'],
  expanded: ReadonlySet<number>,
): (params: GridRowParams<ShownRow<Row>>) => string {
  return ({ row }) => {
    if (isDetailRow(row)) return 'AppDetailRow';
    if (isOdd?.(row)) return 'AppOddRow';
    return expanded.has(row.id) ? 'AppExpandedRow' : '';
  };
}

const ROWS_OF_NOTHING: readonly never[] = [];
const everyRow = () => true;

function useSelection<Row extends GridRow>({
  rows = ROWS_OF_NOTHING,
  selection,
  isSelectable = everyRow,
}: TableProps<Row>): GridPart<Row> {
  const ids = selection?.ids;
  const rowSelectionModel = useMemo(() => ids && toSelectionModel(ids), [ids]);
  const isRowSelectable = useMemo(
    () =>
      ({ row }: GridRowParams<ShownRow<Row>>) =>
        !isDetailRow(row) && isSelectable(row),
    [isSelectable],
  );
  const onRowSelectionModelChange = useEventCallback((model: GridRowSelectionModel) => {
    selection?.onChange(selectedIds(model, rows.filter(isSelectable)));
  });

  if (!selection || !rowSelectionModel) return {};
  return {
    checkboxSelection: true,
    disableMultipleRowSelection: selection.isSingle ?? false,
    isRowSelectable,
    rowSelectionModel,
    onRowSelectionModelChange,
  };
}

const sortingOrder: GridPart<GridRow>['sortingOrder'] = ['asc', 'desc'];

function useSorting<Row extends GridRow>({
  columns,
  query,
  onQueryChange,
}: TableProps<Row>): GridPart<Row> {
  const { sort } = query;
  return {
    sortModel: useMemo(() => toSortModel(sort, columns), [sort, columns]),
    ...(sortingOrder && { sortingOrder }),
    onSortModelChange: useEventCallback((model: GridSortModel) => {
      const next = fromSortModel(model);
      if (next && next !== sort) onQueryChange({ sort: next });
    }),
  };
}

/** Enter opens the row, unless it presses something inside the cell. */
function openOnEnter<Row extends GridRow>(
  open: (row: ShownRow<Row>) => void,
): GridEventListener<'cellKeyDown'> {
  return ({ row }, event) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open(row as ShownRow<Row>);
  };
}
