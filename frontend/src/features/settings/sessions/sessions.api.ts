import type { EndedSessionsView, UserSessionView } from '@contracts/views/user-session.view';

import { api } from '../../../shared/api/api';

/** The user's own sessions. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<readonly UserSessionView[], undefined>({
      query: () => 'session',
      providesTags: [{ type: 'Setting', id: 'SESSIONS' }],
    }),

    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `session/${id}`, method: 'DELETE' }),
      invalidatesTags: [{ type: 'Setting', id: 'SESSIONS' }],
    }),

    endOtherSessions: build.mutation<EndedSessionsView, undefined>({
      query: () => ({ url: 'session', method: 'DELETE' }),
      invalidatesTags: [{ type: 'Setting', id: 'SESSIONS' }],
    }),
  }),
});

export const { useListSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } =
  sessionsApi;
