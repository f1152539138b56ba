import type { DeliveriesChanged, RecordsChanged } from '@contracts/realtime/messages';

import { api } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { clearRows } from '../shared/live/patched-queries';
import { openSocket, type LiveHandlers } from '../shared/live/socket';
import { createStaggeredRefetch } from '../shared/live/staggered-refetch';
import { refreshClient, refreshSession } from '../shared/session/refresh-session';
import { createRowHandlers, type LiveUpdateState } from './live-row-handlers';
import { burstTagsOf, recordInvalidation, type Tag } from './cache-tags';
import { retryUnavailableQueries } from './retry-unavailable-queries';
import type { AppDispatch } from './store';

/**
 * Subscribes to live messages and dispatches them to the store, and retries reads that failed while the database or
 * event store was unavailable. Returns a function that stops both.
 */
export function connect(token: string, dispatch: AppDispatch): () => void {
  const close = openSocket(token, handlersFor(dispatch));
  const stopRetrying = retryUnavailableQueries(dispatch);
  return () => {
    stopRetrying();
    close();
  };
}

/** Delay that merges messages about a busy webhook's deliveries, or the zones of an import, into one read. */
const BURST_PAUSE = { minMs: 100, maxMs: 900 };

const updateStates = new WeakMap<AppDispatch, LiveUpdateState>();

/** Returns the state of a store, created once: with a renewed token, reads in progress still need the stored rows. */
function updateStateOf(dispatch: AppDispatch): LiveUpdateState {
  const existing = updateStates.get(dispatch);
  if (existing) return existing;
  clearRows();
  const refetches = createStaggeredRefetch<Tag>((tags) => {
    dispatch(api.util.invalidateTags([...tags]));
    return Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
  });
  const page: LiveUpdateState = { progress: { announced: new Map(), hasJoined: false }, refetches };
  updateStates.set(dispatch, page);
  return page;
}

const handlersFor = (dispatch: AppDispatch): LiveHandlers => ({
  ...createRowHandlers(dispatch, updateStateOf(dispatch)),
  onRecordsChanged({ kinds, clientId, version }: RecordsChanged) {
    positions.advanceRecords(version);
    dispatch(recordInvalidation(kinds));
    updateStateOf(dispatch).refetches.schedule(burstTagsOf(kinds), BURST_PAUSE);
    if (clientId !== null && kinds.includes('client')) void dispatch(refreshClient(clientId));
  },
  onDeliveriesChanged({ id }: DeliveriesChanged) {
    updateStateOf(dispatch).refetches.schedule([[{ type: 'WebhookDelivery', id }]], BURST_PAUSE);
  },
  onSessionChanged() {
    void dispatch(refreshSession());
  },
});
