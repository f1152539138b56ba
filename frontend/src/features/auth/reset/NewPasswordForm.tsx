import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { authTexts } from '@contracts/texts/spec/auth';

import { PasswordInput } from '../../../shared/forms/PasswordInput';
import { TextInput } from '../../../shared/forms/TextInput';
import { focusFirstError } from '../../../shared/forms/focus-first-error';
import { PasswordRuleList } from './PasswordRuleList';
import { useNewPassword } from './useNewPassword';

/** AUTH-29 to AUTH-36. */
export function NewPasswordForm({ token }: { readonly token: string }) {
  const { entries, errors, change, submit, isBusy, isChecked, rejection } = useNewPassword(token);

  const field = (name: keyof typeof entries) => ({
    value: entries[name],
    onChange: ({ target }: { target: { value: string } }) => {
      change(name, target.value);
    },
  });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
        focusFirstError(event.currentTarget);
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {rejection && <Alert severity="error">{rejection}</Alert>}
      <TextInput
        label={authTexts.email}
        type="email"
        autoComplete="username"
        autoFocus
        error={errors.email}
        {...field('email')}
      />
      <PasswordInput
        label={authTexts.password}
        autoComplete="new-password"
        isInvalid={errors.password}
        help={<PasswordRuleList password={entries.password} isChecked={isChecked} />}
        {...field('password')}
      />
      <PasswordInput
        label={authTexts.confirmPassword}
        autoComplete="new-password"
        error={errors.confirmation}
        {...field('confirmation')}
      />
      <Button type="submit" size="large" variant="contained" disabled={isBusy}>
        {authTexts.resetPassword}
      </Button>
    </Box>
  );
}
