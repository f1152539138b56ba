import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';

import { lazy } from '../../loading/lazy';
import {
  dangerousGoodMessages,
  newDangerousGood,
  type DangerousGoodRow,
} from '../dangerous-good-row';
import { DangerousGoodStrip } from './DangerousGoodStrip';

const DangerousGoodEditor = lazy(async () => {
  const { DangerousGoodEditor: editor } = await import('./DangerousGoodEditor');
  return { default: editor };
});

export interface DangerousGoodsProps {
  /** Of the item; from 1. */
  readonly number: number;
  readonly goods: readonly DangerousGoodRow[];
  /** Kilograms of the whole line. */
  readonly lineWeight: number;
  /** The form was sent once: what is missing is said. */
  readonly showsAll: boolean;
  readonly onChange: (goods: readonly DangerousGoodRow[]) => void;
}

/** The dangerous goods of one line: a strip each, and a form for the one that is edited. */
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
              lineWeight={lineWeight}
              showsAll={props.showsAll}
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
            message={Object.values(dangerousGoodMessages(good, lineWeight))[0]}
            onEdit={() => {
              setOpenKey(good.key);
            }}
          />
        ),
      )}
      {openKey === null && (
        <AnotherButton
          onAdd={(another) => {
            onChange([...goods, another]);
            setOpenKey(another.key);
          }}
        />
      )}
    </Box>
  );
}

const AnotherButton = ({ onAdd }: { readonly onAdd: (good: DangerousGoodRow) => void }) => (
  <Button
    size="small"
    variant="text"
    startIcon={<Plus size={13} aria-hidden />}
    onClick={() => {
      onAdd(newDangerousGood());
    }}
  >
    Another dangerous good
  </Button>
);

/** Just ticked: its form opens by itself. What came complete is shown as a strip. */
const firstIncomplete = (goods: readonly DangerousGoodRow[], lineWeight: number): string | null =>
  goods.find(
    (good) =>
      good.entry === null && Object.keys(dangerousGoodMessages(good, lineWeight)).length > 0,
  )?.key ?? null;
