import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { RowsChanged } from '@contracts/realtime/messages';

import { api, apiTags } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { markChanged } from '../shared/live/changed-rows';
import { recordLive } from '../shared/live/live-feed';
import type { LiveHandlers } from '../shared/live/socket';
import { whenReachable } from '../shared/loading/when-reachable';
import { loadSession } from '../shared/session/load-session';
import { useSession } from '../shared/session/useSession';
import { invalidationFor } from './realtime';
import type { AppDispatch } from './store';

function handlersFor(dispatch: AppDispatch): LiveHandlers {
  return {
    onRowsChanged(changes: readonly RowsChanged[]) {
      for (const { position } of changes) positions.raise(position);
      markChanged(changes.filter(({ position }) => position > positions.written()));
      recordLive(changes);
      dispatch(invalidationFor(changes));
    },
    onSessionChanged() {
      void dispatch(loadSession());
    },
    onReconnected() {
      dispatch(api.util.invalidateTags([...apiTags]));
    },
  };
}

/** Listens to what others do for as long as someone is signed in. The socket's code comes after the first paint. */
export function RealtimeListener() {
  const { token } = useSession();
  const dispatch = useDispatch<AppDispatch>();

  useEffect(() => {
    if (token === null) return;
    let close: (() => void) | undefined;
    let isOver = false;

    void whenReachable(() => import('../shared/live/socket')).then(({ openSocket }) => {
      if (!isOver) close = openSocket(token, handlersFor(dispatch));
    });
    return () => {
      isOver = true;
      close?.();
    };
  }, [token, dispatch]);

  return null;
}
