import { ownTexts } from '@contracts/texts/own';

import { useConfirm } from '../feedback/useConfirm';
import { useSaving, type SavingWords } from './useSaving';

export interface Deletion extends SavingWords {
  readonly question: string;
  readonly run: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Asks, deletes, and says how it went. */
export function useDeletion() {
  const confirm = useConfirm();
  const saving = useSaving();

  return async ({ question, run, ...words }: Deletion): Promise<void> => {
    const isSure = await confirm({
      title: question,
      confirmLabel: ownTexts.delete,
      isDestructive: true,
    });
    if (isSure) await saving(run(), words);
  };
}
