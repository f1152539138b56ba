import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';

import { authTexts } from '@contracts/texts/spec/auth';

import { lazy } from '../../shared/loading/lazy';
import { AuthLayout } from './AuthLayout';
import { SignInForm } from './SignInForm';
import { usePageTitle } from './usePageTitle';
import { useUrlState } from '../../shared/navigation/useUrlState';

const ResetRequestDialog = lazy(() =>
  import('./ResetRequestDialog').then(({ ResetRequestDialog: Component }) => ({
    default: Component,
  })),
);

/** AUTH-01 to AUTH-25. */
export function LoginPage() {
  const [params] = useUrlState();
  const [isResetting, setResetting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const message = params.get('message');

  usePageTitle(authTexts.signIn);

  return (
    <AuthLayout>
      <Typography variant="h4" component="h1" sx={{ mb: 4 }}>
        {authTexts.signIn}
      </Typography>
      {message && (
        <Alert severity="warning" sx={{ mb: 4 }}>
          {message}
        </Alert>
      )}
      {notice && (
        <Alert severity="success" sx={{ mb: 4 }}>
          {notice}
        </Alert>
      )}
      <SignInForm
        onReset={() => {
          setResetting(true);
        }}
      />
      {isResetting && (
        <Suspense fallback={null}>
          <ResetRequestDialog
            onSent={setNotice}
            onClose={() => {
              setResetting(false);
            }}
          />
        </Suspense>
      )}
    </AuthLayout>
  );
}
