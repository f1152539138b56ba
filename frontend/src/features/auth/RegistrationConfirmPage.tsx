import Typography from '@mui/material/Typography';

import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../../shared/api/api-error';
import { useConfirmRegistrationQuery } from './auth.api';
import { AuthLayout } from './AuthLayout';
import { loginWithMessage } from './login-path';
import { usePageTitle } from './usePageTitle';
import { Waiting } from './Waiting';
import { PageRedirect } from '../../shared/navigation/usePageNavigate';
import { useUrlState } from '../../shared/navigation/useUrlState';

const textOf = (result: string | { message: string }) =>
  typeof result === 'string' ? result : result.message;

/** AUTH-37 to AUTH-40: shows the result on Login, whether it succeeded or failed. */
export function RegistrationConfirmPage() {
  const [params] = useUrlState();
  usePageTitle(appTexts.registration);
  const { data, error } = useConfirmRegistrationQuery(params.get('token') ?? '');

  if (data !== undefined) return <PageRedirect to={loginWithMessage(textOf(data))} />;
  if (error) {
    return <PageRedirect to={loginWithMessage(messageOf(error, appTexts.registrationFailed))} />;
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
