import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { appSetAsideTexts as texts } from '@contracts/texts/app/set-aside';

import { messageOf } from '../../../shared/api/api-error';
import { useToast } from '../../../shared/feedback/useToast';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { TextInput } from '../../../shared/forms/TextInput';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { interpolate } from '../../../shared/text/format';
import { useDiscardSetAsideScansMutation } from './set-aside.api';

const MAX_REASON_LENGTH = 255;

interface DiscardDialogProps {
  readonly ids: readonly number[];
  readonly onDiscarded: () => void;
  readonly onClose: () => void;
}

/** Dialog for the reason before scans are discarded. */
export function DiscardDialog({ ids, onDiscarded, onClose }: DiscardDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [discard, { isLoading, error }] = useDiscardSetAsideScansMutation();
  const toast = useToast();
  const isMissing = reason.trim() === '';
  const isMounted = useIsMounted();

  async function submit() {
    setTried(true);
    if (isMissing) return;
    const result = await discard({ ids, words: reason.trim() });
    if (result.error) return;
    toast.success(texts.isDiscarded);
    onDiscarded();
    if (isMounted()) onClose();
  }

  return (
    <FormDialog
      title={
        ids.length === 1
          ? texts.discardOneTitle
          : interpolate(texts.discardTitle, { count: ids.length })
      }
      submitLabel={texts.discard}
      isDirty={!isMissing}
      isBusy={isLoading}
      error={error ? messageOf(error, texts.discardFailed) : undefined}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>{texts.discardNote}</Typography>
      <TextInput
        label={texts.words}
        value={reason}
        autoFocus
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_REASON_LENGTH }}
        error={isTried && isMissing ? texts.reasonMissing : undefined}
        onChange={({ target }) => {
          setReason(target.value);
        }}
      />
    </FormDialog>
  );
}
