import { WITHOUT_ROLE } from '@contracts/permissions/roles';
import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';

import { ListSearch } from '../../shared/filters/ListSearch';
import { CompactSelect } from '../../shared/forms/CompactSelect';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { useSession } from '../../shared/session/useSession';
import { roleLabel } from './role-labels';
import { useListRolesQuery } from './roles/user-roles.api';
import type { UserList } from './useUsers';

/** No filter. */
const ANY = 'ANY';

export interface UsersToolbarProps {
  readonly users: UserList;
  readonly onAdd: () => void;
}

/** USER-01, USER-05, USER-06: search, role filter and Add. */
export function UsersToolbar({ users, onAdd }: UsersToolbarProps) {
  const { list, role, canAdd } = users;
  return (
    <ListToolbar actions={canAdd && <AddButton onClick={onAdd}>{userTexts.add}</AddButton>}>
      <ListSearch label={texts.search} list={list} />
      <RoleFilter {...role} />
    </ListToolbar>
  );
}

function RoleFilter({ roleId, choose }: UserList['role']) {
  const { claims } = useSession();
  const { data: roles = [] } = useListRolesQuery({ isSuperAdmin: claims?.isSuperAdmin ?? false });
  const isKnown = roleId === WITHOUT_ROLE || roles.some(({ id }) => id === roleId);
  return (
    <CompactSelect
      aria-label={texts.role}
      value={isKnown ? String(roleId) : ANY}
      options={[
        { value: ANY, label: texts.anyRole },
        ...roles.map(({ id, name }) => ({ value: String(id), label: roleLabel(name) })),
        { value: String(WITHOUT_ROLE), label: texts.noRole },
      ]}
      onChange={(value) => {
        choose(value === ANY ? '' : value);
      }}
    />
  );
}
