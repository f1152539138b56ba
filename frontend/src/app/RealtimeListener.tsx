import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { loadAndRun } from '../shared/loading/lazy';
import { useSession } from '../shared/session/useSession';
import type { AppDispatch } from './store';

/** Opens the live connection while someone is signed in. Its code loads after the first paint. */
export function RealtimeListener() {
  const { token } = useSession();
  const dispatch = useDispatch<AppDispatch>();

  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let isStopped = false;

    void loadAndRun(
      () => import('./live-connection'),
      ({ connect }) => {
        if (!isStopped) close = connect(token, dispatch);
      },
    );
    return () => {
      isStopped = true;
      close?.();
    };
  }, [token, dispatch]);

  return null;
}
