import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { REPLACED_KEY_DAYS } from '@contracts/rules/api-key-expiry';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../shared/text/format';
import { useRotateApiKeyMutation } from './api-keys.api';
import { KeyDialog } from './KeyDialog';
import { KeyRangesField, parseRanges, rangeText } from './KeyRangesField';

export interface RotateKeyDialogProps {
  readonly apiKey: ApiKeyView;
  readonly onClose: () => void;
}

/** Creates a key that replaces another, which keeps working for a week. */
export function RotateKeyDialog({
  apiKey: { id, name, allowedRanges },
  onClose,
}: RotateKeyDialogProps) {
  const [rotate, { data, isLoading, error }] = useRotateApiKeyMutation();
  const current = rangeText(allowedRanges);
  const [ranges, setRanges] = useState(current);
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit(expiresInDays: number) {
    const body = { id, expiresInDays, allowedRanges: parseRanges(ranges) };
    const response = rotate({ body, idempotencyKey: submission.keyFor(body) });
    await reportSave(response, { failed: `${name}: ${texts.rotateFailed}` });
  }

  return (
    <KeyDialog
      title={interpolate(texts.rotateTitle, { name })}
      submitLabel={texts.rotate}
      creation={{
        submit,
        created: data,
        isBusy: isLoading,
        error: error && failureOf(error, texts.rotateFailed),
      }}
      isDirty={ranges !== current}
      onClose={onClose}
    >
      {!data && <Alert severity="info">{rotateNote}</Alert>}
      {!data && <KeyRangesField text={ranges} onChange={setRanges} />}
    </KeyDialog>
  );
}

const rotateNote = interpolate(texts.rotateNote, { days: REPLACED_KEY_DAYS });
