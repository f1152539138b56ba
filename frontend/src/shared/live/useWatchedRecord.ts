import { useEffect } from 'react';

import type { Presence, WatchedRecord } from '@contracts/realtime/messages';

import { useSession } from '../session/useSession';
import { clearPresence, usePresence } from './live-state';
import { watchRecord } from './watched-records';

/** Registers on the server that this record is open here; returns the other users who have it open. */
export function useWatchedRecord(type: WatchedRecord['type'], id: number): Presence['people'] {
  const me = useSession().claims?.id;

  useEffect(() => {
    const stop = watchRecord({ type, id });
    return () => {
      stop();
      clearPresence({ type, id });
    };
  }, [type, id]);

  return usePresence({ type, id }).filter((person) => person.id !== me);
}
