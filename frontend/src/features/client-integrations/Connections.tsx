import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';

import { flowTexts } from '@contracts/texts/app/integration-flows';
import { appIntegrationTexts as texts } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { lazy } from '../../shared/loading/lazy';
import { ClientCaption } from '../../shared/navigation/ClientCaption';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import { IntegrationGrid } from './IntegrationGrid';
import { useListFlowsQuery } from './integration-flows.api';
import { IntegrationSelection } from './IntegrationSelection';
import { useIntegrations, type IntegrationList } from './useIntegrations';

const IntegrationDialog = lazy(async () => ({
  default: (await import('./form/IntegrationDialog')).IntegrationDialog,
}));

/** Connections of a client, with the state of their flows. */
export function Connections({ client }: { readonly client: UrlClient }) {
  const integrations = useIntegrations(client);
  const [shown, show] = useState<ClientIntegrationView | 'new' | null>(null);
  const { data: flows } = useListFlowsQuery(client.clientId);
  const isUnused = flows?.length === 0 && integrations.total > 0;

  return (
    <>
      {isUnused && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {flowTexts.noFlow}
        </Alert>
      )}
      <Toolbar
        integrations={integrations}
        clientName={client.clientName}
        onAdd={() => {
          show('new');
        }}
      />
      <IntegrationGrid integrations={integrations} onOpen={show} />
      <IntegrationSelection integrations={integrations} onEdit={show} />
      {shown !== null && (
        <Suspense fallback={null}>
          <IntegrationDialog
            clientId={client.clientId}
            integration={shown === 'new' ? null : shown}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ToolbarProps {
  readonly clientName: string;
  readonly integrations: IntegrationList;
  readonly onAdd: () => void;
}

const Toolbar = ({ clientName, integrations: { list, canAdd }, onAdd }: ToolbarProps) => (
  <ListToolbar actions={canAdd && <AddButton onClick={onAdd}>{texts.add}</AddButton>}>
    <ClientCaption clientName={clientName} />
    <ListSearch isLocal label={texts.search} list={list} />
  </ListToolbar>
);
