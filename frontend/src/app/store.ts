import { configureStore } from '@reduxjs/toolkit';

import { api } from '../shared/api/api';
import { refetchStaleQueries } from '../shared/api/refetch-stale';
import { transfersApi } from '../shared/api/transfers';
import { notificationsReducer } from '../shared/feedback/toasts.slice';
import { readSession, storedToken, writeSession } from '../shared/session/session-storage';
import { sessionReducer, type SessionState } from '../shared/session/session.slice';
import { removeUnsent } from '../shared/session/unsent';

/** Creates the store of one browser tab, starting with the stored session. */
export function createStore(session: SessionState = readSession()) {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      [transfersApi.reducerPath]: transfersApi.reducer,
      session: sessionReducer,
      notifications: notificationsReducer,
    },
    middleware: (defaults) =>
      defaults().concat(api.middleware, transfersApi.middleware, refetchStaleQueries),
    preloadedState: { session },
  });

  let saved = session;
  let known = storedToken();
  store.subscribe(() => {
    const current = store.getState().session;
    if (current === saved) return;
    const isOwnChange = current.token !== saved.token;
    saved = current;
    // does not overwrite the session of another tab, which this one is about to adopt
    if (!isOwnChange && storedToken() !== known) return;
    if (isOwnChange && current.claims) removeUnsent(current.claims.id);
    writeSession(current);
    known = storedToken();
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
