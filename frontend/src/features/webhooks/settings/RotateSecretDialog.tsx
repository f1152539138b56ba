import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { DEFAULT_OVERLAP_HOURS } from '@contracts/rules/webhook';
import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { RotatedSecretView, WebhookView } from '@contracts/views/webhook.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { DateText } from '../../../shared/text/values';
import { NewSecret, notStored } from '../adding/NewSecret';
import { WEBHOOK_PARAM } from '../useWebhooks';
import { useRotateWebhookSecretMutation } from '../webhooks.api';

export interface RotateSecretDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

const overlaps = Object.entries(texts.overlaps).map(([value, label]) => ({ value, label }));

/** Asks how long the current secret stays valid, then shows the new one. */
export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
  const [hours, setHours] = useState(String(DEFAULT_OVERLAP_HOURS));
  const [isStored, setStored] = useState(false);
  const { data, isLoading, error, submit } = useRotateSecret(webhook);

  return (
    <FormDialog
      title={texts.rotateTitle}
      {...(!data && { submitLabel: texts.rotate })}
      closeLabel={data ? appTexts.close : appTexts.cancel}
      isDirty={data ? !isStored : isLoading}
      leaveQuestion={notStored}
      param={WEBHOOK_PARAM}
      isBusy={isLoading}
      error={error && failureOf(error, texts.rotateFailed)}
      onSubmit={() => {
        if (!data) void submit(hours);
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        {data ? (
          <>
            <RotatedAlert previousUntil={data.previousUntil} />
            <NewSecret secret={data.secret} isStored={isStored} onStored={setStored} />
          </>
        ) : (
          <>
            {texts.rotateIntro}
            <FormField label={texts.overlap}>
              {(field) => (
                <NativeSelectInput
                  {...field}
                  options={overlaps}
                  value={hours}
                  onChange={setHours}
                />
              )}
            </FormField>
          </>
        )}
      </Box>
    </FormDialog>
  );
}

const RotatedAlert = ({ previousUntil }: Pick<RotatedSecretView, 'previousUntil'>) => (
  <Alert severity="success">
    {texts.rotated}
    {previousUntil !== null && (
      <Box>
        {texts.overlapEnds} <DateText value={previousUntil} show="date-minute" />
      </Box>
    )}
  </Alert>
);

function useRotateSecret({ id, name, version: latest }: WebhookView) {
  // a refetch in the meantime must not change the version this dialog was opened with
  const [version] = useState(latest);
  const [rotate, { data, isLoading, error }] = useRotateWebhookSecretMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit(hours: string) {
    const body = { overlapHours: Number(hours), version };
    const response = rotate({ id, body, idempotencyKey: submission.keyFor(body) });
    await reportSave(response, { failed: `${name}: ${texts.rotateFailed}` });
  }
  return { data, isLoading, error, submit };
}
