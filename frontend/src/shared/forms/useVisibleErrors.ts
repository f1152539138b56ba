import { useState } from 'react';

import { afterPress } from './after-press';

/**
 * Selects the visible errors of a form: those of fields that lost the focus, and all of them after an attempt to save.
 * An error disappears once its field is valid.
 */
export function useVisibleErrors<Field extends string>(messages: Partial<Record<Field, string>>) {
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [isChecked, setChecked] = useState(false);

  return {
    messageOf: (field: Field): string | undefined =>
      isChecked || touched.has(field) ? messages[field] : undefined,
    touch: (field: Field) => {
      afterPress(() => {
        setTouched((current) => new Set(current).add(field));
      });
    },
    /** Makes all errors visible; returns true if there are none. */
    check: (): boolean => {
      setChecked(true);
      return Object.keys(messages).length === 0;
    },
  };
}
