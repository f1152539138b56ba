import Button from '@mui/material/Button';
import { useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';
import { appUserTexts as texts } from '@contracts/texts/app/users';
import { userTexts } from '@contracts/texts/spec/users';

import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { emptyRoleForm, validateRole, rolesOf } from '../roles/role-form';
import { RoleFields } from '../roles/RoleFields';
import { useRoleChoices } from '../roles/useRoleChoices';
import { StepHeading } from './StepHeading';
import { useAddUser } from './useAddUser';
import { newUserForm, validateUser, userToCreate } from './user-form';
import { UserFields } from './UserFields';

export interface AddUserDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** USER-27: user details, then roles. */
export function AddUserDialog({ onAdded, onClose }: AddUserDialogProps) {
  const [isAtRoles, setAtRoles] = useState(false);
  const adding = useAddUser();
  const details = useDetailsStep();
  const roles = useRolesStep();

  async function submit() {
    if (!isAtRoles) {
      if (details.check()) setAtRoles(true);
      return;
    }
    if (!roles.check()) return;
    const user = { ...userToCreate(details.form), roles: roles.roles };
    // otherwise the list stays as the user has since arranged it
    if (await adding.add(user)) {
      onAdded();
      onClose();
    }
  }

  return (
    <FormDialog
      title={texts.addTitle}
      size="40vw"
      submitLabel={isAtRoles ? texts.save : userTexts.next}
      closeLabel={appTexts.cancel}
      isDirty={details.isDirty}
      isBusy={adding.isBusy}
      error={adding.error}
      onSubmit={() => void submit()}
      onClose={onClose}
      actions={
        isAtRoles && (
          <Button
            sx={{ mr: 'auto' }}
            onClick={() => {
              setAtRoles(false);
            }}
          >
            {userTexts.back}
          </Button>
        )
      }
    >
      <StepHeading
        key={String(isAtRoles)}
        step={isAtRoles ? 2 : 1}
        names={[userTexts.userDetails, userTexts.roles]}
      />
      {isAtRoles ? <RoleFields {...roles.fields} /> : <UserFields {...details.fields} />}
    </FormDialog>
  );
}

function useDetailsStep() {
  const { form, isDirty, change } = useDraft(newUserForm);
  const shown = useVisibleErrors(validateUser(form));
  return {
    form,
    isDirty,
    check: shown.check,
    fields: {
      form,
      isNew: true,
      messageOf: shown.messageOf,
      onLeave: shown.touch,
      onChange: change,
    },
  };
}

function useRolesStep() {
  const choices = useRoleChoices('CREATE_USER_ROLE');
  const [form, setForm] = useState(emptyRoleForm);
  const [isChecked, setChecked] = useState(false);
  const messages = validateRole(form, choices.granter, []);
  return {
    roles: rolesOf(form, choices.granter),
    check: () => {
      setChecked(true);
      return Object.keys(messages).length === 0;
    },
    fields: {
      form,
      choices,
      messages: isChecked ? messages : {},
      isSingle: false,
      onChange: setForm,
    },
  };
}
