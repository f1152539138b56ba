import { useState } from 'react';

import type { CreateUserRequest, UserRoleRequest } from '@contracts/requests/users.request';
import { appUserTexts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { CreatedUserView } from '@contracts/views/user.view';

import { messageOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useToast } from '../../../shared/feedback/useToast';
import { useAddUserRolesMutation } from '../roles/user-roles.api';
import { useCreateUserMutation } from '../users.api';

/**
 * USER-34: creates the user, then the roles. If the roles fail the user remains, and another attempt adds the roles
 * alone (USER-54 to USER-56).
 */
export function useAddUser() {
  const [createUser, creating] = useCreateUserMutation();
  const [addRoles, adding] = useAddUserRolesMutation();
  const [made, setMade] = useState<CreatedUserView | null>(null);
  const submission = useSubmissionKey();
  const roleSubmission = useSubmissionKey();
  const toast = useToast();

  /** True once both the user and the roles exist. */
  async function add(body: CreateUserRequest, roles: readonly UserRoleRequest[]) {
    const user = made ?? (await create(body));
    if (!user) return false;
    setMade(user);
    const given = await addRoles({
      userId: user.id,
      body: roles,
      idempotencyKey: roleSubmission.keyFor(roles),
    });
    if (given.error) return false;
    if (user.emailSent) toast.success(appUserTexts.created);
    else toast.info(userTexts.createdWithoutMail);
    return true;
  }

  async function create(body: CreateUserRequest): Promise<CreatedUserView | null> {
    const { data } = await createUser({ body, idempotencyKey: submission.keyFor(body) });
    return data ?? null;
  }

  return {
    add,
    /** From then on the user's details are stored on the server. */
    isMade: made !== null,
    isBusy: creating.isLoading || adding.isLoading,
    error: adding.error
      ? [userTexts.createdWithoutRoles, messageOf(adding.error, '')].filter(Boolean).join('. ')
      : creating.error && messageOf(creating.error, userTexts.createFailed),
  };
}
