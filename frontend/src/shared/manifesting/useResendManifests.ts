import { useSubmissionKey } from '../api/idempotency';
import type { Outcome } from '../forms/useSaveFeedback';
import { useResendManifestsMutation } from './manifesting.api';

/** Sends manifests to their carriers again, once: a repeat after a lost response has the same key. */
export function useResendManifests() {
  const [send, { isLoading, error }] = useResendManifestsMutation();
  const submission = useSubmissionKey();

  return {
    isLoading,
    error,
    resend: async (ids: readonly number[]): Promise<Outcome> => {
      const outcome = await send({ ids, idempotencyKey: submission.keyFor(ids) });
      if (!outcome.error) submission.renew();
      return outcome;
    },
  };
}
