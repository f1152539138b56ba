import { configureStore } from '@reduxjs/toolkit';

import { api } from '../shared/api/api';
import { notificationsReducer } from '../shared/feedback/notifications.slice';
import { readSession, writeSession } from '../shared/session/session-storage';
import { sessionReducer, type SessionState } from '../shared/session/session.slice';

/** Creates the store of one browser tab, starting with the stored session. */
export function createStore(session: SessionState = readSession()) {
  const store = configureStore({
    reducer: {
      [api.reducerPath]: api.reducer,
      session: sessionReducer,
      notifications: notificationsReducer,
    },
    middleware: (defaults) => defaults().concat(api.middleware),
    preloadedState: { session },
  });

  let saved = session;
  store.subscribe(() => {
    const current = store.getState().session;
    if (current === saved) return;
    saved = current;
    writeSession(current);
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
