import { WITHOUT_ROLE } from '@contracts/permissions/roles';
import type { UserView } from '@contracts/views/user.view';

import { useListQuery } from '../../shared/grid/useListQuery';
import { useSingleSelection } from '../../shared/grid/useSingleSelection';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { useSession } from '../../shared/session/useSession';
import { useListUsersQuery } from './users.api';
import { parseRecordId } from '../../shared/navigation/record-id';
import { useUrlState } from '../../shared/navigation/useUrlState';

/** USER-07, USER-11. */
const schema = {
  tabs: [''],
  defaults: { size: 10, sort: 'id,DESC' },
  sorts: ['id', 'name', 'email', 'status', 'createdAt'],
} as const;

const ROLE = 'role';

/** The role in the URL, or 0 for users without one; undefined without a filter. */
const roleIdOf = (text: string | null): number | undefined =>
  text === String(WITHOUT_ROLE) ? WITHOUT_ROLE : (parseRecordId(text) ?? undefined);

/** USER-05: role filter in the URL; a change returns to the first page. */
function useRoleFilter() {
  const [params, setParams] = useUrlState();
  return {
    roleId: roleIdOf(params.get(ROLE)),
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

/** State of the list: URL parameters, data, selection and permissions. */
export function useUsers() {
  const list = useListQuery(schema);
  const role = useRoleFilter();
  const { claims } = useSession();
  const can = usePermissionCheck();
  const { q, page, size, sort } = list.query;
  const { roleId } = role;

  const query = useListUsersQuery(
    {
      isSuperAdmin: claims?.isSuperAdmin ?? false,
      ...(roleId !== undefined && { roleId }),
      page,
      size,
      sort,
      filter: q,
    },
    // User changes are not pushed: shows the cached list and refetches it.
    { refetchOnMountOrArgChange: true },
  );

  const canAddRoles = can('CREATE_USER_ROLE');
  const hasAction = ({ canEdit, canDelete }: UserView) => canEdit || canDelete || canAddRoles;

  return {
    list,
    role,
    listQuery: query,
    rows: query.data?.users,
    ...useSingleSelection(query.data?.users, hasAction),
    isFiltered: q !== '' || roleId !== undefined,
    canAdd: can('CREATE_USER'),
    canAddRoles,
    /** USER-11: shows a new user first, regardless of the filter. */
    showNewest: () => {
      role.clear();
      list.change({ sort: 'createdAt,DESC', q: '' });
    },
  };
}

export type UserList = ReturnType<typeof useUsers>;
