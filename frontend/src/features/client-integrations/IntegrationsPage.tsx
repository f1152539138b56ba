import { Suspense, useState } from 'react';

import { integrationTexts as texts } from '@contracts/texts/integrations';
import { ownIntegrationTexts as words } from '@contracts/texts/own-integrations';
import type { ClientIntegrationView } from '@contracts/views/client-integration.view';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { ClientLine } from '../../shared/navigation/ClientLine';
import { ForClientOfAddress } from '../../shared/navigation/ForClientOfAddress';
import type { ClientOfAddress } from '../../shared/navigation/useClientOfAddress';
import { IntegrationGrid } from './IntegrationGrid';
import { IntegrationSelection } from './IntegrationSelection';
import { useIntegrations, type IntegrationList } from './useIntegrations';

const IntegrationDialog = lazy(async () => ({
  default: (await import('./form/IntegrationDialog')).IntegrationDialog,
}));

/** INTEG-01: where and how a client exchanges data. */
export const IntegrationsPage = () => (
  <ForClientOfAddress>{(client) => <IntegrationsOf client={client} />}</ForClientOfAddress>
);

function IntegrationsOf({ client }: { readonly client: ClientOfAddress }) {
  const integrations = useIntegrations(client);
  const [shown, show] = useState<ClientIntegrationView | 'new' | null>(null);
  const add = () => {
    show('new');
  };

  return (
    <Page title={texts.title} subtitle={client.clientName}>
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

const Toolbar = ({ clientName, integrations: { list, mayAdd }, onAdd }: ToolbarProps) => (
  <ListToolbar actions={mayAdd && <AddButton onClick={onAdd}>{words.add}</AddButton>}>
    <ClientLine clientName={clientName} />
    <ListSearch label={words.search} list={list} />
  </ListToolbar>
);
