import { useEffect } from 'react';

/** What goes with the focus on it hands it on to another control, so that the keyboard stays where it was. */
export function useHandedOnFocus(id: string): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus();
    },
    [id],
  );
}
