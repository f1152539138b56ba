import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';

import { lazy } from '../../loading/lazy';
import {
  validateDangerousGood,
  newDangerousGood,
  weightLeftFor,
  type DangerousGoodRow,
} from '../dangerous-good-row';
import { DangerousGoodStrip } from './DangerousGoodStrip';

const DangerousGoodEditor = lazy(async () => {
  const { DangerousGoodEditor: editor } = await import('./DangerousGoodEditor');
  return { default: editor };
});

export interface DangerousGoodsProps {
  /** Number of the item, from 1. */
  readonly number: number;
  readonly goods: readonly DangerousGoodRow[];
  /** Kilograms for the whole line. */
  readonly lineWeight: number;
  /** Shows all errors, after an attempt to submit. */
  readonly shouldShowAllErrors: boolean;
  readonly onChange: (goods: readonly DangerousGoodRow[]) => void;
}

/** Dangerous goods of one item: a strip for each, and a form for the one being edited. */
export function DangerousGoods(props: DangerousGoodsProps) {
  const { goods, lineWeight, number, onChange } = props;
  const [openKey, setOpenKey] = useState<string | null>(() => firstIncomplete(goods, lineWeight));

  return (
    <Box role="group" aria-label={`Dangerous goods of item ${number}`} sx={{ mb: 2 }}>
      {goods.map((good, index) =>
        good.key === openKey ? (
          <Suspense key={good.key} fallback={null}>
            <DangerousGoodEditor
              good={good}
              lineWeight={weightLeftFor(goods, index, lineWeight)}
              shouldShowAllErrors={props.shouldShowAllErrors}
              onChange={(changed) => {
                onChange(goods.with(index, changed));
              }}
              onDone={() => {
                setOpenKey(null);
              }}
              onRemove={() => {
                onChange(goods.toSpliced(index, 1));
              }}
            />
          </Suspense>
        ) : (
          <DangerousGoodStrip
            key={good.key}
            good={good}
            message={
              Object.values(validateDangerousGood(good, weightLeftFor(goods, index, lineWeight)))[0]
            }
            onEdit={() => {
              setOpenKey(good.key);
            }}
          />
        ),
      )}
      {openKey === null && (
        <AddAnotherButton
          onAdd={(added) => {
            onChange([...goods, added]);
            setOpenKey(added.key);
          }}
        />
      )}
    </Box>
  );
}

const AddAnotherButton = ({ onAdd }: { readonly onAdd: (good: DangerousGoodRow) => void }) => (
  <Button
    size="small"
    variant="text"
    startIcon={<Plus size={13} aria-hidden />}
    onClick={() => {
      onAdd(newDangerousGood());
    }}
  >
    Add more dangerous goods
  </Button>
);

/** Key of the first good without an entry, whose form opens initially; the others are shown as strips. */
const firstIncomplete = (goods: readonly DangerousGoodRow[], lineWeight: number): string | null =>
  goods.find(
    (good) =>
      good.entry === null && Object.keys(validateDangerousGood(good, lineWeight)).length > 0,
  )?.key ?? null;
