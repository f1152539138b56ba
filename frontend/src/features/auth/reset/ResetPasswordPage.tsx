import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { ErrorState } from '../../../shared/feedback/ErrorState';
import { isServerError, messageOf } from '../../../shared/api/api-error';
import { useConfirmResetTokenMutation } from '../auth.api';
import { AuthLayout } from '../AuthLayout';
import { loginWithMessage } from '../login-path';
import { usePageTitle } from '../usePageTitle';
import { Waiting } from '../Waiting';
import { NewPasswordForm } from './NewPasswordForm';
import { usePageNavigate } from '../../../shared/navigation/usePageNavigate';
import { useUrlState } from '../../../shared/navigation/useUrlState';

/** AUTH-26 to AUTH-36: first validates the link from the email; an invalid one redirects to Login. */
export function ResetPasswordPage() {
  const [params] = useUrlState();
  const token = params.get('token') ?? '';
  const [confirm, { isSuccess, error }] = useConfirmResetTokenMutation();
  const navigate = usePageNavigate();
  usePageTitle(authTexts.resetPassword);

  useEffect(() => {
    void confirm(token);
  }, [confirm, token]);

  useEffect(() => {
    if (error && !isServerError(error)) {
      navigate(loginWithMessage(messageOf(error, appTexts.resetLinkFailed)), {
        replace: true,
      });
    }
  }, [error, navigate]);

  return (
    <AuthLayout>
      <Typography variant="h4" component="h1" sx={{ mb: 4 }}>
        {authTexts.resetPassword}
      </Typography>
      {error && isServerError(error) ? (
        <ErrorState
          message={messageOf(error, appTexts.resetLinkFailed)}
          onRetry={() => void confirm(token)}
        />
      ) : isSuccess ? (
        <NewPasswordForm token={token} />
      ) : (
        <Waiting>{appTexts.checkingLink}</Waiting>
      )}
    </AuthLayout>
  );
}
