import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';
import type { WebhookView } from '@contracts/views/webhook.view';

import { failureOf } from '../../../shared/api/api-error';
import { isDiscarded } from '../../../shared/api/conflict-resolver';
import { FailureAlert } from '../../../shared/feedback/FailureAlert';
import { focusFirstError } from '../../../shared/forms/focus-first-error';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useDraft } from '../../../shared/forms/useDraft';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { useLeavePageGuard } from '../../../shared/navigation/useLeavePageGuard';
import { WEBHOOK_PARAM } from '../useWebhooks';
import { useChangeWebhookMutation } from '../webhooks.api';
import { SecretPanel } from './SecretPanel';
import { webhookForm, validateWebhook, webhookToSave } from './webhook-form';
import { WebhookFields } from './WebhookFields';

export interface WebhookSettingsProps {
  readonly webhook: WebhookView;
  readonly canEdit: boolean;
}

/** Form of a subscription; a conflicting save by someone else is resolved field by field. */
export function WebhookSettings({ webhook, canEdit }: WebhookSettingsProps) {
  const draft = useDraft(webhookForm(webhook), webhook.version);
  const shown = useVisibleErrors(validateWebhook(draft.form));
  const [save, { isLoading, error }] = useChangeWebhookMutation();
  const reportSave = useFormSaveFeedback();
  useLeavePageGuard(draft.isDirty, { param: WEBHOOK_PARAM });

  async function submit() {
    if (!shown.check()) return;
    const { form: sent, discard } = draft;
    const body = { ...webhookToSave(sent), version: draft.version };
    const response = save({ id: webhook.id, body });
    await reportSave(response, { done: texts.saved, failed: notSaved(webhook.name), discard });
    const { data } = await response;
    if (data) draft.acceptSaved(sent, webhookForm(data), data.version);
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label={texts.settings}
      sx={formSx}
      onSubmit={(event: React.SyntheticEvent<HTMLElement>) => {
        event.preventDefault();
        if (isLoading) return;
        void submit();
        focusFirstError(event.currentTarget);
      }}
    >
      {error && !isDiscarded(error) && <SaveFailure error={error} />}
      <WebhookFields
        form={draft.form}
        isDisabled={!canEdit}
        messageOf={shown.messageOf}
        onLeave={shown.touch}
        onChange={draft.change}
      />
      {canEdit && <SecretPanel webhook={webhook} />}
      {canEdit && draft.isDirty && (
        <Box className="save">
          <Button onClick={draft.discard}>{appTexts.discard}</Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            {texts.save}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const SaveFailure = ({ error }: { readonly error: unknown }) => (
  <FailureAlert failure={failureOf(error, texts.saveFailed)} />
);

const formSx = {
  display: 'grid',
  gap: '14px',
  maxWidth: 640,
  '& .save': {
    position: 'sticky',
    bottom: 0,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 2,
    py: 3,
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
