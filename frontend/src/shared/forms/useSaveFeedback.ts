import { useToast } from '../feedback/useToast';

/** Result of a request, as RTK Query resolves it. */
export interface Outcome {
  readonly error?: unknown;
}

export interface SaveMessages {
  /** Nothing is shown without it: the result is on the screen. */
  readonly done?: string;
  /** Text of the failure; the server's reason is shown below. */
  readonly failed: string;
}

/** Shows the result of a save, replacing that of an earlier attempt; resolves to whether it succeeded. */
export function useSaveFeedback() {
  const toast = useToast();

  return async (change: PromiseLike<Outcome>, { done, failed }: SaveMessages): Promise<boolean> => {
    toast.dismissError(failed);
    const { error } = await change;
    if (error) toast.failure(error, failed);
    else if (done !== undefined) toast.success(done);
    return !error;
  };
}
