import { useState } from 'react';

/**
 * State that belongs to a record, such as the dialog opened for a customer: undefined as soon as the screen shows
 * another one, for example after Back. Nothing is then saved for a record that the user did not mean.
 */
export function useOwnedState<Value>(
  owner: number | null,
): readonly [Value | undefined, (value: Value | undefined) => void] {
  const [entry, setEntry] = useState<{ readonly owner: number | null; readonly value: Value }>();
  return [
    entry?.owner === owner ? entry.value : undefined,
    (value) => {
      setEntry(value === undefined ? undefined : { owner, value });
    },
  ];
}
