import { Suspense, useEffect, useRef, useState } from 'react';

import { staleSaveTexts as texts } from '@contracts/texts/app/stale-save';

import { resolveStaleSaves, type SaveBody } from '../api/stale-saves';
import { useToast } from '../feedback/useToast';
import { lazy } from '../loading/lazy';
import { staleSaveOf, type StaleSave } from './stale-save';

const StaleSaveDialog = lazy(() =>
  import('./StaleSaveDialog').then(({ StaleSaveDialog: Component }) => ({ default: Component })),
);

interface Asked {
  readonly number: number;
  readonly stale: StaleSave;
  readonly answer: (body: SaveBody | null) => void;
}

/**
 * Resolves saves of an older version: asks about conflicts, and merges changes without any. Several rejected saves are
 * resolved one after another.
 */
export function StaleSaveProvider() {
  const lastNumber = useRef(0);
  const [questions, setQuestions] = useState<readonly Asked[]>([]);
  const { info } = useToast();

  useEffect(() =>
    resolveStaleSaves((error, body) => {
      const stale = staleSaveOf(error, body);
      if (!stale) return Promise.resolve(null);
      const { told, taken, conflicts } = stale;
      if (conflicts.length === 0) {
        if (taken.length > 0)
          info(texts.merged(told.changedBy?.name ?? texts.somebody, taken.length));
        return Promise.resolve(stale.settle(new Set()));
      }
      return new Promise((resolve) => {
        const question: Asked = {
          number: (lastNumber.current += 1),
          stale,
          answer: (settled) => {
            setQuestions((all) => all.filter((one) => one !== question));
            resolve(settled);
          },
        };
        setQuestions((all) => [...all, question]);
      });
    }),
  );

  const [asked] = questions;
  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <StaleSaveDialog
        key={asked.number}
        stale={asked.stale}
        onSave={(theirs) => {
          asked.answer(asked.stale.settle(theirs));
        }}
        onBack={() => {
          asked.answer(null);
        }}
      />
    </Suspense>
  );
}
