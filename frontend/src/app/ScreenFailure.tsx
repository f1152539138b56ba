import { appTexts } from '@contracts/texts/app/common';

import { ErrorState } from '../shared/feedback/ErrorState';

/**
 * Error page for a screen that crashed or whose chunk failed to load (an old tab asks for files removed by an
 * update).
 */
export function ScreenFailure() {
  return (
    <ErrorState
      message={appTexts.screenFailed}
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
