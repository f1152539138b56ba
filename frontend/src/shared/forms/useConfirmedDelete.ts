import { appTexts } from '@contracts/texts/app/common';

import { useConfirm } from '../feedback/useConfirm';
import { useSaveFeedback, type SaveMessages } from './useSaveFeedback';

export interface Deletion extends SaveMessages {
  readonly question: string;
  /** Other records that are deleted. */
  readonly warning?: string;
  /** Label of the button, if it is not Delete. */
  readonly confirmLabel?: string;
  readonly run: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Confirms, deletes and shows the result; resolves to whether it was deleted. */
export function useConfirmedDelete() {
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();

  return async (deletion: Deletion): Promise<boolean> => {
    const { question, warning, confirmLabel = appTexts.delete, run, ...labels } = deletion;
    const isConfirmed = await confirm({
      title: question,
      ...(warning && { body: warning }),
      confirmLabel,
      isDestructive: true,
    });
    return isConfirmed && reportSave(run(), labels);
  };
}
