import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

import { appQuoteTexts as texts } from '@contracts/texts/app/quick-quote';

import { newItemRow } from '../../shared/goods/item-row';
import type { ItemRow } from '../../shared/goods/item-row.types';
import { GoodsLine } from './GoodsLine';
import type { QuoteContext, QuoteForm } from './quote-form';

export interface GoodsLinesProps {
  readonly form: QuoteForm;
  readonly context: QuoteContext;
  readonly onChange: (lines: readonly ItemRow[]) => void;
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
          onChange([...lines, newItemRow(context.types)]);
        }}
      >
        {texts.addItem}
      </Button>
    </Box>
  );
}
