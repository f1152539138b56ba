import { messageOf } from '../api/api-error';
import { useToast } from '../feedback/useToast';

interface Outcome {
  readonly error?: unknown;
}

export interface SaveMessages {
  readonly done: string;
  /** Message if the server gives none. */
  readonly failed: string;
}

/** Shows the result of a save; resolves to whether it succeeded. */
export function useSaving() {
  const toast = useToast();

  return async (change: PromiseLike<Outcome>, { done, failed }: SaveMessages): Promise<boolean> => {
    const { error } = await change;
    if (error) toast.error(messageOf(error, failed));
    else toast.success(done);
    return !error;
  };
}
