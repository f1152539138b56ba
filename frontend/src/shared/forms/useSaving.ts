import { messageOf } from '../api/api-error';
import { useToast } from '../feedback/useToast';

interface Outcome {
  readonly error?: unknown;
}

export interface SavingWords {
  readonly done: string;
  /** Said where the server gives no words. */
  readonly failed: string;
}

/** Says how a change went; resolves to whether it went well. */
export function useSaving() {
  const toast = useToast();

  return async (change: PromiseLike<Outcome>, { done, failed }: SavingWords): Promise<boolean> => {
    const { error } = await change;
    if (error) toast.error(messageOf(error, failed));
    else toast.success(done);
    return !error;
  };
}
