import { ownTexts } from '@contracts/texts/own';

import { ErrorState } from '../shared/feedback/ErrorState';

/** A screen that broke, or whose chunk did not arrive (after an update, an old tab asks for files that are gone). */
export function ScreenFailure() {
  return (
    <ErrorState
      message={ownTexts.screenFailed}
      onRetry={() => {
        window.location.reload();
      }}
    />
  );
}
