import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';

import { api, type ApiTag } from './api';
import { apiBaseQuery } from './base-query';

const root = createApi({
  reducerPath: 'transfers',
  baseQuery: apiBaseQuery,
  endpoints: () => ({}),
});

/**
 * Slow transfers: reports, uploads and files, separate from the screens' queries. Features add endpoints as to `api`;
 * an upload names the changed tags with `invalidates`.
 */
export const transfersApi: typeof root = {
  ...root,
  injectEndpoints: (options) => root.injectEndpoints({ ...options, overrideExisting: 'throw' }),
};

interface StartedTransfer {
  readonly dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
}

/** `onQueryStarted` of an upload: invalidates the tags in the screens' API once it is done. */
export const invalidates =
  (...tags: readonly ApiTag[]) =>
  async (_arg: unknown, { dispatch, queryFulfilled }: StartedTransfer): Promise<void> => {
    try {
      await queryFulfilled;
      dispatch(api.util.invalidateTags([...tags]));
    } catch {
      // the form shows the reason
    }
  };
