import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useSession } from '../../../shared/session/useSession';
import type { ConsignmentForm } from './consignment-form';
import { unsentForm, type FormPlace, type UnsentForm } from './unsent-form';

/** ui: the form is kept one second after the last change. */
const KEEP_AFTER_MS = 1000;

export interface KeptFormOptions {
  readonly clientId: number;
  readonly edited: ConsignmentView | null;
  /** What is typed; null keeps nothing. */
  readonly form: ConsignmentForm | null;
}

/** Forgets what was typed into another form of the same person. */
export function useForgetting(place: Omit<FormPlace, 'userId'>): () => void {
  const userId = useSession().claims?.id ?? 0;
  return () => {
    unsentForm.forget({ ...place, userId });
  };
}

/** Keeps what is typed in the browser. Answers when it last did, as an ISO instant. */
export function useKeptForm({ clientId, edited, form }: KeptFormOptions) {
  const userId = useSession().claims?.id ?? 0;
  const consignmentId = edited?.id ?? null;
  const place = useMemo(
    () => ({ userId, clientId, consignmentId }),
    [userId, clientId, consignmentId],
  );
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(() => unsentForm.read(place));
  const pending = useRef<UnsentForm | null>(null);
  const keepPending = useCallback(() => {
    if (!pending.current) return;
    unsentForm.keep(place, pending.current);
    pending.current = null;
    setKeptAt(new Date().toISOString());
  }, [place]);

  useEffect(() => {
    if (form === null) return undefined;
    pending.current = { form, edited };
    const timer = setTimeout(keepPending, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [form, edited, keepPending]);

  // Whoever goes before the second is over loses nothing, either.
  useEffect(() => {
    window.addEventListener('pagehide', keepPending);
    return () => {
      window.removeEventListener('pagehide', keepPending);
      keepPending();
    };
  }, [keepPending]);

  return {
    keptAt,
    unsent,
    forget: () => {
      pending.current = null;
      unsentForm.forget(place);
      setUnsent(null);
      setKeptAt(null);
    },
  };
}
