import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ChangeEvent } from 'react';

import { authTexts } from '@contracts/texts/spec/auth';

import { PasswordInput } from '../../shared/forms/PasswordInput';
import { TextInput } from '../../shared/forms/TextInput';
import { useSignIn } from './useSignIn';

const valueTo = (set: (value: string) => void) => (event: ChangeEvent<HTMLInputElement>) => {
  set(event.target.value);
};

/** Username, password, Sign in; after too many attempts the button counts down. */
export function SignInForm({ onReset }: { readonly onReset: () => void }) {
  const { signIn, isBusy, error, lockedFor } = useSignIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const isLocked = lockedFor > 0;
  const isInvalid = error !== undefined;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && !isLocked) void signIn({ email, password });
      }}
      sx={{ display: 'grid', gap: 4 }}
    >
      {isInvalid && <Alert severity="error">{error}</Alert>}
      <TextInput
        label={authTexts.username}
        name="username"
        autoComplete="username"
        autoFocus
        value={email}
        isInvalid={isInvalid}
        onChange={valueTo(setEmail)}
      />
      <PasswordInput
        label={authTexts.password}
        name="password"
        autoComplete="current-password"
        value={password}
        isInvalid={isInvalid}
        onChange={valueTo(setPassword)}
      />
      <Button type="submit" size="large" variant="contained" disabled={isBusy || isLocked}>
        {isLocked ? `${authTexts.signIn} (${lockedFor} s)` : authTexts.signIn}
      </Button>
      <Button
        variant="text"
        color="primary"
        onClick={onReset}
        sx={{ justifySelf: 'start', px: 1, ml: -1 }}
      >
        {authTexts.resetPassword}
      </Button>
    </Box>
  );
}
