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

import {
  checkboxColumn,
  type DisplayRow,
  type GridRow,
  isDetailRow,
  singleCheckboxColumn,
  withTrailingSpace,
} from '../columns';
import type { EntityGridProps } from '../entity-grid.types';
import { fromSortModel, selectedIds, toSelectionModel, toSortModel } from '../grid-state';
import { expandColumn, type Expansion } from './expand-column';
import { gridSlotProps } from './grid-slots';

export type TableProps<Row extends GridRow> = Omit<EntityGridProps<Row>, 'renderCard'>;
type GridPart<Row extends GridRow> = Partial<DataGridProps<DisplayRow<Row>>>;

/**
 * Props of the grid besides its rows. Any changed prop re-renders every cell, so each keeps its identity until its
 * content changes.
 */
export function useTableProps<Row extends GridRow>(
  props: TableProps<Row>,
  expansion: Expansion,
): GridPart<Row> & Pick<DataGridProps<DisplayRow<Row>>, 'columns'> {
  const { rows, onRowOpen, readModel, isHighlighted } = props;
  const { expanded } = expansion;
  const open = useEventCallback(({ id }: DisplayRow<Row>) => {
    // the grid's own row may be older than the one shown
    const row = rows?.find((candidate) => candidate.id === id);
    if (row) onRowOpen?.(row);
  });

  return {
    columns: useColumns(props, expansion),
    getRowClassName: useMemo(() => rowClass(isHighlighted, expanded), [isHighlighted, expanded]),
    onRowDoubleClick: useEventCallback(({ row }: GridRowParams<DisplayRow<Row>>) => {
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
): GridColDef<DisplayRow<Row>>[] {
  const isSelecting = selection !== undefined;
  const boxes = selection?.isSingle ? singleCheckboxColumn : checkboxColumn;
  return useMemo(() => {
    // A detail row renders only its first cell, so the other columns only ever see `Row`.
    const dataColumns = withTrailingSpace(columns) as readonly GridColDef<DisplayRow<Row>>[];
    const layout = { span: dataColumns.length + 1, indent: isSelecting ? 90 : 46 };
    return [
      ...(isSelecting ? [boxes] : []),
      ...(detail ? [expandColumn({ detail, expanded, toggle, ...layout })] : []),
      ...dataColumns,
    ];
  }, [columns, detail, isSelecting, boxes, expanded, toggle]);
}

function rowClass<Row extends GridRow>(
  isHighlighted: TableProps<Row>['isHighlighted'],
  expanded: ReadonlySet<number>,
): (params: GridRowParams<DisplayRow<Row>>) => string {
  return ({ row }) => {
    if (isDetailRow(row)) return 'AppDetailRow';
    if (isHighlighted?.(row)) return 'AppOddRow';
    return expanded.has(row.id) ? 'AppExpandedRow' : '';
  };
}

const NO_ROWS: readonly never[] = [];
const everyRow = () => true;

function useSelection<Row extends GridRow>({
  rows = NO_ROWS,
  selection,
  isSelectable = everyRow,
}: TableProps<Row>): GridPart<Row> {
  const ids = selection?.ids;
  const rowSelectionModel = useMemo(() => ids && toSelectionModel(ids), [ids]);
  const isRowSelectable = useMemo(
    () =>
      ({ row }: GridRowParams<DisplayRow<Row>>) =>
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

/** Enter opens the row, unless it activates something inside the cell. */
function openOnEnter<Row extends GridRow>(
  open: (row: DisplayRow<Row>) => void,
): GridEventListener<'cellKeyDown'> {
  return ({ row }, event) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) open(row as DisplayRow<Row>);
  };
}
