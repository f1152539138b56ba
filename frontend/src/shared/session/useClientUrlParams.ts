import { useEffect, useEffectEvent, useRef } from 'react';

import { useUrlState } from '../navigation/useUrlState';
import { useClient } from './useClient';

/** Drops query parameters that name records of a client as soon as another client is selected. */
export function useClientUrlParams(names: readonly string[]): void {
  const { clientId, isReady } = useClient();
  const [, change] = useUrlState();
  const last = useRef<{ readonly clientId: number | undefined } | null>(null);

  const drop = useEffectEvent(() => {
    change(
      (now) => {
        for (const name of names) now.delete(name);
        return now;
      },
      { replace: true },
    );
  });

  useEffect(() => {
    if (!isReady) return;
    const previous = last.current;
    last.current = { clientId };
    if (previous && previous.clientId !== clientId) drop();
  }, [clientId, isReady]);
}
