import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useSession } from '../../../shared/session/useSession';
import type { ConsignmentForm } from './consignment-form';
import { savedForm, type SavedFormKey, type SavedForm } from './saved-form';

/** The form is stored one second after the last change. */
const AUTOSAVE_DELAY_MS = 1000;

export interface FormAutosaveOptions {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  /** Current values; null stores nothing. */
  readonly form: ConsignmentForm | null;
}

/** Discards the stored input of another form of the same user. */
export function useDiscardAutosave(formKey: Omit<SavedFormKey, 'userId'>): () => void {
  const userId = useSession().claims?.id ?? 0;
  return () => {
    savedForm.remove({ ...formKey, userId });
  };
}

/**
 * Stores the form in the browser: `savedAt` is the instant of the last save, `unsent` the input of an earlier visit.
 */
export function useFormAutosave({ clientId, edited, form }: FormAutosaveOptions) {
  const userId = useSession().claims?.id ?? 0;
  const consignmentId = edited?.id ?? null;
  const formKey = useMemo(
    () => ({ userId, clientId, consignmentId }),
    [userId, clientId, consignmentId],
  );
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(() => savedForm.read(formKey));
  const pending = useRef<SavedForm | null>(null);
  const savePending = useCallback(() => {
    if (!pending.current) return;
    const isStored = savedForm.save(formKey, pending.current);
    pending.current = null;
    if (isStored) setSavedAt(new Date().toISOString());
  }, [formKey]);

  useEffect(() => {
    if (form === null) return undefined;
    pending.current = { form, edited };
    const timer = setTimeout(savePending, AUTOSAVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [form, edited, savePending]);

  // A removed form was sent: restoring it would send it twice.
  useEffect(
    () =>
      savedForm.onRemoved(formKey, () => {
        setUnsent(null);
      }),
    [formKey],
  );

  // Also saves on unmount: leaving within the second loses nothing.
  useEffect(() => {
    window.addEventListener('pagehide', savePending);
    return () => {
      window.removeEventListener('pagehide', savePending);
      savePending();
    };
  }, [savePending]);

  return {
    savedAt,
    unsent,
    discard: () => {
      pending.current = null;
      savedForm.remove(formKey);
      setUnsent(null);
      setSavedAt(null);
    },
  };
}
