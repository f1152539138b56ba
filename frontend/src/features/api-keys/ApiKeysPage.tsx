import { Suspense, useState } from 'react';

import { apiKeyTexts } from '@contracts/texts/api-keys';
import { ownApiKeyTexts as words } from '@contracts/texts/own-api-keys';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { ClientLine } from '../../shared/navigation/ClientLine';
import { ForClientOfAddress } from '../../shared/navigation/ForClientOfAddress';
import type { ClientOfAddress } from '../../shared/navigation/useClientOfAddress';
import { VerbatimText } from '../../shared/text/VerbatimText';
import { ApiKeyGrid } from './ApiKeyGrid';
import { ApiKeySelection } from './ApiKeySelection';
import { useApiKeys, type ApiKeyList } from './useApiKeys';

const ApiKeyDialog = lazy(async () => ({
  default: (await import('./ApiKeyDialog')).ApiKeyDialog,
}));

/** KEYS-01: with which a client's programs sign in. */
export const ApiKeysPage = () => (
  <ForClientOfAddress>{(client) => <ApiKeysOf client={client} />}</ForClientOfAddress>
);

function ApiKeysOf({ client }: { readonly client: ClientOfAddress }) {
  const keys = useApiKeys(client);
  const [isAdding, setAdding] = useState(false);
  const add = () => {
    setAdding(true);
  };

  return (
    <Page title={apiKeyTexts.title} subtitle={client.clientName}>
      <Toolbar keys={keys} clientName={client.clientName} onAdd={add} />
      <ApiKeyGrid keys={keys} onAdd={add} />
      <ApiKeySelection keys={keys} />
      {isAdding && (
        <Suspense fallback={null}>
          <ApiKeyDialog
            clientId={client.clientId}
            onClose={() => {
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}

interface ToolbarProps {
  readonly clientName: string;
  readonly keys: ApiKeyList;
  readonly onAdd: () => void;
}

const Toolbar = ({ clientName, keys: { list, mayAdd }, onAdd }: ToolbarProps) => (
  <ListToolbar
    actions={
      mayAdd && (
        <AddButton onClick={onAdd}>
          <VerbatimText>{apiKeyTexts.add}</VerbatimText>
        </AddButton>
      )
    }
  >
    <ClientLine clientName={clientName} />
    <ListSearch label={words.search} list={list} />
  </ListToolbar>
);
