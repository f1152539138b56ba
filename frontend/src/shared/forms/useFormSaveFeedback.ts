import { appTexts } from '@contracts/texts/app/common';

import { isDiscarded } from '../api/conflict-resolver';
import { useToast } from '../feedback/useToast';
import { interpolate } from '../text/format';
import { useIsMounted } from './useIsMounted';
import type { Outcome, SaveMessages } from './useSaveFeedback';

/** Text of a failed save of a record that is no longer shown. */
export const notSaved = (record: string) => interpolate(appTexts.notSaved, { record });

/**
 * Reports the save of a form that shows its own failure; if the form has been left, a notice shows it. Resolves to
 * whether the form can close: it was saved, or its changes were discarded in favour of someone else's, and it is still
 * shown.
 */
export function useFormSaveFeedback() {
  const toast = useToast();
  const isMounted = useIsMounted();

  return async (
    change: PromiseLike<Outcome>,
    { done, failed, discard }: SaveMessages,
  ): Promise<boolean> => {
    toast.dismissError(failed);
    const { error } = await change;
    if (isDiscarded(error)) {
      if (isMounted()) discard?.();
      return isMounted();
    }
    if (error && !isMounted()) toast.failure(error, failed);
    if (!error && done !== undefined) toast.success(done);
    return !error && isMounted();
  };
}
