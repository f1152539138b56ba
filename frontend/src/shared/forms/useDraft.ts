import { useState } from 'react';
import { keysOf } from '@contracts/keys-of';

export interface Draft<Form extends object> {
  readonly form: Form;
  readonly isDirty: boolean;
  /** Version of the record that the edits are based on; undefined for a new record. */
  readonly version: number | undefined;
  readonly change: (part: Partial<Form>) => void;
  readonly discard: () => void;
}

/**
 * Merges the saved values with unsaved edits; restoring the saved value leaves nothing to save. `version` belongs to
 * the saved values: the draft keeps the version it started from until there is nothing left to save.
 */
export function useDraft<Form extends object>(saved: Form, version?: number): Draft<Form> {
  const [changes, setChanges] = useState<Partial<Form>>({});
  const [basedOn, setBasedOn] = useState(version);
  const changed = keysOf(changes);
  const isDirty = changed.some((key) => changes[key] !== saved[key]);
  if (!isDirty && basedOn !== version) setBasedOn(version);

  return {
    form: { ...saved, ...changes },
    isDirty,
    version: basedOn,
    change: (part) => {
      setChanges((current) => ({ ...current, ...part }));
    },
    discard: () => {
      setChanges({});
    },
  };
}
