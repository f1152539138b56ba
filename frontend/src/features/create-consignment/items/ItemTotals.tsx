import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck } from 'lucide-react';

import { parseNumber } from '@contracts/rules/parse-number';

import { isValidRow, validateRow } from '../../../shared/goods/item-row';
import type { ItemRow, ItemRowContext } from '../../../shared/goods/item-row.types';
import { rowTotals } from '../../../shared/goods/row-measures';

export interface ItemTotalsProps extends ItemRowContext {
  readonly items: readonly ItemRow[];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Total pieces, weight and volume, and whether every measure is complete. */
export function ItemTotals({ items, ...context }: ItemTotalsProps) {
  const totals = items.map((row) => rowTotals(row, context.unit));
  const pieces = sum(items.map(({ quantity }) => Math.max(0, parseNumber(quantity) || 0)));
  const isMeasured =
    items.length > 0 && items.every((row) => Object.keys(validateRow(row, context)).length === 0);
  const isValid = isMeasured && items.every((row) => isValidRow(row, context));
  const StateIcon = isValid ? CircleCheck : CircleAlert;

  return (
    <Box sx={totalsSx}>
      <span>
        <strong>{pieces}</strong> {pieces === 1 ? 'item' : 'items'}
      </span>
      <span>
        <strong>{sum(totals.map(({ weight }) => weight)).toFixed(2)}</strong> kg
      </span>
      <span>
        <strong>{sum(totals.map(({ volume }) => volume)).toFixed(3)}</strong> m³
      </span>
      <span className="state" role="status" data-valid={isValid || undefined}>
        <StateIcon size={14} strokeWidth={1.8} aria-hidden />
        {stateText(isMeasured, isValid)}
      </span>
    </Box>
  );
}

function stateText(isMeasured: boolean, isValid: boolean): string {
  if (isValid) return 'All dimensions valid';
  return isMeasured ? 'Declaration incomplete' : 'Dimensions incomplete';
}

const totalsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  mx: { xs: -3, sm: '-14px' },
  px: { xs: 3, sm: '14px' },
  pt: '10px',
  mt: '10px',
  borderTop: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  '& strong': { color: 'text.primary', fontWeight: 600 },
  '& .state': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    ml: 'auto',
    color: 'app.tone.warn.fg',
  },
  '& .state[data-valid]': { color: 'app.tone.done.fg' },
} as const;
