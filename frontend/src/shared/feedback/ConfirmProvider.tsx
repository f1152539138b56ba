import { Suspense, useState, type ReactNode } from 'react';

import { lazy } from '../loading/lazy';
import { ConfirmContext, type Confirm, type Confirmation } from './useConfirm';

const ConfirmDialog = lazy(() =>
  import('./ConfirmDialog').then(({ ConfirmDialog: Component }) => ({ default: Component })),
);

interface Asked extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void;
}

/** Renders the dialogs of `useConfirm`, one at a time. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);

  const confirm: Confirm = (confirmation) =>
    new Promise((resolve) => {
      setAsked({
        ...confirmation,
        answer: (isConfirmed) => {
          setAsked(null);
          resolve(isConfirmed);
        },
      });
    });

  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            {...asked}
            onConfirm={() => {
              asked.answer(true);
            }}
            onCancel={() => {
              asked.answer(false);
            }}
          />
        </Suspense>
      )}
    </ConfirmContext>
  );
}
