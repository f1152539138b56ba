import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What goes with the focus on it hands it on to another control, so that the keyboard stays where it was. What goes
 * while nothing has the focus leaves it there.
 */
export function useHandedOnFocus(id: string): void {
  const before = useRef<Element | null>(null);

  // still on the page
  useLayoutEffect(
    () => () => {
      before.current = document.activeElement;
    },
    [],
  );
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body && before.current !== document.body;
      if (isLost) document.getElementById(id)?.focus();
    },
    [id],
  );
}
