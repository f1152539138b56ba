import type { RecordsChanged } from '@contracts/realtime/messages';

import { api } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { clearRows } from '../shared/live/patched-queries';
import { openSocket, type LiveHandlers } from '../shared/live/socket';
import { createStaggeredRefetch } from '../shared/live/staggered-refetch';
import { refreshClient, refreshSession } from '../shared/session/refresh-session';
import { createRowHandlers, type LiveProgress, type StaggeredRefetch } from './live-row-handlers';
import { recordInvalidation, type Tag } from './cache-tags';
import { retryUnavailableQueries } from './retry-unavailable-queries';
import type { AppDispatch } from './store';

/**
 * Subscribes to live messages and dispatches them to the store, and retries reads that failed while the server was
 * incomplete. Returns a function that stops both.
 */
export function connect(token: string, dispatch: AppDispatch): () => void {
  const reads = createStaggeredRefetch<Tag>((tags) => {
    dispatch(api.util.invalidateTags([...tags]));
    return Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
  });
  const close = openSocket(token, handlersFor(dispatch, reads));
  const endReading = retryUnavailableQueries(dispatch);
  return () => {
    endReading();
    reads.cancel();
    close();
  };
}

/** By store, since a renewed token starts another connection of the same page. */
const progress = new WeakMap<AppDispatch, LiveProgress>();

/** Received rows belong to a store too: after a renewed token, reads in progress still need them. */
function progressOf(dispatch: AppDispatch): LiveProgress {
  const known = progress.get(dispatch);
  if (known) return known;
  clearRows();
  const fresh: LiveProgress = { lastPosition: null };
  progress.set(dispatch, fresh);
  return fresh;
}

const handlersFor = (dispatch: AppDispatch, reads: StaggeredRefetch): LiveHandlers => ({
  ...createRowHandlers(dispatch, reads, progressOf(dispatch)),
  onRecordsChanged({ kinds, clientId, version }: RecordsChanged) {
    positions.raiseRecords(version);
    dispatch(recordInvalidation(kinds));
    if (clientId !== null && kinds.includes('client')) void dispatch(refreshClient(clientId));
  },
  onSessionChanged() {
    void dispatch(refreshSession());
  },
});
