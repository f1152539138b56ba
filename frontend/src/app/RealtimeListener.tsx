import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import { whenReachable } from '../shared/loading/when-reachable';
import { useSession } from '../shared/session/useSession';
import type { AppDispatch } from './store';

/** Listens to what others do for as long as someone is signed in. Its code comes after the first paint. */
export function RealtimeListener() {
  const { token } = useSession();
  const dispatch = useDispatch<AppDispatch>();

  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let isOver = false;

    void whenReachable(() => import('./live-connection')).then(({ connect }) => {
      if (!isOver) close = connect(token, dispatch);
    });
    return () => {
      isOver = true;
      close?.();
    };
  }, [token, dispatch]);

  return null;
}
