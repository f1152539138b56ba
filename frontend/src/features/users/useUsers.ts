import { useSearchParams } from 'react-router-dom';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useSingleSelection } from '../../shared/grid/useSingleSelection';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useListUsersQuery } from './users.api';

/** USER-07, USER-11. */
const schema = { tabs: [''], defaults: { size: 10, sort: 'id,DESC' } } as const;

const ROLE = 'role';

/** USER-05: one role, as the address bar has it; a change goes back to the first page. */
function useRoleFilter() {
  const [params, setParams] = useSearchParams();
  const text = params.get(ROLE) ?? '';
  return {
    roleId: /^\d{1,9}$/.test(text) ? Number(text) : undefined,
    choose: (roleId: string) => {
      setParams(
        (current) => {
          if (roleId === '') current.delete(ROLE);
          else current.set(ROLE, roleId);
          current.delete('page');
          return current;
        },
        { replace: true },
      );
    },
    clear: () => {
      setParams(
        (current) => {
          for (const key of [ROLE, 'q', 'page']) current.delete(key);
          return current;
        },
        { replace: true },
      );
    },
  };
}

/** The list as the address bar and the server have it, which user is selected, and what may be done. */
export function useUsers() {
  const list = useListQuery(schema);
  const role = useRoleFilter();
  const { claims } = useSession();
  const can = usePermissionCheck();
  const { q, page, size, sort } = list.query;
  const { roleId } = role;

  const answer = useListUsersQuery(
    {
      isSuperAdmin: claims?.isSuperAdmin ?? false,
      ...(roleId !== undefined && { roleId }),
      page,
      size,
      sort,
      filter: q,
    },
    // No message says that somebody else has changed a user: what was read before is shown and asked for again.
    { refetchOnMountOrArgChange: true },
  );

  return {
    list,
    role,
    answer,
    rows: answer.data?.users,
    ...useSingleSelection(answer.data?.users),
    ownId: claims?.id,
    isFiltered: q !== '' || roleId !== undefined,
    mayAdd: can('CREATE_USER'),
    mayEdit: can('UPDATE_USER'),
    mayDelete: can('DELETE_USER'),
    mayAddRoles: can('CREATE_USER_ROLE'),
    /** USER-11: whoever was just added stands at the top. */
    showNewest: () => {
      list.change({ sort: 'createdAt,DESC', q: '' });
    },
  };
}

export type UserList = ReturnType<typeof useUsers>;
