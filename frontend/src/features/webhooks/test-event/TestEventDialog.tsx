import Box from '@mui/material/Box';
import { useState } from 'react';

import { publicEventTypes, selectTypes } from '@contracts/public-events/public-event-types';
import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { failureOf } from '../../../shared/api/api-error';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { FormField } from '../../../shared/forms/FormField';
import { NativeSelectInput } from '../../../shared/forms/NativeSelectInput';
import { interpolate } from '../../../shared/text/format';
import { useTestWebhookMutation } from '../webhooks.api';
import { TestOutcome } from './TestOutcome';

export interface TestEventDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

const options = publicEventTypes.map((type) => ({ value: type, label: type }));

/** Sends an example to the subscription and shows the result. */
export function TestEventDialog({ webhook, onClose }: TestEventDialogProps) {
  const [first = publicEventTypes[0]] = selectTypes(webhook.types);
  const [type, setType] = useState<string>(first ?? '');
  const [send, { data, isLoading, error }] = useTestWebhookMutation();

  return (
    <FormDialog
      title={texts.testTitle}
      size="lg"
      submitLabel={texts.send}
      closeLabel={appTexts.close}
      isBusy={isLoading}
      error={error && failureOf(error, texts.testFailed)}
      onSubmit={() => void send({ id: webhook.id, type })}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px', overflowWrap: 'anywhere' }}>
        {interpolate(texts.testIntro, { url: webhook.url })}
        <FormField label={texts.testType}>
          {(field) => (
            <NativeSelectInput {...field} options={options} value={type} onChange={setType} />
          )}
        </FormField>
        <div role="status" aria-busy={isLoading}>
          {isLoading ? appTexts.loading : data && <TestOutcome test={data} />}
        </div>
      </Box>
    </FormDialog>
  );
}
