import LinearProgress from '@mui/material/LinearProgress';
import {
  type GridApi,
  gridFocusCellSelector,
  type GridSlotProps,
  type GridSlotsComponent,
} from '@mui/x-data-grid';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { useCommand } from '../../commands/useCommand';
import { AppCheckbox } from '../../forms/AppCheckbox';
import type { GridRow } from '../columns';
import type { RowCommand } from '../entity-grid.types';
import { LiveRow } from './live-rows';

/** The grid's checkbox, rendered as ours without the grid's own props. */
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
