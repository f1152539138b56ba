import Alert from '@mui/material/Alert';
import { Suspense, useState } from 'react';

import { integrationTexts as texts } from '@contracts/texts/spec/integrations';
import { appIntegrationTexts as words } from '@contracts/texts/app/integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { ClientCaption } from '../../shared/navigation/ClientCaption';
import { UrlClientScope } from '../../shared/navigation/UrlClientScope';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import { IntegrationGrid } from './IntegrationGrid';
import { IntegrationSelection } from './IntegrationSelection';
import { useIntegrations, type IntegrationList } from './useIntegrations';

const IntegrationDialog = lazy(async () => ({
  default: (await import('./form/IntegrationDialog')).IntegrationDialog,
}));

/** INTEG-01: a client's data exchange. */
export const IntegrationsPage = () => (
  <UrlClientScope>{(client) => <IntegrationsOf client={client} />}</UrlClientScope>
);

function IntegrationsOf({ client }: { readonly client: UrlClient }) {
  const integrations = useIntegrations(client);
  const [shown, show] = useState<ClientIntegrationView | 'new' | null>(null);
  const add = () => {
    show('new');
  };

  return (
    <Page title={texts.title} subtitle={client.clientName}>
      <Alert severity="info" sx={{ mb: 3 }}>
        {words.unused}
      </Alert>
      <Toolbar integrations={integrations} clientName={client.clientName} onAdd={add} />
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
    </Page>
  );
}

interface ToolbarProps {
  readonly clientName: string;
  readonly integrations: IntegrationList;
  readonly onAdd: () => void;
}

const Toolbar = ({ clientName, integrations: { list, canAdd }, onAdd }: ToolbarProps) => (
  <ListToolbar actions={canAdd && <AddButton onClick={onAdd}>{words.add}</AddButton>}>
    <ClientCaption clientName={clientName} />
    <ListSearch isLocal label={words.search} list={list} />
  </ListToolbar>
);
