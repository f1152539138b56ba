import { useEffect, useState } from 'react';

import type { ConsignmentView } from '@contracts/views/consignment.view';

import { useSession } from '../../../shared/session/useSession';
import type { ItemTypeChoice } from '../create-consignment.api';
import type { LengthUnit } from '../items/units';
import { emptyForm, formOf, laterForm, type ConsignmentForm } from './consignment-form';
import { unsentForm } from './unsent-form';

/** ui: the form is kept one second after the last change. */
const KEEP_AFTER_MS = 1000;

export interface FormStart {
  readonly clientId: number;
  readonly types: readonly ItemTypeChoice[];
  readonly senderState: string | null;
  readonly unit: LengthUnit;
  readonly edited: ConsignmentView | null;
}

/** Keeps what is typed in the browser; `null` keeps nothing. Answers when it last did, as an ISO instant. */
function useKept(clientId: number, form: ConsignmentForm | null) {
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

/** The form's values, kept in the browser while they are not sent. */
export function useConsignmentForm({ clientId, types, senderState, unit, edited }: FormStart) {
  const [form, setForm] = useState<ConsignmentForm>(() =>
    edited ? formOf(edited, unit) : emptyForm(types, senderState),
  );
  const [isTouched, setTouched] = useState(false);
  const kept = useKept(clientId, isTouched && !edited ? form : null);
  const startFrom = (next: ConsignmentForm) => {
    setTouched(true);
    setForm(laterForm(next, senderState));
  };

  return {
    form,
    isTouched,
    keptAt: kept.keptAt,
    /** What an earlier visit left behind; null while something else is typed. */
    unsent: isTouched || edited ? null : kept.unsent,
    change: (part: Partial<ConsignmentForm>) => {
      setTouched(true);
      setForm((current) => ({ ...current, ...part }));
    },
    /** Goes on with a form of before. */
    startFrom,
    /** Starts again from nothing. */
    reset: () => {
      kept.forget();
      setTouched(false);
      setForm(emptyForm(types, senderState));
    },
    forget: kept.forget,
  };
}

export type ConsignmentFormState = ReturnType<typeof useConsignmentForm>;
