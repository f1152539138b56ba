import { Pencil, Trash2 } from 'lucide-react';

import { integrationTexts as texts } from '@contracts/texts/spec/integrations';
import { appIntegrationTexts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { RecordBar } from '../../shared/layout/RecordBar';
import { useDeleteIntegrationMutation } from './client-integrations.api';
import type { IntegrationList } from './useIntegrations';

export interface IntegrationSelectionProps {
  readonly integrations: IntegrationList;
  readonly onEdit: (integration: ClientIntegrationView) => void;
}

/** INTEG-11, INTEG-12. */
export function IntegrationSelection({ integrations, onEdit }: IntegrationSelectionProps) {
  const { clientId, selected, clear, deselect, canEdit, canDelete } = integrations;
  const [deleteIntegration] = useDeleteIntegrationMutation();
  const confirmDelete = useConfirmedDelete();

  async function remove({ id, version, ...integration }: ClientIntegrationView) {
    const { integrationType, transferType, server } = integration;
    const isDeleted = await confirmDelete({
      question: texts.deleteQuestion,
      warning: `${integrationType}, ${transferType}, ${server}\n${appIntegrationTexts.deleteWarning}`,
      run: () => deleteIntegration({ clientId, id, version }),
      done: texts.deleted,
      failed: appIntegrationTexts.deleteFailed,
    });
    if (isDeleted) deselect(id);
  }

  return (
    <RecordBar
      selected={selected}
      name={({ integrationType, server }) => `${integrationType}, ${server}`}
      actions={[
        { text: appIntegrationTexts.edit, icon: Pencil, run: canEdit ? onEdit : undefined },
        {
          text: appIntegrationTexts.delete,
          icon: Trash2,
          run: canDelete ? (integration) => void remove(integration) : undefined,
          isDestructive: true,
        },
      ]}
      onClose={clear}
    />
  );
}
