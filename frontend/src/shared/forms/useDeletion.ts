import { ownTexts } from '@contracts/texts/own';

import { useConfirm } from '../feedback/useConfirm';
import { useSaving, type SavingWords } from './useSaving';

export interface Deletion extends SavingWords {
  readonly question: string;
  /** What else goes with it. */
  readonly warning?: string;
  readonly run: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Asks, deletes, and says how it went; resolves to whether it is gone. */
export function useDeletion() {
  const confirm = useConfirm();
  const saving = useSaving();

  return async ({ question, warning, run, ...words }: Deletion): Promise<boolean> => {
    const isSure = await confirm({
      title: question,
      ...(warning && { body: warning }),
      confirmLabel: ownTexts.delete,
      isDestructive: true,
    });
    return isSure && saving(run(), words);
  };
}
