import { useEffect, useLayoutEffect, useRef } from 'react';

/** Moves the focus to another control when the focused element is removed. Does nothing while nothing is focused. */
export function useReturnFocus(id: string): void {
  const before = useRef<Element | null>(null);

  // the element is still in the document
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
