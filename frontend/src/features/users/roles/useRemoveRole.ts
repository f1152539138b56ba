import { appRoleTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserRoleView, UserView } from '@contracts/views/user.view';

import { useConfirmedDelete } from '../../../shared/forms/useConfirmedDelete';
import { interpolate } from '../../../shared/text/format';
import { scopeLabel, roleLabel } from '../role-labels';
import { useRemoveUserRoleMutation } from './user-roles.api';

/** USER-13, USER-59: confirms, and warns about the last role. */
export function useRemoveRole({ id: userId, userRoles }: UserView) {
  const [removeRole] = useRemoveUserRoleMutation();
  const confirmDelete = useConfirmedDelete();

  return (role: UserRoleView): Promise<boolean> => {
    const isLast = userRoles.length === 1;
    return confirmDelete({
      question: interpolate(texts.deleteQuestion, {
        role: roleLabel(role.roleName),
        place: scopeLabel(role),
      }),
      ...(isLast && { warning: texts.lastRole }),
      run: () => removeRole({ id: role.id, version: role.version, userId, isLast }),
      done: userTexts.roleRemoved,
      failed: userTexts.roleRemoveFailed,
    });
  };
}
