import Box from '@mui/material/Box';
import { memo, useId, useState } from 'react';

import type { Measure } from '@contracts/rules/measures';

import type { CustomItem } from '../../../shared/goods/goods.api';
import { ROW } from './cell-focus';
import { afterPress } from '../../../shared/forms/after-press';
import { DangerousGoods } from '../../../shared/goods/dangerous-goods/DangerousGoods';
import { validateRow } from '../../../shared/goods/item-row';
import type { ItemRow, ItemRowContext } from '../../../shared/goods/item-row.types';
import { MeasureCell } from './MeasureCell';
import { isTable, readTable } from './paste-rows';
import { RowTotals } from './RowTotals';
import { measureNames, rowTotals } from '../../../shared/goods/row-measures';
import { TypeCell } from './TypeCell';
import type { ItemRowHandlers } from './useItemRows';

export interface ItemRowEditorProps extends ItemRowContext {
  readonly row: ItemRow;
  readonly index: number;
  /** Also shows errors of untouched fields. */
  readonly shouldShowAllErrors: boolean;
  readonly canEditTotals: boolean;
  readonly customItems: readonly CustomItem[];
  /** Whether the row was just added; its first field is then focused. */
  readonly isAdded: boolean;
  readonly handlers: ItemRowHandlers;
}

/** One item row. Errors show after blur or an attempt to submit. Memoised: there may be two hundred rows. */
export const ItemRowEditor = memo(function ItemRowEditor(props: ItemRowEditorProps) {
  const { index, handlers } = props;
  const { messages, leave } = useRowMessages(props);
  const messageId = useId();
  const change = (changed: ItemRow) => {
    handlers.change(index, changed);
  };

  return (
    <Box
      role="group"
      aria-label={`Item ${index + 1}`}
      {...{ [ROW]: '' }}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text');
        if (!isTable(text)) return;
        event.preventDefault();
        handlers.paste(index, readTable(text, props));
      }}
    >
      <Box className="row">
        <TypeCell {...props} number={index + 1} autoFocus={props.isAdded} onChange={change} />
        <Measures {...props} messages={messages} messageId={messageId} onLeave={leave} />
        <RowTotals
          {...props}
          number={index + 1}
          onChange={change}
          onRemove={() => {
            handlers.remove(index);
          }}
        />
      </Box>
      <Box id={messageId} className="messages" aria-live="polite">
        {Object.entries(messages).map(([measure, message]) => (
          <div key={measure}>{message}</div>
        ))}
      </Box>
      <GoodsOfRow {...props} onChange={change} />
    </Box>
  );
});

interface GoodsOfRowProps extends ItemRowEditorProps {
  readonly onChange: (row: ItemRow) => void;
}

function GoodsOfRow({ row, index, unit, shouldShowAllErrors, onChange }: GoodsOfRowProps) {
  if (row.dangerousGoods.length === 0) return null;
  return (
    <DangerousGoods
      number={index + 1}
      goods={row.dangerousGoods}
      lineWeight={rowTotals(row, unit).weight}
      shouldShowAllErrors={shouldShowAllErrors}
      onChange={(dangerousGoods) => {
        onChange({ ...row, dangerousGoods });
      }}
    />
  );
}

interface MeasuresProps extends ItemRowEditorProps {
  readonly messages: Partial<Record<Measure, string>>;
  readonly messageId: string;
  readonly onLeave: (measure: Measure) => void;
}

const Measures = ({ row, index, handlers, messages, messageId, onLeave }: MeasuresProps) =>
  measureNames.map((measure) => (
    <MeasureCell
      key={measure}
      measure={measure}
      number={index + 1}
      value={row[measure]}
      messageId={messages[measure] && messageId}
      onChange={(value) => {
        handlers.change(index, { ...row, [measure]: value });
      }}
      onLeave={() => {
        onLeave(measure);
      }}
      onAdd={handlers.add}
    />
  ));

function useRowMessages({ row, shouldShowAllErrors, ...context }: ItemRowEditorProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const messages: Partial<Record<Measure, string>> = Object.fromEntries(
    Object.entries(validateRow(row, context)).filter(
      ([measure]) => shouldShowAllErrors || touched.has(measure),
    ),
  );
  return {
    messages,
    leave: (measure: Measure) => {
      afterPress(() => {
        setTouched((current) => new Set([...current, measure]));
      });
    },
  };
}
