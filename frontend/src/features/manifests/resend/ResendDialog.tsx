import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import { appTexts } from '@contracts/texts/app/common';

import { messageOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { TextInput } from '../../../shared/forms/TextInput';
import { useResendManifests } from '../../../shared/manifesting/useResendManifests';
import { parseManifestIds } from './manifest-ids';

/** MAN-52: success closes automatically, errors do not. */
const SUCCESS_DURATION_MS = 5000;

/** Resends the data of a list of manifest ids. */
export function ResendDialog({ onClose }: { readonly onClose: () => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const { resend, isLoading, error } = useResendManifests();
  const reportSave = useFormSaveFeedback();
  useAutoHide(isDone, setDone);

  async function submit() {
    setDone(false);
    const ids = parseManifestIds(text);
    setProblem(ids ? undefined : manifestTexts.resendListRequired);
    if (!ids) return;
    if (!(await reportSave(resend(ids), { failed: manifestTexts.createFailed }))) return;
    setDone(true);
    // more ids may have been typed in the meantime
    setText((now) => (now === text ? '' : now));
  }

  return (
    <FormDialog
      title={manifestTexts.resendData}
      size="sm"
      submitLabel={manifestTexts.integrationColumns.resend}
      closeLabel={appTexts.close}
      isBusy={isLoading}
      isDirty={text !== ''}
      param="dialog"
      error={error && messageOf(error, manifestTexts.createFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {isDone && (
        <Alert severity="success" sx={{ mb: 3 }}>
          {manifestTexts.resent}
        </Alert>
      )}
      <TextInput
        label="Manifest IDs"
        autoFocus
        multiline
        minRows={2}
        value={text}
        error={problem}
        help="Separated by commas, such as 118202, 118203"
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

function useAutoHide(isDone: boolean, setDone: (isDone: boolean) => void) {
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(setDone, SUCCESS_DURATION_MS, false);
    return () => {
      clearTimeout(timer);
    };
  }, [isDone, setDone]);
}
