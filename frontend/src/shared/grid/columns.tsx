import { GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

import { ownTexts } from '@contracts/texts/own';

import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { GridRow } from './detail-rows';

/** A column of a list; `field` is what the server sorts by. */
export type EntityColumn<Row extends GridRow> = GridColDef<Row>;

/** The checkbox starts where the page's text starts. */
export const checkboxColumn: GridColDef = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 48 };

/** Where one row is selected at a time there is nothing to select all of. */
export const singleCheckboxColumn: GridColDef = {
  ...checkboxColumn,
  renderHeader: () => <VisuallyHidden>{ownTexts.select}</VisuallyHidden>,
};

const ACTION_CELL = 'AppActionCell';

/** Pixels between the last icon and the edge, as on the left. */
const END_SPACE = 12;

/** The last column keeps its distance from the edge where it has a width of its own. */
export const withEndSpace = <Row extends GridRow>(
  columns: readonly EntityColumn<Row>[],
): EntityColumn<Row>[] =>
  columns.map((column, index) =>
    index === columns.length - 1 && column.width !== undefined
      ? {
          ...column,
          width: column.width + END_SPACE,
          ...(column.cellClassName === ACTION_CELL && {
            cellClassName: `${ACTION_CELL} AppEndCell`,
          }),
        }
      : column,
  );

export interface ActionColumn<Row extends GridRow> {
  readonly field: string;
  /** The specified header; shown to screen readers only. */
  readonly headerName: string;
  readonly width?: number;
  /** `tabIndex` goes to the one control in the cell. */
  readonly render: (row: Row, tabIndex: 0 | -1) => ReactNode;
}

/** A narrow column with one icon button. */
export const actionColumn = <Row extends GridRow>(
  column: ActionColumn<Row>,
): EntityColumn<Row> => ({
  field: column.field,
  headerName: column.headerName,
  width: column.width ?? 28,
  minWidth: column.width ?? 28,
  align: 'center',
  display: 'flex',
  sortable: false,
  resizable: false,
  cellClassName: ACTION_CELL,
  renderHeader: () => <VisuallyHidden>{column.headerName}</VisuallyHidden>,
  renderCell: ({ row, tabIndex }) => column.render(row, tabIndex),
});
