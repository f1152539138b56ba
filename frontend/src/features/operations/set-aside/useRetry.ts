import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';

import { useToast } from '../../../shared/feedback/useToast';
import { interpolate } from '../../../shared/text/format';
import { useRetrySetAsideScansMutation } from './set-aside.api';

/** Retries scans, and shows the result. */
export function useRetry(onRetried: (ids: readonly number[]) => void) {
  const toast = useToast();
  const [retryScans, { isLoading }] = useRetrySetAsideScansMutation();
  return {
    isBusy: isLoading,
    retry: async (ids: readonly number[]) => {
      toast.dismissError(texts.retryFailed);
      const { data, error } = await retryScans(ids);
      if (!data) {
        toast.failure(error, texts.retryFailed);
        return;
      }
      const { taken, setAside } = data;
      const [first] = setAside;
      if (first)
        toast.error(
          interpolate(texts.someLeft, { taken, left: setAside.length, details: first.details }),
        );
      else
        toast.success(
          taken === 1 ? texts.oneRecorded : interpolate(texts.allRecorded, { count: taken }),
        );
      onRetried(ids);
    },
  };
}
