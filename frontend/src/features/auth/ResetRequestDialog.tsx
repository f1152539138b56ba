import { useState } from 'react';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../../shared/api/api-error';
import { afterPress } from '../../shared/forms/after-press';
import { FormDialog } from '../../shared/forms/FormDialog';
import { TextInput } from '../../shared/forms/TextInput';
import { useIsMounted } from '../../shared/forms/useIsMounted';
import { useRequestPasswordResetMutation } from './auth.api';
import { isEmail } from './email';

export interface ResetRequestDialogProps {
  readonly onSent: (notice: string) => void;
  readonly onClose: () => void;
}

/** AUTH-19 to AUTH-25: the email is validated on blur and on submit. */
export function ResetRequestDialog({ onSent, onClose }: ResetRequestDialogProps) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [send, { isLoading, error }] = useRequestPasswordResetMutation();
  const problem = isChecked && !isEmail(email) ? authTexts.invalidEmail : undefined;
  const isMounted = useIsMounted();

  async function submit() {
    setChecked(true);
    if (!isEmail(email)) return;
    const { error: rejection } = await send(email.trim());
    if (rejection) return;
    onSent(authTexts.resetEmailSent);
    if (isMounted()) onClose();
  }

  return (
    <FormDialog
      title={authTexts.resetPassword}
      size="sm"
      submitLabel={authTexts.sendEmail}
      closeLabel={authTexts.close}
      isBusy={isLoading}
      error={error && messageOf(error, appTexts.resetEmailFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextInput
        label={authTexts.email}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        error={problem}
        onChange={({ target }) => {
          setEmail(target.value);
        }}
        onBlur={() => {
          afterPress(() => {
            if (email !== '') setChecked(true);
          });
        }}
      />
    </FormDialog>
  );
}
