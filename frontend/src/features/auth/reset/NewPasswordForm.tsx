import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { authTexts } from '@contracts/texts/auth';
import { ownTexts } from '@contracts/texts/own';

import { messageOf } from '../../../shared/api/api-error';
import { PasswordInput } from '../../../shared/forms/PasswordInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { useResetPasswordMutation } from '../auth.api';
import { isEmail } from '../email';
import { loginWithMessage } from '../login-path';
import { isPassword } from './password-rules';
import { PasswordRuleList } from './PasswordRuleList';

interface Entries {
  readonly email: string;
  readonly password: string;
  readonly again: string;
}

function problemsOf({ email, password, again }: Entries) {
  return {
    email: isEmail(email) ? undefined : authTexts.invalidEmail,
    password: isPassword(password) ? undefined : ownTexts.passwordTooWeak,
    again: again === password ? undefined : authTexts.passwordsDiffer,
  };
}

/** AUTH-29 to AUTH-36. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const [entries, setEntries] = useState<Entries>({ email: '', password: '', again: '' });
  const [isChecked, setChecked] = useState(false);
  const [send, { isLoading }] = useResetPasswordMutation();
  const navigate = useNavigate();
  const found = problemsOf(entries);
  const shown = isChecked ? found : { email: undefined, password: undefined, again: undefined };

  const field = (name: keyof Entries) => ({
    value: entries[name],
    error: shown[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setEntries({ ...entries, [name]: target.value });
    },
  });

  async function submit() {
    setChecked(true);
    if (Object.values(found).some(Boolean)) return;

    const { email, password } = entries;
    const { error } = await send({ email: email.trim(), password, verificationToken: token });
    const message = error ? messageOf(error, authTexts.loginFailed) : authTexts.passwordUpdated;
    await navigate(loginWithMessage(message), { replace: true });
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      <TextInput label={authTexts.email} type="email" autoComplete="username" {...field('email')} />
      <PasswordInput
        label={authTexts.password}
        autoComplete="new-password"
        help={<PasswordRuleList password={entries.password} />}
        {...field('password')}
      />
      <PasswordInput
        label={authTexts.confirmPassword}
        autoComplete="new-password"
        {...field('again')}
      />
      <Button type="submit" size="large" variant="contained" disabled={isLoading}>
        {authTexts.resetPassword}
      </Button>
    </Box>
  );
}
