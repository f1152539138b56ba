import { appTexts } from '@contracts/texts/app/common';

import { useConfirm } from '../feedback/useConfirm';
import { useSaveFeedback, type SaveMessages } from './useSaveFeedback';

export interface Deletion extends SaveMessages {
  readonly question: string;
  /** Other records that are deleted. */
  readonly warning?: string;
  readonly run: () => PromiseLike<{ readonly error?: unknown }>;
}

/** Confirms, deletes and shows the result; resolves to whether it was deleted. */
export function useConfirmedDelete() {
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();

  return async ({ question, warning, run, ...labels }: Deletion): Promise<boolean> => {
    const isConfirmed = await confirm({
      title: question,
      ...(warning && { body: warning }),
      confirmLabel: appTexts.delete,
      isDestructive: true,
    });
    return isConfirmed && reportSave(run(), labels);
  };
}
