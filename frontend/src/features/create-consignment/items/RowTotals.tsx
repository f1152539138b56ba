import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';

import { AppCheckbox } from '../../../shared/forms/AppCheckbox';
import { focusNeighbour } from './cell-focus';
import { newDangerousGood } from '../../../shared/goods/dangerous-good-row';
import type { ItemRow } from '../../../shared/goods/item-row.types';
import { rowTotals, withTotalVolume, withTotalWeight } from '../../../shared/goods/row-measures';
import { TotalCell } from './TotalCell';
import type { LengthUnit } from '../../../shared/goods/units';

export interface RowTotalsProps {
  readonly row: ItemRow;
  /** From 1. */
  readonly number: number;
  readonly unit: LengthUnit;
  /** CON-110: the client enters totals. */
  readonly canEditTotals: boolean;
  readonly onChange: (row: ItemRow) => void;
  readonly onRemove: () => void;
}

/** Totals of the row, dangerous goods checkbox and delete button. */
export function RowTotals(props: RowTotalsProps) {
  const { row, number, unit, canEditTotals, onChange, onRemove } = props;
  const totals = rowTotals(row, unit);
  const edit = (change: (typed: string) => ItemRow) =>
    canEditTotals
      ? (typed: string) => {
          onChange(change(typed));
        }
      : undefined;

  return (
    <>
      <TotalCell
        label="Total weight"
        number={number}
        text={totals.weight.toFixed(2)}
        value={totals.weight ? String(totals.weight) : ''}
        onChange={edit((typed) => withTotalWeight(row, typed))}
      />
      <TotalCell
        label="Volume"
        number={number}
        text={`${totals.volume.toFixed(3)} m³`}
        value={totals.volume ? totals.volume.toFixed(3) : ''}
        onChange={edit((typed) => withTotalVolume(row, typed, unit))}
      />
      <span className="goods">
        <span className="caption">DG</span>
        <AppCheckbox
          checked={row.dangerousGoods.length > 0}
          slotProps={{ input: { 'aria-label': `Dangerous goods, item ${number}` } }}
          onChange={(_event, isDangerous) => {
            onChange({ ...row, dangerousGoods: isDangerous ? [newDangerousGood()] : [] });
          }}
        />
      </span>
      <IconButton
        size="small"
        aria-label={`Remove item ${number}`}
        onClick={({ currentTarget }) => {
          // The button disappears with its row: focuses a neighbouring row.
          if (!focusNeighbour(currentTarget, 1, 0)) focusNeighbour(currentTarget, -1, 0);
          onRemove();
        }}
      >
        <Trash2 size={14} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </>
  );
}
