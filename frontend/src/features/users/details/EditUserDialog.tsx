import { statusChoices } from '@contracts/rules/user-status';
import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserView } from '@contracts/views/user.view';

import { failureOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { useSession } from '../../../shared/session/useSession';
import { useUpdateUserMutation } from '../users.api';
import { StatusField } from './StatusField';
import { userFormOf, validateUser, userToUpdate } from './user-form';
import { UserFields } from './UserFields';

export interface EditUserDialogProps {
  readonly user: UserView;
  readonly onClose: () => void;
}

/** USER-12, USER-40 to USER-42: all details except the email. */
export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const { claims } = useSession();
  const isOwn = claims?.id === user.id;
  const choices = isOwn ? [user.status] : statusChoices(user.status, claims?.isSuperAdmin ?? false);
  const draft = useDraft(userFormOf(user), user.version);
  const shown = useVisibleErrors(validateUser(draft.form, choices));
  const [update, { isLoading, error }] = useUpdateUserMutation();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (!shown.check()) return;
    const response = update({ ...userToUpdate(draft.form, user), version: draft.version });
    const messages = { done: userTexts.updated, failed: notSaved(draft.form.name) };
    if (await reportSave(response, messages)) onClose();
  }

  return (
    <FormDialog
      title={texts.editTitle}
      size="40vw"
      submitLabel={texts.save}
      actions={<HistoryButton kind="user" id={user.id} />}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, texts.updateFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <UserFields
        form={draft.form}
        isNew={false}
        isOwn={isOwn}
        messageOf={shown.messageOf}
        onLeave={shown.touch}
        onChange={draft.change}
      >
        <StatusField
          user={user}
          value={draft.form.status}
          choices={choices}
          isOwn={isOwn}
          error={shown.messageOf('status')}
          onChange={(status) => {
            draft.change({ status });
          }}
        />
      </UserFields>
    </FormDialog>
  );
}
