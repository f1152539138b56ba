import Box from '@mui/material/Box';
import { useState } from 'react';

import type { ResumePoint } from '@contracts/rules/webhook';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { failureOf } from '../../shared/api/api-error';
import { useConfirm } from '../../shared/feedback/useConfirm';
import { FormDialog } from '../../shared/forms/FormDialog';
import { SegmentedControl } from '../../shared/forms/SegmentedControl';
import { useFormSaveFeedback } from '../../shared/forms/useFormSaveFeedback';
import { interpolate } from '../../shared/text/format';
import { useResumeWebhookMutation } from './webhooks.api';

export interface ResumeDialogProps {
  readonly webhook: WebhookView;
  readonly onClose: () => void;
}

const points = [
  { value: 'STOPPED', label: texts.fromStopped },
  { value: 'NOW', label: texts.fromNow },
] as const;

/** Asks where to resume; skipping events needs a second confirmation. */
export function ResumeDialog({ webhook, onClose }: ResumeDialogProps) {
  const [from, setFrom] = useState<ResumePoint>('STOPPED');
  const [resume, { isLoading, error }] = useResumeWebhookMutation();
  const confirm = useConfirm();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (from === 'NOW' && !(await confirm(skipConfirmation(webhook.name)))) return;
    const messages = { done: texts.resumed, failed: `${webhook.name}: ${texts.resumeFailed}` };
    if (await reportSave(resume({ id: webhook.id, from }), messages)) onClose();
  }

  return (
    <FormDialog
      title={texts.resumeTitle}
      size="sm"
      submitLabel={texts.resume}
      isBusy={isLoading}
      error={error && failureOf(error, texts.resumeFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <SegmentedControl
          label={texts.resumeFrom}
          value={from}
          segments={points}
          onChange={setFrom}
        />
        {from === 'NOW' ? texts.fromNowHelp : texts.fromStoppedHelp}
      </Box>
    </FormDialog>
  );
}

const skipConfirmation = (name: string) => ({
  title: texts.skipQuestion,
  body: interpolate(texts.skipWarning, { name }),
  confirmLabel: texts.skip,
  isDestructive: true,
});
