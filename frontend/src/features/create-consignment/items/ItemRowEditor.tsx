import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import type { Measure } from '@contracts/rules/measures';

import { focusNeighbour, ROW } from './cell-focus';
import {
  measureNames,
  rowMessages,
  rowTotals,
  type ItemRow,
  type RowCircumstances,
} from './item-row';
import { MeasureCell } from './MeasureCell';
import { rowsFromText } from './paste-rows';
import type { ItemRows } from './useItemRows';

export interface ItemRowEditorProps extends RowCircumstances {
  readonly row: ItemRow;
  readonly index: number;
  /** Also messages of fields that nobody has been in yet. */
  readonly showsAll: boolean;
  readonly rows: ItemRows;
}

/** One line of goods. Messages come when a field was left, or when the form was sent. */
export function ItemRowEditor(props: ItemRowEditorProps) {
  const { row, index, rows } = props;
  const { messages, leave } = useRowMessages(props);
  const messageId = useId();

  return (
    <Box
      role="group"
      aria-label={`Item ${index + 1}`}
      {...{ [ROW]: '' }}
      onPaste={(event) => {
        const pasted = rowsFromText(event.clipboardData.getData('text'), props.types);
        if (pasted.length === 0) return;
        event.preventDefault();
        rows.paste(index, pasted);
      }}
    >
      <Box className="row">
        <TypeCell {...props} />
        {measureNames.map((measure) => (
          <MeasureCell
            key={measure}
            measure={measure}
            number={index + 1}
            value={row[measure]}
            messageId={messages[measure] && messageId}
            onChange={(value) => {
              rows.change(index, { ...row, [measure]: value });
            }}
            onLeave={() => {
              leave(measure);
            }}
            onAdd={rows.add}
          />
        ))}
        <RowEnd {...props} />
      </Box>
      <Box id={messageId} className="messages" aria-live="polite">
        {Object.entries(messages).map(([measure, message]) => (
          <div key={measure}>{message}</div>
        ))}
      </Box>
    </Box>
  );
}

function useRowMessages({ row, showsAll, ...circumstances }: ItemRowEditorProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const messages: Partial<Record<Measure, string>> = Object.fromEntries(
    Object.entries(rowMessages(row, circumstances)).filter(
      ([measure]) => showsAll || left.has(measure),
    ),
  );
  return {
    messages,
    leave: (measure: Measure) => {
      setLeft(new Set([...left, measure]));
    },
  };
}

const TypeCell = ({ row, index, types, rows }: ItemRowEditorProps) => (
  <label className="field">
    <span className="caption">Item type</span>
    <Box
      component="select"
      className="cell first"
      aria-label={`Item type, item ${index + 1}`}
      autoFocus={rows.addedKey === row.key}
      value={row.itemTypeId ?? ''}
      onChange={(event: React.ChangeEvent<HTMLSelectElement>) => {
        rows.change(index, { ...row, itemTypeId: Number(event.target.value) });
      }}
    >
      {types.map(({ id, type }) => (
        <option key={id} value={id}>
          {type}
        </option>
      ))}
    </Box>
  </label>
);

function RowEnd({ row, index, unit, rows }: ItemRowEditorProps) {
  const totals = rowTotals(row, unit);
  return (
    <>
      <span className="total">
        <span className="caption">Total weight</span>
        {totals.weight.toFixed(2)}
      </span>
      <span className="total">
        <span className="caption">Volume</span>
        {totals.volume.toFixed(3)} m³
      </span>
      <IconButton
        size="small"
        aria-label={`Remove item ${index + 1}`}
        onClick={({ currentTarget }) => {
          // The button goes with its row: the focus stays near.
          if (!focusNeighbour(currentTarget, 1, 0)) focusNeighbour(currentTarget, -1, 0);
          rows.remove(index);
        }}
      >
        <Trash2 size={14} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </>
  );
}
