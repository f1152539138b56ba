import { isDiscarded } from '../api/conflict-resolver';
import { useToast } from '../feedback/useToast';

/** Result of a request, as RTK Query resolves it. */
export interface Outcome {
  readonly error?: unknown;
}

export interface SaveMessages {
  /** Absent if the result is visible on the screen anyway. */
  readonly done?: string;
  /** Text of the failure; the server's reason is shown below. */
  readonly failed: string;
  /** Called if the user discards their changes in favour of someone else's; for forms that stay open. */
  readonly discard?: () => void;
}

/** Shows the result of a save, replacing that of an earlier attempt; resolves to whether it succeeded. */
export function useSaveFeedback() {
  const toast = useToast();

  return async (
    change: PromiseLike<Outcome>,
    { done, failed, discard }: SaveMessages,
  ): Promise<boolean> => {
    toast.dismissError(failed);
    const { error } = await change;
    if (isDiscarded(error)) discard?.();
    else if (error) toast.failure(error, failed);
    else if (done !== undefined) toast.success(done);
    return !error;
  };
}
