import type { RecordsChanged, RowsChanged } from '@contracts/realtime/messages';

import { api, apiTags } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { markChanged } from '../shared/live/changed-rows';
import { recordLive } from '../shared/live/live-feed';
import { openSocket, type LiveHandlers } from '../shared/live/socket';
import { refreshClient, refreshSession } from '../shared/session/load-session';
import { invalidationFor, recordInvalidation } from './realtime';
import type { AppDispatch } from './store';

/** Subscribes to live messages and dispatches them to the store. Returns the function that disconnects. */
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
    onRecordsChanged({ kinds, clientId, version }: RecordsChanged) {
      positions.raiseRecords(version);
      dispatch(recordInvalidation(kinds));
      if (clientId !== null && kinds.includes('client')) void dispatch(refreshClient(clientId));
    },
    onSessionChanged() {
      void dispatch(refreshSession());
    },
    onReconnected() {
      dispatch(api.util.invalidateTags([...apiTags]));
    },
  };
}
