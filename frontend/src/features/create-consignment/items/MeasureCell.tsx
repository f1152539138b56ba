import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';

import type { Measure } from '@contracts/rules/measures';

import { focusNeighbour } from './cell-focus';
import { measureNames } from '../../../shared/goods/row-measures';

export interface MeasureCellProps {
  readonly measure: Measure;
  /** Number of the row, from 1. */
  readonly number: number;
  readonly value: string;
  /** Id of the error message, if any. */
  readonly messageId: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
  /** Called on Enter in the last row. */
  readonly onAdd: () => void;
}

const labels: Readonly<Record<Measure, string>> = {
  quantity: 'Quantity',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  weight: 'Weight',
};

/** Number input of a row: Enter moves to the next row, arrow keys to the same column of a neighbour. */
export function MeasureCell(props: MeasureCellProps) {
  const { measure, number, value, messageId } = props;

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey) return;
    // The item type is the cell before the first measure.
    const column = measureNames.indexOf(measure) + 1;
    if (event.key === 'ArrowDown') focusNeighbour(event.currentTarget, 1, column);
    else if (event.key === 'ArrowUp') focusNeighbour(event.currentTarget, -1, column);
    else if (event.key !== 'Enter') return;
    else if (!focusNeighbour(event.currentTarget, 1, 0)) props.onAdd();
    event.preventDefault();
  }

  return (
    <label className="field">
      <span className="caption">{labels[measure]}</span>
      <Box
        component="input"
        className={measure === 'weight' ? 'cell last' : 'cell'}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`${labels[measure]}, item ${number}`}
        aria-invalid={messageId ? true : undefined}
        aria-describedby={messageId}
        value={value}
        onFocus={(event: React.FocusEvent<HTMLInputElement>) => {
          event.target.select();
        }}
        onBlur={props.onLeave}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          props.onChange(event.target.value);
        }}
        onKeyDown={move}
      />
    </label>
  );
}
