import type { CreateUserRequest } from '@contracts/requests/users.request';
import { appUserTexts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useToast } from '../../../shared/feedback/useToast';
import { useCreateUserMutation } from '../users.api';

/** USER-34: creates the user together with the roles (USER-54, USER-55). */
export function useAddUser() {
  const [createUser, { isLoading, error }] = useCreateUserMutation();
  const submission = useSubmissionKey();
  const toast = useToast();

  /** True once the user exists, with the roles. */
  async function add(body: CreateUserRequest): Promise<boolean> {
    const { data } = await createUser({ body, idempotencyKey: submission.keyFor(body) });
    if (!data) return false;
    if (data.emailSent) toast.success(appUserTexts.created);
    else toast.info(userTexts.createdWithoutMail);
    return true;
  }

  return { add, isBusy: isLoading, error: error && failureOf(error, userTexts.createFailed) };
}
