import { useEffect } from 'react';

/** The browser asks before a reload or a closed tab loses what was typed; new consignments are kept anyway. */
export function useReloadGuard(isLosing: boolean): void {
  useEffect(() => {
    if (!isLosing) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isLosing]);
}
