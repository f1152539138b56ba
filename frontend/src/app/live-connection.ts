import type { RowsChanged } from '@contracts/realtime/messages';

import { api, apiTags } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { markChanged } from '../shared/live/changed-rows';
import { recordLive } from '../shared/live/live-feed';
import { openSocket, type LiveHandlers } from '../shared/live/socket';
import { loadSession } from '../shared/session/load-session';
import { invalidationFor } from './realtime';
import type { AppDispatch } from './store';

/** Hears what others do and tells the store of it. Answers what ends that. */
export const connect = (token: string, dispatch: AppDispatch): (() => void) =>
  openSocket(token, handlersFor(dispatch));

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
