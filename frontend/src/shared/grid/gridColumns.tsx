import type { ReactNode } from 'react';

import type { ListColumn, ListColumns, OwnField } from '@contracts/lists/list-column';

import { EMPTY_VALUE } from '../text/format';
import { DateText, MoneyText, Mono } from '../text/values';
import type { EntityColumn, GridRow } from './columns';

/** Part of a grid column that a screen brings itself. */
export type OwnCell<Item extends GridRow> = Omit<EntityColumn<Item>, 'field'>;

type Cells<Item extends GridRow, Columns> = Readonly<
  Record<OwnField<Columns>, OwnCell<Item>> & Partial<Record<keyof Columns, OwnCell<Item>>>
>;

const toneClasses = { quiet: 'AppQuietCell', strong: 'AppStrongCell' } as const;

/** Maps the declared columns of a list to grid columns, in their order; `cells` adds what a screen brings. */
export const gridColumns =
  <Item extends GridRow>() =>
  <const Columns extends ListColumns<Item, string>>(
    columns: Columns,
    cells: Cells<Item, Columns>,
  ): EntityColumn<Item>[] => {
    const own: Readonly<Record<string, OwnCell<Item> | undefined>> = cells;
    return Object.entries(columns).map(([field, column]) => ({
      ...gridColumn<Item>(field, column),
      ...own[field],
    }));
  };

function gridColumn<Item extends GridRow>(
  field: string,
  column: ListColumn<Item, string>,
): EntityColumn<Item> {
  const { label, tone, width, minWidth, flex, sort } = column;
  return {
    field,
    headerName: label,
    ...(width !== undefined && { width }),
    ...(minWidth !== undefined && { minWidth }),
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

/** A field name of the declaration is checked there against the kind of the column. */
const readValue = <Item, Value>(value: keyof Item | ((item: Item) => Value), item: Item): Value =>
  typeof value === 'function' ? value(item) : (item[value] as Value);
