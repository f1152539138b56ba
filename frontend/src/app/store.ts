import {
  configureStore,
  type Middleware,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';

import { api, type ApiTag } from '../shared/api/api';
import { transfersApi } from '../shared/api/transfers';
import { notificationsReducer } from '../shared/feedback/notifications.slice';
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
  let lastToken = storedToken();
  store.subscribe(() => {
    const current = store.getState().session;
    if (current === saved) return;
    const isOwnChange = current.token !== saved.token;
    saved = current;
    // does not overwrite the session of another tab, which this one is about to adopt
    if (!isOwnChange && storedToken() !== lastToken) return;
    if (isOwnChange && current.claims) removeUnsent(current.claims.id);
    writeSession(current);
    lastToken = storedToken();
  });
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

type AnyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface RequestAction {
  readonly type: string;
  readonly meta: {
    /** Set if the request was not sent because the same query is in progress. */
    readonly condition?: boolean;
    readonly arg: {
      readonly queryCacheKey: string;
      readonly endpointName: string;
      readonly originalArgs: unknown;
      readonly subscribe?: boolean;
      readonly forceRefetch?: boolean;
    };
  };
}

interface Endpoint {
  readonly initiate: (arg: unknown, options: object) => UnknownAction;
}

/** A query in progress. */
interface PendingQuery {
  /** Whether it is waiting for its first response; until then its tags are unknown. */
  readonly isFirst: boolean;
  /** Whether something in it has changed since the request. */
  isChanged: boolean;
  /** Changes in the meantime, to compare with the first response. */
  readonly changes: (ApiTag | { readonly type: ApiTag; readonly id?: number | string })[];
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];

const isOf = (action: UnknownAction, kind: string): boolean =>
  action.type === `${api.reducerPath}/${kind}`;

const isNew = (state: State, key: string): boolean =>
  state[api.reducerPath].queries[key]?.fulfilledTimeStamp === undefined;

/**
 * Refetches queries whose data changed during their request, since their response may be older. Live updates and the
 * user's own changes do not wait for requests in progress (`invalidationBehavior` of the API), and RTK Query does not
 * repeat such requests.
 */
const refetchStaleQueries: Middleware<object, State> = (store) => {
  const pendingQueries = new Map<string, PendingQuery>();

  function startQuery({ meta: { arg } }: RequestAction) {
    const isFirst = isNew(store.getState(), arg.queryCacheKey);
    pendingQueries.set(arg.queryCacheKey, { isFirst, isChanged: false, changes: [] });
  }

  function settle({ meta: { arg } }: RequestAction) {
    const query = pendingQueries.get(arg.queryCacheKey);
    pendingQueries.delete(arg.queryCacheKey);
    if (!query || !isOutdated(query, arg.queryCacheKey)) return;
    const endpoint = (api.endpoints as Record<string, Endpoint | undefined>)[arg.endpointName];
    const refetching = endpoint?.initiate(arg.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (refetching) (store.dispatch as AnyDispatch)(refetching);
  }

  const isOutdated = ({ isChanged, changes }: PendingQuery, key: string): boolean =>
    isChanged ||
    api.util
      .selectInvalidatedBy(store.getState(), changes)
      .some(({ queryCacheKey }) => queryCacheKey === key);

  function reject({ meta: { arg } }: RequestAction) {
    const query = pendingQueries.get(arg.queryCacheKey);
    if (query && arg.forceRefetch && arg.subscribe === false) query.isChanged = true;
  }

  function firstQueries(): PendingQuery[] {
    return [...pendingQueries.values()].filter(({ isFirst }) => isFirst);
  }

  return (next) => (action) => {
    const unknownAction = action as UnknownAction;
    const request = action as RequestAction;
    if (isOf(unknownAction, 'executeQuery/pending')) startQuery(request);
    const result = next(action);

    if (isOf(unknownAction, 'executeMutation/fulfilled'))
      for (const query of firstQueries()) query.isChanged = true;
    else if (api.util.invalidateTags.match(unknownAction))
      for (const { changes } of firstQueries())
        changes.push(...(unknownAction.payload as PendingQuery['changes']));
    else if (isOf(unknownAction, 'executeQuery/rejected') && request.meta.condition)
      reject(request);
    else if (
      isOf(unknownAction, 'executeQuery/fulfilled') ||
      isOf(unknownAction, 'executeQuery/rejected')
    )
      settle(request);
    return result;
  };
};
