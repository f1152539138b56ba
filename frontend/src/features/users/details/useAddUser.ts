import type { CreateUserRequest } from '@contracts/requests/users.request';
import { appUserTexts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { useToast } from '../../../shared/feedback/useToast';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useCreateUserMutation } from '../users.api';

/** USER-34: creates the user together with the roles (USER-54, USER-55). */
export function useAddUser() {
  const [createUser, { isLoading, error }] = useCreateUserMutation();
  const submission = useSubmissionKey();
  const toast = useToast();
  const reportSave = useFormSaveFeedback();

  /** Resolves to whether the dialog can close: the user exists, with the roles. */
  async function add(body: CreateUserRequest): Promise<boolean> {
    const response = createUser({ body, idempotencyKey: submission.keyFor(body) });
    const canClose = await reportSave(response, { failed: notSaved(body.name) });
    const { data } = await response;
    if (data?.emailSent) toast.success(appUserTexts.created);
    else if (data) toast.info(userTexts.createdWithoutMail);
    return canClose;
  }

  return { add, isBusy: isLoading, error: error && failureOf(error, userTexts.createFailed) };
}
