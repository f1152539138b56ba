import { integrationTexts as texts } from '@contracts/texts/spec/integrations';
import { appIntegrationTexts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { useSaveIntegrationMutation } from '../client-integrations.api';
import { integrationForm, validateIntegration, integrationToSave } from './integration-form';
import { ConnectionCheck } from './ConnectionCheck';
import { IntegrationFields } from './IntegrationFields';

export interface IntegrationDialogProps {
  readonly clientId: number;
  /** Null to add a new one. */
  readonly integration: ClientIntegrationView | null;
  readonly onClose: () => void;
}

/** INTEG-14, INTEG-23, INTEG-24, INTEG-36, INTEG-37. */
export function IntegrationDialog({ clientId, integration, onClose }: IntegrationDialogProps) {
  const draft = useDraft(integrationForm(integration), integration?.version);
  const shown = useVisibleErrors(validateIntegration(draft.form, { isNew: integration === null }));
  const [save, { isLoading, error }] = useSaveIntegrationMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();

  async function submit() {
    if (!shown.check()) return;
    const key = integration ? { id: integration.id, clientId } : { clientId };
    const body = { ...integrationToSave(draft.form, key), version: draft.version };
    const response = save({ body, idempotencyKey: submission.keyFor(body) });
    const done = integration ? texts.updated : texts.added;
    if (await reportSave(response, { done, failed: notSaved(body.server) })) onClose();
  }

  return (
    <FormDialog
      title={integration ? texts.updateTitle : texts.createTitle}
      size="md"
      submitLabel={texts.save}
      closeLabel={texts.close}
      actions={<HistoryButton kind="client-integration" id={integration?.id} clientId={clientId} />}
      isDirty={draft.isDirty}
      isBusy={isLoading}
      error={error && failureOf(error, appIntegrationTexts.saveFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <IntegrationFields
        integration={integration}
        form={draft.form}
        messageOf={shown.messageOf}
        onLeave={shown.touch}
        onChange={draft.change}
      />
      <ConnectionCheck integration={integration} form={draft.form} isValid={shown.check} />
    </FormDialog>
  );
}
