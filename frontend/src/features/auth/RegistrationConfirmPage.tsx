import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';

import { authTexts } from '@contracts/texts/auth';
import { ownTexts } from '@contracts/texts/own';

import { messageOf } from '../../shared/api/api-error';
import { useConfirmRegistrationQuery } from './auth.api';
import { AuthLayout } from './AuthLayout';
import { loginWithMessage } from './login-path';

const textOf = (answer: string | { message: string }) =>
  typeof answer === 'string' ? answer : answer.message;

/** AUTH-37 to AUTH-40: either way the answer is shown on Login. */
export function RegistrationConfirmPage() {
  const [params] = useSearchParams();
  const { data, error } = useConfirmRegistrationQuery(params.get('token') ?? '');

  if (data !== undefined) return <Navigate to={loginWithMessage(textOf(data))} replace />;
  if (error) {
    return <Navigate to={loginWithMessage(messageOf(error, authTexts.loginFailed))} replace />;
  }
  return (
    <AuthLayout>
      <Typography component="h1" role="status">
        {ownTexts.confirmingRegistration}
      </Typography>
    </AuthLayout>
  );
}
