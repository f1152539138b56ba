import type { DeliveriesChanged, RecordsChanged } from '@contracts/realtime/messages';

import { api } from '../shared/api/api';
import { positions } from '../shared/api/position';
import { clearRows } from '../shared/live/patched-queries';
import { openSocket, type LiveHandlers } from '../shared/live/socket';
import { createStaggeredRefetch } from '../shared/live/staggered-refetch';
import { refreshClient, refreshSession } from '../shared/session/refresh-session';
import { createRowHandlers, type LivePage } from './live-row-handlers';
import { burstTagsOf, recordInvalidation, type Tag } from './cache-tags';
import { retryUnavailableQueries } from './retry-unavailable-queries';
import type { AppDispatch } from './store';

/**
 * Subscribes to live messages and dispatches them to the store, and retries reads that failed while the server was
 * incomplete. Returns a function that stops both.
 */
export function connect(token: string, dispatch: AppDispatch): () => void {
  const close = openSocket(token, handlersFor(dispatch));
  const stopRetrying = retryUnavailableQueries(dispatch);
  return () => {
    stopRetrying();
    close();
  };
}

/** Messages about the deliveries of a busy webhook, or the zones of an import, that arrive within it cause one read. */
const BURST_PAUSE = { minMs: 100, maxMs: 900 };

const pages = new WeakMap<AppDispatch, LivePage>();

/** By store. Received rows belong to it too: after a renewed token, reads in progress still need them. */
function pageOf(dispatch: AppDispatch): LivePage {
  const existing = pages.get(dispatch);
  if (existing) return existing;
  clearRows();
  const refetches = createStaggeredRefetch<Tag>((tags) => {
    dispatch(api.util.invalidateTags([...tags]));
    return Promise.allSettled(dispatch(api.util.getRunningQueriesThunk()));
  });
  const page: LivePage = { progress: { announced: new Map(), hasJoined: false }, refetches };
  pages.set(dispatch, page);
  return page;
}

const handlersFor = (dispatch: AppDispatch): LiveHandlers => ({
  ...createRowHandlers(dispatch, pageOf(dispatch)),
  onRecordsChanged({ kinds, clientId, version }: RecordsChanged) {
    positions.raiseRecords(version);
    dispatch(recordInvalidation(kinds));
    pageOf(dispatch).refetches.schedule(burstTagsOf(kinds), BURST_PAUSE);
    if (clientId !== null && kinds.includes('client')) void dispatch(refreshClient(clientId));
  },
  onDeliveriesChanged({ id }: DeliveriesChanged) {
    pageOf(dispatch).refetches.schedule([[{ type: 'WebhookDelivery', id }]], BURST_PAUSE);
  },
  onSessionChanged() {
    void dispatch(refreshSession());
  },
});
