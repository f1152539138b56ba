import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';

import { messageOf } from '../../../shared/api/api-error';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { ReasonDialog } from '../ReasonDialog';
import { useDiscardSetAsideScansMutation } from './set-aside.api';

interface DiscardDialogProps {
  readonly ids: readonly number[];
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

/** Dialog for the reason before scans are discarded. */
export function DiscardDialog({ ids, onDiscarded, onClose }: DiscardDialogProps) {
  const [discard, { isLoading, error }] = useDiscardSetAsideScansMutation();
  const reportSave = useFormSaveFeedback();

  async function submit(words: string) {
    const response = discard({ ids, words });
    const messages = { done: texts.isDiscarded, failed: texts.discardFailed };
    const canClose = await reportSave(response, messages);
    if (!(await response).error) onDiscarded();
    if (canClose) onClose();
  }

  return (
    <ReasonDialog
      title={
        ids.length === 1
          ? texts.discardOneTitle
          : interpolate(texts.discardTitle, { count: ids.length })
      }
      note={texts.discardNote}
      label={texts.words}
      missing={texts.reasonMissing}
      submitLabel={texts.discard}
      isBusy={isLoading}
      error={error ? messageOf(error, texts.discardFailed) : undefined}
      onSubmit={(reason) => void submit(reason)}
      onClose={onClose}
    />
  );
}
