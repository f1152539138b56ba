import { Suspense, useState, type ReactNode } from 'react';

import { lazy } from '../loading/lazy';
import { ConfirmContext, type Confirm, type Confirmation } from './useConfirm';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then(({ ConfirmDialog: Component }) => ({ default: Component })),
);

interface PendingQuestion extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void;
}

/** Renders the dialogs of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<PendingQuestion | null>(null);

  const confirm: Confirm = (confirmation) =>
    new Promise((resolve) => {
      setQuestion({
        ...confirmation,
        answer: (isConfirmed) => {
          setQuestion(null);
          resolve(isConfirmed);
        },
      });
    });

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...question}
            onConfirm={() => {
              question.answer(true);
            }}
            onCancel={() => {
              question.answer(false);
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
