import type { UserRoleRequest } from '@contracts/requests/users.request';
import type { RoleView, UserPage, UserRoleView } from '@contracts/views/user.view';

import type { VersionedRecord } from '../../../shared/api/versioned-record';
import type { IdempotentRequest } from '../../../shared/api/idempotency';
import { usersApi, type UsersRequest } from '../users.api';

export interface RoleToRemove extends VersionedRecord {
  readonly userId: number;
  /** Whether the user has no other visible role. */
  readonly isLast: boolean;
}

const { selectInvalidatedBy, updateQueryData } = usersApi.util;

const without =
  (userId: number) =>
  (page: UserPage): UserPage => ({
    ...page,
    users: page.users.filter(({ id }) => id !== userId),
    totalCount: page.totalCount - 1,
  });

const userRolesApi = usersApi.injectEndpoints({
  endpoints: (build) => ({
    listRoles: build.query<readonly RoleView[], { isSuperAdmin: boolean }>({
      query: (params) => ({ url: 'role/list', params: { permission: 'READ_USER', ...params } }),
    }),

    addUserRoles: build.mutation<
      UserRoleView[],
      IdempotentRequest<readonly UserRoleRequest[]> & { readonly userId: number }
    >({
      query: ({ userId, body, idempotencyKey }) => ({
        url: 'user/role',
        method: 'POST',
        params: { userId },
        body,
        idempotencyKey,
      }),
      invalidatesTags: ['User'],
    }),

    updateUserRole: build.mutation<UserRoleView[], { userId: number; role: UserRoleRequest }>({
      query: ({ userId, role }) => ({
        url: 'user/role',
        method: 'PUT',
        params: { userId },
        body: [role],
      }),
      invalidatesTags: ['User'],
    }),

    /** USER-13: removing the last role removes the row, even if the user would still be visible. */
    removeUserRole: build.mutation<null, RoleToRemove>({
      query: ({ id, version }) => ({
        url: 'user/role',
        method: 'DELETE',
        params: { userRoleIds: id, versions: version },
      }),
      invalidatesTags: (_done, error, { isLast }) => (isLast && !error ? [] : ['User']),
      onQueryStarted: async ({ userId, isLast }, store) => {
        const isRemoved = await store.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (!isLast || !isRemoved) return;
        const lists = selectInvalidatedBy(store.getState(), [{ type: 'User', id: 'LIST' }]);
        for (const { originalArgs } of lists)
          store.dispatch(
            updateQueryData('listUsers', originalArgs as UsersRequest, without(userId)),
          );
      },
    }),
  }),
});

export const {
  useListRolesQuery,
  useAddUserRolesMutation,
  useUpdateUserRoleMutation,
  useRemoveUserRoleMutation,
} = userRolesApi;
