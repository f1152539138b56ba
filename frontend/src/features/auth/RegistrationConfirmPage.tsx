import Typography from '@mui/material/Typography';
import { Navigate } from 'react-router-dom';

import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../../shared/api/api-error';
import { useConfirmRegistrationQuery } from './auth.api';
import { AuthLayout } from './AuthLayout';
import { loginWithMessage } from './login-path';
import { usePageTitle } from './usePageTitle';
import { Waiting } from './Waiting';
import { useUrlState } from '../../shared/navigation/useUrlState';

const textOf = (answer: string | { message: string }) =>
  typeof answer === 'string' ? answer : answer.message;

/** AUTH-37 to AUTH-40: the result is shown on Login in any case. */
export function RegistrationConfirmPage() {
  const [params] = useUrlState();
  usePageTitle(appTexts.registration);
  const { data, error } = useConfirmRegistrationQuery(params.get('token') ?? '');

  if (data !== undefined) return <Navigate to={loginWithMessage(textOf(data))} replace />;
  if (error) {
    return (
      <Navigate to={loginWithMessage(messageOf(error, appTexts.registrationFailed))} replace />
    );
  }
  return (
    <AuthLayout>
      <Typography variant="h4" component="h1" sx={{ mb: 4 }}>
        {appTexts.registration}
      </Typography>
      <Waiting>{appTexts.confirmingRegistration}</Waiting>
    </AuthLayout>
  );
}
