import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';

import type { Measure } from '@contracts/rules/measures';
import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { AppCheckbox } from '../../shared/forms/AppCheckbox';
import { newDangerousGood } from '../../shared/goods/dangerous-good-row';
import { DangerousGoods } from '../../shared/goods/dangerous-goods/DangerousGoods';
import { validateRow } from '../../shared/goods/item-row';
import type { ItemRow } from '../../shared/goods/item-row.types';
import { measureNames, rowTotals } from '../../shared/goods/row-measures';
import { LineType } from './LineType';
import { lineContext, type QuoteContext, type QuoteForm } from './quote-form';

export interface GoodsLineProps {
  readonly form: QuoteForm;
  readonly context: QuoteContext;
  readonly line: ItemRow;
  /** From 1. */
  readonly number: number;
  readonly onChange: (line: ItemRow) => void;
  readonly onRemove?: () => void;
}

/** One item with its dangerous goods. Error messages are shown below the fields until the field is valid. */
export function GoodsLine(props: GoodsLineProps) {
  const { line, number, context, onChange, onRemove } = props;
  const { messages, leave } = useLineMessages(props);
  const messageId = useId();
  const change = (part: Partial<ItemRow>) => {
    onChange({ ...line, ...part });
  };
  return (
    <Box role="group" aria-label={`${texts.item} ${number}`}>
      <Box sx={lineSx}>
        <LineType line={line} context={context} onChange={onChange} />
        <MeasureFields {...props} messages={messages} messageId={messageId} onLeave={leave} />
        <label className="dangerous">
          <span>{texts.dangerous}</span>
          <AppCheckbox
            checked={line.dangerousGoods.length > 0}
            slotProps={{ input: { 'aria-label': `${texts.dangerousGoods} ${number}` } }}
            onChange={(_event, isDangerous) => {
              change({ dangerousGoods: isDangerous ? [newDangerousGood()] : [] });
            }}
          />
        </label>
        {onRemove && (
          <IconButton aria-label={`${texts.removeItem} ${number}`} onClick={onRemove}>
            <Trash2 size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Box>
      <Box id={messageId} aria-live="polite" sx={messagesSx}>
        {Object.entries(messages).map(([measure, message]) => (
          <div key={measure}>{message}</div>
        ))}
      </Box>
      {line.dangerousGoods.length > 0 && (
        <DangerousGoods
          number={number}
          goods={line.dangerousGoods}
          lineWeight={rowTotals(line, context.unit).weight}
          shouldShowAllErrors={false}
          onChange={(dangerousGoods) => {
            change({ dangerousGoods });
          }}
        />
      )}
    </Box>
  );
}

/** Messages for fields that have lost focus; an empty field is not an error before that. */
function useLineMessages({ line, form, context }: GoodsLineProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const messages: Partial<Record<Measure, string>> = Object.fromEntries(
    Object.entries(validateRow(line, lineContext(form, context))).filter(([measure]) =>
      touched.has(measure),
    ),
  );
  return {
    messages,
    leave: (measure: Measure) => {
      setTouched(new Set([...touched, measure]));
    },
  };
}

interface MeasureFieldsProps extends GoodsLineProps {
  readonly messages: Partial<Record<Measure, string>>;
  readonly messageId: string;
  readonly onLeave: (measure: Measure) => void;
}

const MeasureFields = ({ messages, messageId, onLeave, ...props }: MeasureFieldsProps) =>
  measureNames.map((measure) => (
    <MeasureField
      key={measure}
      label={measureLabel(measure, props.context)}
      value={props.line[measure]}
      messageId={messages[measure] && messageId}
      onLeave={() => {
        onLeave(measure);
      }}
      onChange={(value) => {
        props.onChange({ ...props.line, [measure]: value });
      }}
    />
  ));

interface MeasureFieldProps {
  readonly label: string;
  readonly value: string;
  /** Id of the message, if there is one. */
  readonly messageId: string | undefined;
  readonly onLeave: () => void;
  readonly onChange: (value: string) => void;
}

const MeasureField = ({ label, value, messageId, onLeave, onChange }: MeasureFieldProps) => (
  <label>
    <span>{label}</span>
    <InputBase
      value={value}
      inputProps={{ inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': messageId }}
      error={messageId !== undefined}
      onBlur={onLeave}
      onChange={({ target }) => {
        onChange(target.value);
      }}
    />
  </label>
);

function measureLabel(measure: Measure, { unit }: QuoteContext): string {
  if (measure === 'quantity') return texts.quantity;
  return measure === 'weight' ? texts.weight : `${texts[measure]} (${unit.toLowerCase()})`;
}

const lineSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1.6fr .7fr 1fr 1fr 1fr 1fr 26px 30px' },
  alignItems: 'end',
  gap: '8px',
  '& label': { minWidth: 0, display: 'grid', gap: '5px' },
  '& label > span:first-of-type': {
    typography: 'label',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& label .MuiInputBase-root': { width: 1 },
  '& .dangerous': {
    alignSelf: 'stretch',
    gridTemplateRows: { sm: 'auto 1fr' },
    gridTemplateColumns: { xs: 'auto 1fr', sm: 'none' },
    alignItems: 'center',
    justifyItems: 'start',
  },
};

/** Reserves its space, so that nothing moves when a message appears. */
const messagesSx = {
  minHeight: 16,
  mt: '2px',
  typography: 'body2',
  color: 'app.tone.bad.fg',
} as const;
