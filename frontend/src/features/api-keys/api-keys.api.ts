import type { ApiKeyMode, ApiKeyScope } from '@contracts/rules/api-key-scopes';
import type { ApiKeyUsageView, ApiKeyView, NewApiKeyView } from '@contracts/views/user.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import { withCurrentData } from '../../shared/api/with-current-data';

export interface NewApiKey {
  readonly clientId: number;
  readonly reference: string;
  readonly mode: ApiKeyMode;
  readonly expiresInDays: number;
  /** Null for all scopes but those that must be chosen explicitly. */
  readonly scopes: readonly ApiKeyScope[] | null;
  /** Null for any address. */
  readonly allowedRanges: readonly string[] | null;
}

export interface KeyRotation {
  readonly id: number;
  readonly expiresInDays: number;
  /** Hours that the old key keeps working. */
  readonly overlapHours: number;
  /** Null for any address. */
  readonly allowedRanges: readonly string[] | null;
}

export const apiKeysApi = api.enhanceEndpoints({ addTagTypes: ['ApiKey'] }).injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<readonly ApiKeyView[], number>({
      query: (clientId) => ({ url: 'user/b2b-key', params: { clientId } }),
      providesTags: ['ApiKey'],
    }),

    listApiKeyUsage: build.query<readonly ApiKeyUsageView[], number>({
      query: (id) => ({ url: `user/b2b-key/${id}/usage` }),
    }),

    /** KEYS-09: the response contains the password and is held only while the dialog is open. */
    createApiKey: build.mutation<NewApiKeyView, IdempotentRequest<NewApiKey>>({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/b2b-key',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      // the first test key creates the client's test environment
      invalidatesTags: ['ApiKey', { type: 'Client', id: 'LIST' }],
    }),

    rotateApiKey: build.mutation<NewApiKeyView, IdempotentRequest<KeyRotation>>({
      query: ({ body: { id, ...body }, idempotencyKey }) => ({
        url: `user/b2b-key/${id}/rotate`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['ApiKey'],
    }),

    deleteApiKey: build.mutation<null, number>({
      query: (id) => ({ url: `user/b2b-key/${id}`, method: 'DELETE' }),
      invalidatesTags: ['ApiKey'],
    }),
  }),
});

export const { useCreateApiKeyMutation, useRotateApiKeyMutation, useDeleteApiKeyMutation } =
  apiKeysApi;
export const useListApiKeysQuery = withCurrentData(apiKeysApi.useListApiKeysQuery);
export const useListApiKeyUsageQuery = withCurrentData(apiKeysApi.useListApiKeyUsageQuery);
