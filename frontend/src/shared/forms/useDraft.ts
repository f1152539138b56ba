import { useState } from 'react';
import { keysOf } from '@contracts/keys-of';

export interface Draft<Form extends object> {
  readonly form: Form;
  readonly isDirty: boolean;
  /** Version of the record that the edits are based on; undefined for a new record. */
  readonly version: number | undefined;
  readonly change: (part: Partial<Form>) => void;
  /** Accepts the saved values of the fields in `sent`; later input stays. */
  readonly acceptSaved: (sent: Form, saved: Form, version: number) => void;
  readonly discard: () => void;
}

/**
 * Merges the saved values with unsaved edits; restoring the saved value leaves nothing to save. `version` belongs to
 * the saved values: the draft keeps the version it started from until there is nothing left to save.
 */
export function useDraft<Form extends object>(saved: Form, version?: number): Draft<Form> {
  const [changes, setChanges] = useState<Partial<Form>>({});
  const [baseVersion, setBaseVersion] = useState(version);
  const changed = keysOf(changes);
  const isSaved = (key: keyof Form) => changes[key] === saved[key];
  const isDirty = !changed.every(isSaved);
  if (!isDirty && baseVersion !== version) setBaseVersion(version);
  // otherwise a later change by someone else would look like an edit
  if (changed.some(isSaved)) setChanges(without(changes, changed.filter(isSaved)));

  return {
    form: { ...saved, ...changes },
    isDirty,
    version: baseVersion,
    change: (part) => {
      setChanges((current) => ({ ...current, ...part }));
    },
    acceptSaved: (sent, result, savedVersion) => {
      setBaseVersion(savedVersion);
      setChanges((current) => {
        const sentKeys = keysOf(current).filter((key) => current[key] === sent[key]);
        return sentKeys.reduce((next, key) => ({ ...next, [key]: result[key] }), current);
      });
    },
    discard: () => {
      setChanges({});
    },
  };
}

function without<Form extends object>(
  changes: Partial<Form>,
  keys: readonly (keyof Form)[],
): Partial<Form> {
  return keysOf(changes)
    .filter((key) => !keys.includes(key))
    .reduce<Partial<Form>>((rest, key) => ({ ...rest, [key]: changes[key] }), {});
}
