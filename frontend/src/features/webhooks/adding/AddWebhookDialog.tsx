import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

import { webhookErrorTexts } from '@contracts/texts/app/webhook-errors';
import { appTexts } from '@contracts/texts/app/common';
import { appWebhookTexts as texts } from '@contracts/texts/app/webhooks';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useDraft } from '../../../shared/forms/useDraft';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { webhookForm, validateWebhook, webhookToSave } from '../settings/webhook-form';
import { WebhookFields } from '../settings/WebhookFields';
import { useAddWebhookMutation } from '../webhooks.api';
import { NewSecret, notStored } from './NewSecret';
import { OwnerField } from './OwnerField';
import { useOwners } from './useOwners';

export interface AddWebhookDialogProps {
  /** Client of the screen; undefined while it shows all. */
  readonly clientId: number | undefined;
  readonly onAdded: (id: number) => void;
  readonly onClose: () => void;
}

/** Form of a new subscription; shows the secret once it is saved. */
export function AddWebhookDialog({ clientId, onAdded, onClose }: AddWebhookDialogProps) {
  const adding = useAddSubscription(clientId, onAdded);
  const { created, draft, shown, owners } = adding;
  const [isStored, setStored] = useState(false);

  return (
    <FormDialog
      title={texts.addTitle}
      size="md"
      {...(!created && { submitLabel: texts.add })}
      closeLabel={created ? appTexts.close : appTexts.cancel}
      isDirty={created ? !isStored : draft.isDirty || adding.isBusy}
      leaveQuestion={created || adding.isBusy ? notStored : undefined}
      isBusy={adding.isBusy}
      error={adding.error}
      onSubmit={() => {
        if (!created) void adding.submit();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: '14px' }}>
        {created ? (
          <>
            <Alert severity="success">{texts.made}</Alert>
            <NewSecret secret={created.secret} isStored={isStored} onStored={setStored} />
          </>
        ) : (
          <>
            <OwnerField owners={owners} error={shown.messageOf('owner')} />
            <WebhookFields
              form={draft.form}
              messageOf={shown.messageOf}
              onLeave={shown.touch}
              onChange={draft.change}
            />
          </>
        )}
      </Box>
    </FormDialog>
  );
}

function useAddSubscription(clientId: number | undefined, onAdded: (id: number) => void) {
  const owners = useOwners(clientId);
  const draft = useDraft(webhookForm(null));
  const shown = useVisibleErrors({
    ...validateWebhook(draft.form),
    ...(owners.owner === null && { owner: webhookErrorTexts.owner }),
  });
  const [add, { data: created, isLoading, error }] = useAddWebhookMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (!shown.check() || owners.owner === null) return;
    const body = { ...webhookToSave(draft.form), ...owners.owner };
    const response = add({ body, idempotencyKey: submission.keyFor(body) });
    await reportSave(response, { failed: notSaved(body.name) });
    const { data } = await response;
    if (data) onAdded(data.id);
  }

  return {
    owners,
    draft,
    shown,
    created,
    submit,
    isBusy: isLoading,
    error: error && failureOf(error, texts.addFailed),
  };
}
