import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { ClientPage, ClientView } from '@contracts/views/organisation.view';

import { api } from '../../shared/api/api';
import type { VersionedRecord } from '../../shared/api/versioned-record';
import { loadSession } from '../../shared/session/load-session';
import type { WithSession } from '../../shared/session/session.slice';
import type { ClientToSave } from './form/client-form';

export interface ClientsRequest {
  /** This client and all its descendants. */
  readonly clientId?: number;
  readonly customerId?: number;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  /** Search text. */
  readonly filter: string;
}

/** Owner of a new client (CLIENT-37). */
export interface ClientOwner {
  readonly customerId?: number;
  /** The parent. */
  readonly clientId?: number;
}

interface ClientMutation {
  readonly dispatch: ThunkDispatch<WithSession, unknown, UnknownAction>;
  readonly queryFulfilled: Promise<unknown>;
}

/** Reloads the session, which holds each client's switches and the selectable clients. */
async function refreshSession({ dispatch, queryFulfilled }: ClientMutation): Promise<void> {
  try {
    await queryFulfilled;
    await dispatch(loadSession());
  } catch {
    // The screen shows the error; a failed reload is repeated on the next login.
  }
}

export const clientsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClients: build.query<ClientPage, ClientsRequest>({
      query: (params) => ({ url: 'client/list', params: { permission: 'READ_CLIENT', ...params } }),
      providesTags: [{ type: 'Client', id: 'LIST' }],
    }),

    addClient: build.mutation<
      ClientView,
      { client: ClientToSave; owner: ClientOwner; idempotencyKey: string }
    >({
      query: ({ client, owner, idempotencyKey }) => ({
        url: 'client',
        method: 'POST',
        params: { ...owner },
        body: client,
        idempotencyKey,
      }),
      invalidatesTags: ['Client', 'Address'],
      onQueryStarted: (_sent, mutation) => refreshSession(mutation),
    }),

    changeClient: build.mutation<ClientView, ClientToSave & { id: number }>({
      query: (body) => ({ url: 'client', method: 'PUT', body }),
      invalidatesTags: ['Client', 'Address'],
      onQueryStarted: (_sent, mutation) => refreshSession(mutation),
    }),

    deleteClient: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `client/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['Client', 'Address', 'Consignment', 'OpenManifest', 'Dashboard'],
      onQueryStarted: (_sent, mutation) => refreshSession(mutation),
    }),
  }),
});

export const {
  useListClientsQuery,
  useAddClientMutation,
  useChangeClientMutation,
  useDeleteClientMutation,
} = clientsApi;
