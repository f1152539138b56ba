import type { CreateUserRequest, UpdateUserRequest } from '@contracts/requests/users.request';
import type { CreatedUserView, UserPage, UserView } from '@contracts/views/user.view';

import { api } from '../../shared/api/api';
import type { IdempotentRequest } from '../../shared/api/idempotency';
import type { VersionedRecord } from '../../shared/api/versioned-record';

export interface UsersRequest {
  readonly isSuperAdmin: boolean;
  readonly page: number;
  readonly size: number;
  readonly sort: string;
  /** Search text. */
  readonly filter: string;
  readonly roleId?: number;
}

/** A change to one user may reorder every list: all are refetched. */
export const usersApi = api.enhanceEndpoints({ addTagTypes: ['User'] }).injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UserPage, UsersRequest>({
      query: (params) => ({ url: 'user/list', params: { permission: 'READ_USER', ...params } }),
      providesTags: [{ type: 'User', id: 'LIST' }],
    }),

    createUser: build.mutation<CreatedUserView, IdempotentRequest<CreateUserRequest>>({
      query: ({ body, idempotencyKey }) => ({ url: 'user', method: 'POST', body, idempotencyKey }),
      invalidatesTags: ['User'],
    }),

    updateUser: build.mutation<UserView, UpdateUserRequest>({
      query: (body) => ({ url: 'user', method: 'PUT', body }),
      invalidatesTags: ['User'],
    }),

    deleteUser: build.mutation<null, VersionedRecord>({
      query: ({ id, version }) => ({
        url: `user/${id}`,
        method: 'DELETE',
        params: { version },
      }),
      invalidatesTags: ['User'],
    }),

    resendVerification: build.mutation<null, number>({
      query: (userId) => ({
        url: 'user/resend-verification-email',
        method: 'POST',
        params: { userId },
      }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useResendVerificationMutation,
} = usersApi;
