import { useState } from 'react';

/**
 * Which of a form's messages are shown: that of a field once it was left, and all of them once somebody tried
 * to save. A message goes as soon as its field is right.
 */
export function useShownMessages<Field extends string>(messages: Partial<Record<Field, string>>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [isChecked, setChecked] = useState(false);

  return {
    messageOf: (field: Field): string | undefined =>
      isChecked || left.has(field) ? messages[field] : undefined,
    leave: (field: Field) => {
      setLeft((before) => new Set(before).add(field));
    },
    /** Shows them all; true when there are none. */
    check: (): boolean => {
      setChecked(true);
      return Object.keys(messages).length === 0;
    },
  };
}
