import { ownRoleTexts as words } from '@contracts/texts/own-users';
import { userTexts } from '@contracts/texts/users';
import type { UserRoleView, UserView } from '@contracts/views/user.view';

import { useDeletion } from '../../../shared/forms/useDeletion';
import { fillText } from '../../../shared/text/fill-text';
import { placeWords, roleWords } from '../role-words';
import { useRemoveUserRoleMutation } from './user-roles.api';

/** USER-13, USER-59: asks, and warns when nothing is left. */
export function useRemoveRole({ id: userId, userRoles }: UserView) {
  const [removeRole] = useRemoveUserRoleMutation();
  const remove = useDeletion();

  return (role: UserRoleView): Promise<boolean> => {
    const isLast = userRoles.length === 1;
    return remove({
      question: fillText(words.deleteQuestion, {
        role: roleWords(role.roleName),
        place: placeWords(role),
      }),
      ...(isLast && { warning: words.lastRole }),
      run: () => removeRole({ id: role.id, userId, isLast }),
      done: userTexts.roleRemoved,
      failed: userTexts.roleRemoveFailed,
    });
  };
}
