import Alert from '@mui/material/Alert';
import { useState } from 'react';

import { DEFAULT_KEY_OVERLAP_HOURS } from '@contracts/rules/api-key-expiry';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { FormField } from '../../shared/forms/FormField';
import { NativeSelectInput } from '../../shared/forms/NativeSelectInput';
import { useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../shared/text/format';
import { useRotateApiKeyMutation } from './api-keys.api';
import { KeyDialog } from './KeyDialog';
import { KeyRangesField, parseRanges, rangeText } from './KeyRangesField';

export interface RotateKeyDialogProps {
  readonly apiKey: ApiKeyView;
  readonly onClose: () => void;
}

/** Creates a key that replaces another, and asks how long that one keeps working. */
export function RotateKeyDialog({
  apiKey: { id, name, allowedRanges },
  onClose,
}: RotateKeyDialogProps) {
  const [rotate, { data, isLoading, error }] = useRotateApiKeyMutation();
  const current = rangeText(allowedRanges);
  const [ranges, setRanges] = useState(current);
  const [hours, setHours] = useState(DEFAULT_OVERLAP);
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit(expiresInDays: number) {
    const overlapHours = Number(hours);
    const body = { id, expiresInDays, overlapHours, allowedRanges: parseRanges(ranges) };
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
      isDirty={ranges !== current || hours !== DEFAULT_OVERLAP}
      onClose={onClose}
    >
      {!data && <Alert severity="info">{texts.rotateNote}</Alert>}
      {!data && <OverlapField hours={hours} onChange={setHours} />}
      {!data && <KeyRangesField text={ranges} onChange={setRanges} />}
    </KeyDialog>
  );
}

const DEFAULT_OVERLAP = String(DEFAULT_KEY_OVERLAP_HOURS);
const overlaps = Object.entries(texts.overlaps).map(([value, label]) => ({ value, label }));

interface OverlapFieldProps {
  readonly hours: string;
  readonly onChange: (hours: string) => void;
}

const OverlapField = ({ hours, onChange }: OverlapFieldProps) => (
  <FormField label={texts.overlap} help={texts.overlapHelp}>
    {(field) => (
      <NativeSelectInput {...field} options={overlaps} value={hours} onChange={onChange} />
    )}
  </FormField>
);
