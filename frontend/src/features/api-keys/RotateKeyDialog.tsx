import Alert from '@mui/material/Alert';

import { REPLACED_KEY_DAYS } from '@contracts/rules/api-key-expiry';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { failureOf } from '../../shared/api/api-error';
import { useSubmissionKey } from '../../shared/api/idempotency';
import { useFormSaving } from '../../shared/forms/useFormSaving';
import { interpolate } from '../../shared/text/format';
import { useRotateApiKeyMutation } from './api-keys.api';
import { KeyDialog } from './KeyDialog';

export interface RotateKeyDialogProps {
  readonly apiKey: ApiKeyView;
  readonly onClose: () => void;
}

/** Creates a key that replaces another, which keeps working for a week. */
export function RotateKeyDialog({ apiKey: { id, name }, onClose }: RotateKeyDialogProps) {
  const [rotate, { data, isLoading, error }] = useRotateApiKeyMutation();
  const submission = useSubmissionKey();
  const saving = useFormSaving();

  async function submit(expiresInDays: number) {
    const body = { id, expiresInDays };
    const response = rotate({ body, idempotencyKey: submission.keyFor(body) });
    await saving(response, { failed: `${name}: ${texts.rotateFailed}` });
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
      isDirty={false}
      onClose={onClose}
    >
      {!data && <Alert severity="info">{rotateNote}</Alert>}
    </KeyDialog>
  );
}

const rotateNote = interpolate(texts.rotateNote, { days: REPLACED_KEY_DAYS });
