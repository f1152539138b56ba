import { GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import type { ReactNode } from 'react';

import type { ListColumn, ListColumns, CustomField } from '@contracts/lists/list-column';
import { appTexts } from '@contracts/texts/app/common';

import { VisuallyHidden } from '../layout/VisuallyHidden';
import { EMPTY_VALUE } from '../text/format';
import { DateText, MoneyText, Mono } from '../text/values';

export interface GridRow {
  readonly id: number;
}

/** The community grid has no master-detail: a separate row follows its parent, with one cell spanning all columns. */
export interface DetailRow<Row extends GridRow> {
  readonly id: string;
  readonly detailOf: Row;
}

export type DisplayRow<Row extends GridRow> = Row | DetailRow<Row>;

const detailId = (id: number) => `${id}:detail`;

export const isDetailRow = <Row extends GridRow>(row: DisplayRow<Row>): row is DetailRow<Row> =>
  'detailOf' in row;

export const isDetailId = (id: GridRowId): boolean => typeof id === 'string';

export function withDetails<Row extends GridRow>(
  rows: readonly Row[],
  expanded: ReadonlySet<number>,
  has: (row: Row) => boolean = () => true,
): DisplayRow<Row>[] {
  return rows.flatMap((row): DisplayRow<Row>[] =>
    expanded.has(row.id) && has(row) ? [row, { id: detailId(row.id), detailOf: row }] : [row],
  );
}

/** A column of a list; `field` is the server's sort name. */
export type EntityColumn<Row extends GridRow> = GridColDef<Row>;

/** Aligns the checkbox with the page's text. */
export const checkboxColumn: GridColDef = { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 48 };

/** Checkbox column without select all, for lists with single selection. */
export const singleCheckboxColumn: GridColDef = {
  ...checkboxColumn,
  renderHeader: () => <VisuallyHidden>{appTexts.select}</VisuallyHidden>,
};

/** Class of cells with actions. */
export const ACTION_CELL = 'AppActionCell';

/** Pixels between the last column and the edge, in addition to the padding of its cells. */
const TRAILING_SPACE = 12;

/** Adds space after the last column if it has a fixed width. Icons and numbers are at the right of their cells. */
export const withTrailingSpace = <Row extends GridRow>(
  columns: readonly EntityColumn<Row>[],
): EntityColumn<Row>[] =>
  columns.map((column, index) =>
    index === columns.length - 1 && column.width !== undefined
      ? { ...column, width: column.width + TRAILING_SPACE, ...endClasses(column) }
      : column,
  );

function endClasses<Row extends GridRow>({ type, cellClassName }: EntityColumn<Row>) {
  if (cellClassName === ACTION_CELL) return { cellClassName: `${ACTION_CELL} AppEndCell` };
  return type === 'number' && { cellClassName: 'AppEndNumber', headerClassName: 'AppEndNumber' };
}

interface ActionColumn<Row extends GridRow> {
  readonly field: string;
  /** The specified header; visible to screen readers only. */
  readonly headerName: string;
  readonly width?: number;
  /** `tabIndex` belongs on the one control in the cell. */
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

/** Part of a grid column provided by the screen. */
export type CustomCell<Item extends GridRow> = Omit<EntityColumn<Item>, 'field'>;

type Cells<Item extends GridRow, Columns> = Readonly<
  Record<CustomField<Columns>, CustomCell<Item>> & Partial<Record<keyof Columns, CustomCell<Item>>>
>;

const toneClasses = { quiet: 'AppQuietCell', strong: 'AppStrongCell' } as const;

/** Maps the declared columns of a list to grid columns, in order; `cells` are those rendered by the screen. */
export const gridColumns =
  <Item extends GridRow>() =>
  <const Columns extends ListColumns<Item, string>>(
    columns: Columns,
    cells: Cells<Item, Columns>,
  ): EntityColumn<Item>[] => {
    const customCells: Readonly<Record<string, CustomCell<Item> | undefined>> = cells;
    return Object.entries(columns).map(([field, column]) => ({
      ...gridColumn<Item>(field, column),
      ...customCells[field],
    }));
  };

function gridColumn<Item extends GridRow>(
  field: string,
  column: ListColumn<Item, string>,
): EntityColumn<Item> {
  const { label, tone, width, minWidth, maxWidth, flex, sort } = column;
  return {
    field,
    headerName: label,
    ...(width !== undefined && { width }),
    ...(minWidth !== undefined && { minWidth }),
    ...(maxWidth !== undefined && { maxWidth }),
    ...(flex !== undefined && { flex }),
    ...(tone === 'name' ? { rowHeader: true } : tone && { cellClassName: toneClasses[tone] }),
    ...(sort === undefined && { sortable: false }),
    ...((column.kind === 'number' || column.kind === 'money') && { type: 'number' as const }),
    renderCell: ({ row }) => renderValue(column, row),
  };
}

function renderValue<Item>(column: ListColumn<Item, string>, item: Item): ReactNode {
  switch (column.kind) {
    case 'own':
      return null;
    case 'number':
      return readValue(column.value, item) ?? EMPTY_VALUE;
    case 'money':
      return <MoneyText amount={readValue(column.value, item)} />;
    case 'text':
    case 'code':
    case 'day':
    case 'minute':
      return renderText(column.kind, readValue(column.value, item));
  }
}

function renderText(kind: 'text' | 'code' | 'day' | 'minute', value: string | null): ReactNode {
  if (kind === 'day') return <DateText value={value} />;
  if (kind === 'minute') return <DateText value={value} show="date-minute" />;
  if (kind === 'code') return value ? <Mono>{value}</Mono> : EMPTY_VALUE;
  return value ?? EMPTY_VALUE;
}

/** Reads the value of a column; its declaration guarantees that a named field has this type. */
const readValue = <Item, Value>(value: keyof Item | ((item: Item) => Value), item: Item): Value =>
  typeof value === 'function' ? value(item) : (item[value] as Value);
