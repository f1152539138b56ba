import { Suspense } from 'react';

import { authTexts } from '@contracts/texts/spec/auth';
import { appTexts } from '@contracts/texts/app/common';

import { lazy } from '../../shared/loading/lazy';
import { useSession } from '../../shared/session/useSession';
import { leaveSession } from '../../shared/session/logout';

const ConfirmDialog = lazy(() =>
  import('../../shared/feedback/ConfirmDialog').then(({ ConfirmDialog: Component }) => ({
    default: Component,
  })),
);

/** AUTH-45, AUTH-46: shown after a 401; leads to Login. */
export function ExpiredSessionDialog() {
  const { isExpired } = useSession();
  if (!isExpired) return null;

  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={authTexts.tokenExpired}
        confirmLabel={appTexts.ok}
        onConfirm={leaveSession}
      />
    </Suspense>
  );
}
