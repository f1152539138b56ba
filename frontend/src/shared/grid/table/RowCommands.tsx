import { gridFocusCellSelector, type GridApi } from '@mui/x-data-grid';
import type { RefObject } from 'react';

import { useCommand } from '../../commands/useCommand';
import type { GridRow } from '../detail-rows';
import type { RowCommand } from '../entity-grid.types';

export interface RowCommandsProps<Row extends GridRow> {
  readonly grid: RefObject<GridApi | null>;
  readonly rows: readonly Row[];
  readonly commands: readonly RowCommand<Row>[];
}

/** The list's own keys, for the row that has the focus. */
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
