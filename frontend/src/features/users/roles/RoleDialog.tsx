import { useState } from 'react';

import { appRoleTexts as texts, appUserTexts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';
import type { UserRoleView, UserView } from '@contracts/views/user.view';
import { VERSION_CONFLICT_CODE } from '@contracts/views/version-conflict.view';

import { failureOf, isApiError } from '../../../shared/api/api-error';
import { useSubmissionKey, useUnconfirmedSubmission } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useAddUserRolesMutation, useUpdateUserRoleMutation } from './user-roles.api';
import { emptyRoleForm, roleFormOf, validateRole, rolesOf } from './role-form';
import { RoleFields } from './RoleFields';
import { useRoleChoices } from './useRoleChoices';

export interface RoleDialogProps {
  readonly user: UserView;
  /** Null to add roles. */
  readonly role: UserRoleView | null;
  readonly onClose: () => void;
}

/** USER-28: grants one role in several scopes, or changes a granted one. */
export function RoleDialog({ user, role, onClose }: RoleDialogProps) {
  const choices = useRoleChoices(role ? 'UPDATE_USER_ROLE' : 'CREATE_USER_ROLE');
  const { granter } = choices;
  const saved = role ? roleFormOf(role, granter) : emptyRoleForm;
  const [form, setForm] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const savedRoles = role ? rolesOf(saved, granter) : [];
  const saving = useSaveRoles(user, role, savedRoles);
  const others = user.userRoles.filter(({ id }) => id !== role?.id);
  const roles = rolesOf(form, granter);
  const messages = saving.isUnconfirmed(roles) ? {} : validateRole(form, granter, others);

  async function submit() {
    setChecked(true);
    if (Object.keys(messages).length > 0) return;
    if (await saving.save(roles)) onClose();
  }

  return (
    <FormDialog
      title={interpolate(role ? texts.editTitle : texts.addTitle, { name: user.name })}
      size="40vw"
      submitLabel={role ? appUserTexts.save : texts.add}
      isDirty={JSON.stringify(form) !== JSON.stringify(saved)}
      isBusy={saving.isBusy}
      error={saving.error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RoleFields
        form={form}
        choices={choices}
        messages={isChecked ? messages : {}}
        isSingle={role !== null}
        onChange={setForm}
      />
    </FormDialog>
  );
}

type Roles = ReturnType<typeof rolesOf>;

function useSaveRoles(user: UserView, role: UserRoleView | null, savedRoles: Roles) {
  const [addRoles, adding] = useAddUserRolesMutation();
  const [updateRole, updating] = useUpdateUserRoleMutation();
  // the role is replaced by the newest version, the form is not; undefined once the user has seen the newest
  const [baseVersion, setBaseVersion] = useState(role?.version);
  const submission = useSubmissionKey();
  const unconfirmed = useUnconfirmedSubmission();
  const reportSave = useFormSaveFeedback();
  const error = adding.error ?? updating.error;

  /** The newest version if its content was saved by the submission whose response was lost. */
  function versionFor(roles: Roles): number | undefined {
    const isOwn =
      unconfirmed.isUnconfirmed(roles) && JSON.stringify(roles) === JSON.stringify(savedRoles);
    return isOwn ? role?.version : (baseVersion ?? role?.version);
  }

  /** Resolves to whether the dialog can close. */
  async function save(roles: Roles): Promise<boolean> {
    const [first] = roles;
    const response =
      role && first
        ? updateRole({
            userId: user.id,
            role: { ...first, id: role.id, version: versionFor(roles) },
          })
        : addRoles({ userId: user.id, body: roles, idempotencyKey: submission.keyFor(roles) });
    const canClose = await reportSave(response, {
      done: role ? userTexts.roleUpdated : userTexts.rolesAdded,
      failed: notSaved(interpolate(texts.roleOf, { name: user.name })),
    });
    const failure = (await response).error;
    unconfirmed.settle(roles, failure);
    // the user has seen the other change: saving again replaces it
    if (isApiError(failure) && failure.code === VERSION_CONFLICT_CODE) setBaseVersion(undefined);
    return canClose;
  }

  return {
    save,
    isUnconfirmed: unconfirmed.isUnconfirmed,
    isBusy: adding.isLoading || updating.isLoading,
    error: error && failureOf(error, texts.saveFailed),
  };
}
