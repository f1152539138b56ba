import LinearProgress from '@mui/material/LinearProgress';
import {
  type GridApi,
  gridFocusCellSelector,
  type GridSlotProps,
  type GridSlotsComponent,
  GridRow as MuiGridRow,
  type GridRowId,
  gridRowSelectionManagerSelector,
} from '@mui/x-data-grid';
import { ArrowDown, ArrowUp } from 'lucide-react';
import {
  type RefObject,
  createContext,
  type KeyboardEvent,
  memo,
  use,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';

import { appTexts } from '@contracts/texts/app/common';
import type { LiveReadModel } from '@contracts/realtime/messages';

import { useCommand } from '../../commands/useCommand';
import { AppCheckbox } from '../../forms/AppCheckbox';
import type { GridRow, DisplayRow } from '../columns';
import type { RowCommand } from '../entity-grid.types';
import { useIsChanged } from '../../live/changed-rows';

type Rows<Row extends GridRow> = readonly DisplayRow<Row>[];
type RowsById<Row extends GridRow> = ReadonlyMap<GridRowId, DisplayRow<Row>>;

/** Latest rows by id: each row of the grid reads its data from here. */
export const LatestRows = createContext<RowsById<GridRow>>(new Map());

const byId = <Row extends GridRow>(rows: Rows<Row>): RowsById<Row> =>
  new Map(rows.map((row) => [row.id, row]));

const isSameList = (a: Rows<GridRow>, b: Rows<GridRow>) =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);

/**
 * Keeps the grid's array stable while only the contents of rows change; a new array would re-render every cell.
 * `latest` holds the contents, updated at low priority.
 */
export function useLatestRows<Row extends GridRow>(
  rows: Rows<Row>,
): { readonly stable: Rows<Row>; readonly latest: RowsById<Row> } {
  const [stored, setStored] = useState(rows);
  const isStoredCurrent = isSameList(stored, rows);
  if (!isStoredCurrent) setStored(rows);
  const stable = isStoredCurrent ? stored : rows;

  const deferred = useDeferredValue(rows);
  const rendered = isSameList(deferred, rows) ? deferred : rows;
  const latest = useMemo(() => byId(rendered), [rendered]);
  return { stable, latest };
}

/** Updates the grid's own rows just before it copies them to the clipboard. */
export function updateRowsBeforeCopy<Row extends GridRow>(
  grid: RefObject<GridApi | null>,
  latest: RowsById<Row>,
): (event: KeyboardEvent) => void {
  return ({ ctrlKey, metaKey, key }) => {
    if (!grid.current || !(ctrlKey || metaKey) || key.toLowerCase() !== 'c') return;
    const focused = gridFocusCellSelector(grid)?.id;
    const selected = gridRowSelectionManagerSelector(grid);
    for (const row of latest.values())
      if (row.id === focused || selected.has(row.id)) grid.current.updateRows([row]);
  };
}

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    readonly readModel?: LiveReadModel | undefined;
  }
}

/**
 * Re-renders only when its own data changes or when another user has changed it. The grid alone would re-render all
 * rows.
 */
const LiveRow = memo(({ readModel, ...row }: GridSlotProps['row']) => {
  const isChanged = useIsChanged(readModel, row.rowId);
  const latest = use(LatestRows).get(row.rowId) ?? row.row;
  return <MuiGridRow {...row} row={latest} className={isChanged ? 'AppChangedRow' : ''} />;
});

/** Our checkbox in place of the grid's, without the grid's own props. */
function GridCheckbox(props: GridSlotProps['baseCheckbox']) {
  const { checked, disabled, indeterminate, name, onChange, slotProps, tabIndex, ref } = props;

  return (
    <AppCheckbox
      {...(checked !== undefined && { checked })}
      {...(disabled !== undefined && { disabled })}
      {...(indeterminate !== undefined && { indeterminate })}
      {...(name !== undefined && { name })}
      {...(onChange && { onChange })}
      {...(tabIndex !== undefined && { tabIndex })}
      {...(ref !== undefined && { ref })}
      // the grid would handle the same key and revert the selection
      onKeyDown={(event) => {
        if (event.key === ' ') event.stopPropagation();
      }}
      slotProps={{ input: slotProps?.htmlInput ?? {} }}
    />
  );
}

const SortedUp = () => <ArrowUp size={12} aria-hidden />;
const SortedDown = () => <ArrowDown size={12} aria-hidden />;

// The empty state may contain a button, which a grid may not: `DataTable` renders it over the grid.
const EmptyRows = () => null;

const LoadingLine = () => <LinearProgress aria-label={appTexts.loading} />;

export const gridSlots: Partial<GridSlotsComponent> = {
  baseCheckbox: GridCheckbox,
  baseLinearProgress: LoadingLine,
  columnSortedAscendingIcon: SortedUp,
  columnSortedDescendingIcon: SortedDown,
  noRowsOverlay: EmptyRows,
  row: LiveRow,
};

/** Skeleton rows with the real column widths at first, a thin line under the header on refetch. */
export const gridSlotProps: Partial<GridSlotProps> = {
  loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' },
};

interface RowCommandsProps<Row extends GridRow> {
  readonly grid: RefObject<GridApi | null>;
  readonly rows: readonly Row[];
  readonly commands: readonly RowCommand<Row>[];
}

/** Key bindings of the list, for the focused row. */
export const RowCommands = <Row extends GridRow>({ grid, rows, commands }: RowCommandsProps<Row>) =>
  commands.map(({ run, ...command }) => (
    <RowCommandKey
      key={command.id}
      {...command}
      run={() => {
        const focused = grid.current && gridFocusCellSelector(grid);
        const row = rows.find(({ id }) => id === focused?.id);
        if (row) run(row);
      }}
    />
  ));

type RowCommandKeyProps = Omit<RowCommand<GridRow>, 'run'> & { readonly run: () => void };

function RowCommandKey(props: RowCommandKeyProps) {
  useCommand({ ...props, group: 'List' });
  return null;
}
