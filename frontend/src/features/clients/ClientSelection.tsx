import { Cable, Eye, IdCard, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { clientTexts as texts } from '@contracts/texts/spec/organisations';
import type { ClientRowView } from '@contracts/views/organisation.view';

import { useCommand } from '../../shared/commands/useCommand';
import { BulkBar, type BulkAction } from '../../shared/layout/BulkBar';
import { SpecText } from '../../shared/text/SpecText';
import type { ClientListActions } from './client-list-actions';
import { useDeleteClient } from './useDeleteClient';

/** Actions of the selected client (CLIENT-05 to CLIENT-11). */
export function ClientSelection({ list, open }: ClientListActions) {
  const { selected: client } = list;
  return client ? <SelectedClient client={client} list={list} open={open} /> : null;
}

interface SelectedClientProps extends ClientListActions {
  readonly client: ClientRowView;
}

function SelectedClient({ client, list, open }: SelectedClientProps) {
  const allowed = list.actionsOf(client);
  const goTo = useGoTo(client);
  const deleteClient = useDeleteClient();
  const remove = () => void deleteClient(client);
  const openForm = () => {
    open(client);
  };
  useCommand({
    id: 'clients.delete',
    label: `${texts.deleteQuestion} ${client.name}`,
    group: 'Actions',
    keys: 'Delete',
    when: allowed.canDelete,
    run: remove,
  });

  const actions: readonly (readonly [isAvailable: boolean, action: BulkAction])[] = [
    [allowed.canEdit, { label: texts.edit, icon: Pencil, isPrimary: true, onClick: openForm }],
    [allowed.canView, { label: texts.view, icon: Eye, isPrimary: true, onClick: openForm }],
    [
      allowed.canOpenCarrierAccounts,
      { label: texts.carrierAccounts, icon: IdCard, ...goTo.carrierAccounts },
    ],
    [allowed.canOpenApiKeys, { label: texts.apiKeys, icon: KeyRound, ...goTo.apiKeys }],
    [allowed.canOpenIntegrations, { label: texts.integrations, icon: Cable, ...goTo.integrations }],
    [allowed.canDelete, { label: deleteLabel, icon: Trash2, isDestructive: true, onClick: remove }],
  ];
  return (
    <BulkBar
      count={1}
      summary={client.name}
      actions={actions.flatMap(([isAvailable, action]) => (isAvailable ? [action] : []))}
      onClose={list.clearSelection}
    />
  );
}

const deleteLabel = <SpecText>{texts.delete}</SpecText>;

/** CLIENT-08: pages of one client take it from the query of their URL. */
function useGoTo({ id, name }: ClientRowView) {
  const navigate = useNavigate();
  const query = new URLSearchParams({ clientId: String(id), clientName: name }).toString();
  const to = (path: string) => ({ onClick: () => void navigate(`${path}?${query}`) });
  return {
    carrierAccounts: to('/client/carrier-account'),
    apiKeys: to('/client/b2b-keys'),
    integrations: to('/client/integrations'),
  };
}
