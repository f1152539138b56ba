import { useEffect, useState } from 'react';

import { useSession } from '../../../shared/session/useSession';
import type { ConsignmentForm } from './consignment-form';
import { unsentForm } from './unsent-form';

/** ui: the form is kept one second after the last change. */
const KEEP_AFTER_MS = 1000;

/** Keeps what is typed in the browser; `null` keeps nothing. Answers when it last did, as an ISO instant. */
export function useKeptForm(clientId: number, form: ConsignmentForm | null) {
  const userId = useSession().claims?.id ?? 0;
  const [keptAt, setKeptAt] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(() => unsentForm.read(clientId, userId));

  useEffect(() => {
    if (form === null) return undefined;
    const timer = setTimeout(() => {
      unsentForm.keep(clientId, userId, form);
      setKeptAt(new Date().toISOString());
    }, KEEP_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [form, clientId, userId]);

  return {
    keptAt,
    unsent,
    forget: () => {
      unsentForm.forget(clientId, userId);
      setUnsent(null);
      setKeptAt(null);
    },
  };
}
