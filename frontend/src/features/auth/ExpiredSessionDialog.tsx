import { Suspense } from 'react';

import { authTexts } from '@contracts/texts/auth';
import { ownTexts } from '@contracts/texts/own';

import { lazy } from '../../shared/loading/lazy';
import { useSession } from '../../shared/session/useSession';
import { logout } from '../../shared/session/logout';

const ConfirmDialog = lazy(() =>
  import('../../shared/feedback/ConfirmDialog').then(({ ConfirmDialog: Component }) => ({
    default: Component,
  })),
);

/** AUTH-45, AUTH-46: a call was answered 401; the only way on is Login. */
export function ExpiredSessionDialog() {
  const { isExpired } = useSession();
  if (!isExpired) return null;

  return (
    <Suspense fallback={null}>
      <ConfirmDialog title={authTexts.tokenExpired} confirmLabel={ownTexts.ok} onConfirm={logout} />
    </Suspense>
  );
}
