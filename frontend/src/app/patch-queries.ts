import { QueryStatus } from '@reduxjs/toolkit/query';

import type { LiveRows } from '@contracts/realtime/messages';
import type { Position } from '@contracts/realtime/position';

import { api } from '../shared/api/api';
import { patchOf } from '../shared/live/patched-queries';
import type { AppDispatch, AppStore } from './store';

type GetState = AppStore['getState'];

const patchableQueries = (getState: GetState) =>
  Object.values(getState()[api.reducerPath].queries).flatMap((query) => {
    const patch = patchOf(query?.endpointName);
    return query && patch ? [{ ...query, patch }] : [];
  });

const patchedQueries = (getState: GetState) =>
  patchableQueries(getState).flatMap((query) => (query.data === undefined ? [] : [query]));

/** Patches every list and count in the cache that has a patch function; unaffected objects stay identical. */
export const patchQueries =
  (messages: readonly LiveRows[]) =>
  (dispatch: AppDispatch, getState: GetState): void => {
    for (const { endpointName, originalArgs, data, patch } of patchedQueries(getState)) {
      const patched = messages.reduce<unknown>(
        (before, message) => patch(before as never, originalArgs, message),
        data,
      );
      if (patched !== data)
        dispatch(
          api.util.updateQueryData(endpointName as never, originalArgs, () => patched as never),
        );
    }
  };

/** Whether any patchable query is waiting for a response; without one it has no position. */
export const isReadingPatched = (_dispatch: AppDispatch, getState: GetState): boolean =>
  patchableQueries(getState).some(({ status }) => status === QueryStatus.pending);

/** Whether any patchable query was read before the position; null stands for an unknown one, later than any read. */
export const isReadBefore =
  (position: Position | null) =>
  (_dispatch: AppDispatch, getState: GetState): boolean =>
    patchedQueries(getState).some(
      ({ data }) =>
        position === null || ((data as { position?: Position }).position ?? '') < position,
    );
