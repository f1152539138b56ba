import { useState } from 'react';

export interface Draft<Form extends object> {
  readonly form: Form;
  readonly isDirty: boolean;
  readonly change: (part: Partial<Form>) => void;
  readonly discard: () => void;
}

/** Merges the saved values with unsaved edits; typing the saved value again leaves nothing to save. */
export function useDraft<Form extends object>(saved: Form): Draft<Form> {
  const [changes, setChanges] = useState<Partial<Form>>({});
  const changed = Object.keys(changes) as (keyof Form)[];

  return {
    form: { ...saved, ...changes },
    isDirty: changed.some((key) => changes[key] !== saved[key]),
    change: (part) => {
      setChanges((current) => ({ ...current, ...part }));
    },
    discard: () => {
      setChanges({});
    },
  };
}
