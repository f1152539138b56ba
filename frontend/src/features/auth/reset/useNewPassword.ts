import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { isApiError, messageOf } from '../../../shared/api/api-error';
import { signedOut } from '../../../shared/session/session.slice';
import { useResetPasswordMutation } from '../auth.api';
import { isEmail } from '../email';
import { usePageNavigate } from '../../../shared/navigation/usePageNavigate';
import { loginWithMessage } from '../login-path';
import { isValidPassword } from './password-rules';

interface Entries {
  readonly email: string;
  readonly password: string;
  readonly confirmation: string;
}

const noEntries: Entries = { email: '', password: '', confirmation: '' };

const errorsOf = ({ email, password, confirmation }: Entries) => ({
  email: isEmail(email) ? undefined : authTexts.invalidEmail,
  password: !isValidPassword(password),
  confirmation: confirmation === password ? undefined : authTexts.passwordsDiffer,
});

const noErrors: ReturnType<typeof errorsOf> = {
  email: undefined,
  password: false,
  confirmation: undefined,
};

/** AUTH-36: whether the link itself was rejected and can no longer be used. */
const isLinkError = (error: unknown) => isApiError(error) && error.code === 'link.not_valid';

/** State of the new password form: input, errors and submission. */
export function useNewPassword(token: string) {
  const [entries, setEntries] = useState(noEntries);
  const [isChecked, setChecked] = useState(false);
  const [rejection, setRejection] = useState<string>();
  const [send, { isLoading }] = useResetPasswordMutation();
  const navigate = usePageNavigate();
  const dispatch = useDispatch();
  const found = errorsOf(entries);

  async function submit() {
    setChecked(true);
    setRejection(undefined);
    if (isLoading || Object.values(found).some(Boolean)) return;

    const { email, password } = entries;
    const { error } = await send({ email: email.trim(), password, verificationToken: token });
    if (error && !isLinkError(error)) {
      setRejection(messageOf(error, appTexts.resetFailed));
      return;
    }
    // The new password has ended every session of the user; a signed-in user would be redirected from Login.
    if (!error) dispatch(signedOut());
    const message = error ? messageOf(error, appTexts.resetFailed) : authTexts.passwordUpdated;
    navigate(loginWithMessage(message), { replace: true });
  }

  return {
    entries,
    errors: isChecked ? found : noErrors,
    isChecked,
    isBusy: isLoading,
    /** Reason the password was not changed although the link is still valid; the form keeps its input. */
    rejection,
    change: (name: keyof Entries, value: string) => {
      setEntries({ ...entries, [name]: value });
    },
    submit,
  };
}
