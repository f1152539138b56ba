import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import { integrationTexts } from '@contracts/texts/spec/integrations';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { failureOf } from '../../../shared/api/api-error';
import { useSubmissionKey } from '../../../shared/api/idempotency';
import { FormDialog } from '../../../shared/forms/FormDialog';
import { useDraft } from '../../../shared/forms/useDraft';
import { notSaved, useFormSaveFeedback } from '../../../shared/forms/useFormSaveFeedback';
import { useVisibleErrors } from '../../../shared/forms/useVisibleErrors';
import { HistoryButton } from '../../../shared/navigation/HistoryButton';
import { useListIntegrationsQuery } from '../client-integrations.api';
import { useAddFlowMutation, useChangeFlowMutation } from '../integration-flows.api';
import { flowForm, validateFlow, flowToSave } from './flow-form';
import { FlowFields } from './FlowFields';

export interface FlowDialogProps {
  readonly clientId: number;
  /** Null to add a new one. */
  readonly flow: IntegrationFlowView | null;
  readonly onClose: () => void;
}

/** Form of a flow; a conflicting save by someone else is resolved field by field. */
export function FlowDialog({ clientId, flow, onClose }: FlowDialogProps) {
  const draft = useDraft(flowForm(flow), flow?.version);
  const shown = useVisibleErrors(validateFlow(draft.form));
  const { data: connections, isError, refetch } = useListIntegrationsQuery(clientId);
  const hasFailed = flow === null && isError && connections === undefined;
  const saving = useSaveFlow(clientId, flow);

  async function submit() {
    if (!shown.check()) return;
    if (await saving.save(draft.form, draft.version)) onClose();
  }

  return (
    <FormDialog
      title={flow ? texts.editTitle : texts.addTitle}
      size="md"
      submitLabel={integrationTexts.save}
      closeLabel={integrationTexts.close}
      actions={<HistoryButton kind="integration-flow" id={flow?.id} clientId={clientId} />}
      isDirty={draft.isDirty}
      isBusy={saving.isBusy}
      error={saving.error && failureOf(saving.error, texts.saveFailed)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <FlowFields
        isNew={flow === null}
        connections={connections ?? (flow ? [flow.connection] : undefined)}
        onReload={hasFailed ? () => void refetch() : undefined}
        form={draft.form}
        messageOf={shown.messageOf}
        onLeave={shown.touch}
        onChange={draft.change}
      />
    </FormDialog>
  );
}

function useSaveFlow(clientId: number, flow: IntegrationFlowView | null) {
  const [add, adding] = useAddFlowMutation();
  const [change, changing] = useChangeFlowMutation();
  const submission = useSubmissionKey();
  const reportSave = useFormSaveFeedback();
  return {
    isBusy: adding.isLoading || changing.isLoading,
    error: adding.error ?? changing.error,
    /** Resolves to whether the dialog can close. */
    save: (form: ReturnType<typeof flowForm>, version: number | undefined) => {
      const { kind, connection } = form;
      const saved = flowToSave(form);
      const name = [texts.kinds[kind], flow?.connection.server].filter(Boolean).join(', ');
      const messages = { done: texts.saved, failed: notSaved(name) };
      if (flow) return reportSave(change({ id: flow.id, body: { ...saved, version } }), messages);
      const body = { ...saved, clientId, kind, clientIntegrationId: Number(connection) };
      return reportSave(add({ body, idempotencyKey: submission.keyFor(body) }), messages);
    },
  };
}
