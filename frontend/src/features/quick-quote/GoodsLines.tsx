import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { Plus, Trash2 } from 'lucide-react';

import { appQuoteTexts as words } from '@contracts/texts/app/screens';

import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import {
  lineErrors,
  measureFields,
  newLine,
  ofType,
  type QuoteContext,
  type QuoteForm,
  type QuoteLine,
} from './quote-form';

export interface GoodsLinesProps {
  readonly form: QuoteForm;
  readonly context: QuoteContext;
  readonly onChange: (lines: readonly QuoteLine[]) => void;
}

/** Items of the quote, one line each. */
export function GoodsLines({ form, context, onChange }: GoodsLinesProps) {
  const { lines } = form;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {lines.map((line, index) => (
        <GoodsLine
          key={line.key}
          line={line}
          number={index + 1}
          form={form}
          context={context}
          onChange={(next) => {
            onChange(lines.with(index, next));
          }}
          {...(lines.length > 1 && {
            onRemove: () => {
              onChange(lines.toSpliced(index, 1));
            },
          })}
        />
      ))}
      <Button
        startIcon={<Plus size={14} aria-hidden />}
        sx={{ justifySelf: 'start' }}
        onClick={() => {
          onChange([...lines, newLine(context.types)]);
        }}
      >
        {words.addItem}
      </Button>
    </Box>
  );
}

interface GoodsLineProps extends Pick<GoodsLinesProps, 'form' | 'context'> {
  readonly line: QuoteLine;
  readonly number: number;
  readonly onChange: (line: QuoteLine) => void;
  readonly onRemove?: () => void;
}

function GoodsLine({ line, number, form, context, onChange, onRemove }: GoodsLineProps) {
  const faults = lineErrors(line, form, context);
  return (
    <Box role="group" aria-label={`${words.item} ${number}`} sx={lineSx}>
      <label className="type">
        <span>{words.itemType}</span>
        <NativeSelectInput
          id={`${line.key}-type`}
          value={String(line.itemTypeId ?? '')}
          options={context.types.map(({ id, type }) => ({ value: String(id), label: type }))}
          onChange={(id) => {
            const type = context.types.find((one) => String(one.id) === id);
            if (type) onChange(ofType(line, type, context.unit));
          }}
        />
      </label>
      {measureFields.map((field) => (
        <label key={field}>
          <span>{measureLabel(field, context)}</span>
          <InputBase
            value={line[field]}
            inputProps={{ inputMode: 'decimal', autoComplete: 'off' }}
            error={line[field] !== '' && faults.includes(field)}
            onChange={({ target }) => {
              onChange({ ...line, [field]: target.value });
            }}
          />
        </label>
      ))}
      {onRemove && (
        <IconButton aria-label={`${words.removeItem} ${number}`} onClick={onRemove}>
          <Trash2 size={14} strokeWidth={1.6} aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}

function measureLabel(field: (typeof measureFields)[number], { unit }: QuoteContext): string {
  if (field === 'quantity') return words.quantity;
  return field === 'weight' ? words.weight : `${words[field]} (${unit.toLowerCase()})`;
}

const lineSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1.6fr .7fr 1fr 1fr 1fr 1fr 30px' },
  alignItems: 'end',
  gap: '8px',
  '& label': { minWidth: 0, display: 'grid', gap: '5px' },
  '& label > span': { typography: 'label', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& label .MuiInputBase-root': { width: 1 },
};
