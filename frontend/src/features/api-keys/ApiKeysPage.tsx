import { Suspense, useState } from 'react';

import { apiKeyTexts } from '@contracts/texts/spec/api-keys';
import { appApiKeyTexts as texts } from '@contracts/texts/app/api-keys';
import type { ApiKeyView } from '@contracts/views/user.view';

import { ListSearch } from '../../shared/filters/ListSearch';
import { AddButton } from '../../shared/layout/AddButton';
import { ListToolbar } from '../../shared/layout/ListToolbar';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { ClientCaption } from '../../shared/navigation/ClientCaption';
import { UrlClientScope } from '../../shared/navigation/UrlClientScope';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import { SpecText } from '../../shared/text/SpecText';
import { ApiKeyGrid } from './ApiKeyGrid';
import { ApiKeySelection } from './ApiKeySelection';
import { TestDataActions } from './TestDataActions';
import { useApiKeys, type ApiKeyList } from './useApiKeys';

const ApiKeyDialog = lazy(async () => ({
  default: (await import('./ApiKeyDialog')).ApiKeyDialog,
}));

const RotateKeyDialog = lazy(async () => ({
  default: (await import('./RotateKeyDialog')).RotateKeyDialog,
}));

const UsageDrawer = lazy(async () => ({
  default: (await import('./UsageDrawer')).UsageDrawer,
}));

/** KEYS-01: API keys of a client's software. */
export const ApiKeysPage = () => (
  <UrlClientScope>{(client) => <ClientApiKeys client={client} />}</UrlClientScope>
);

function ClientApiKeys({ client }: { readonly client: UrlClient }) {
  const keys = useApiKeys(client);
  const [isAdding, setAdding] = useState(false);
  const [rotated, setRotated] = useState<ApiKeyView | null>(null);
  const [opened, setOpened] = useState<ApiKeyView | null>(null);
  const add = () => {
    setAdding(true);
  };
  const close = () => {
    setAdding(false);
    setRotated(null);
    setOpened(null);
  };

  return (
    <Page title={apiKeyTexts.title} subtitle={client.clientName}>
      <Toolbar keys={keys} client={client} onAdd={add} />
      <ApiKeyGrid keys={keys} onAdd={add} onOpen={setOpened} />
      <ApiKeySelection keys={keys} onRotate={setRotated} />
      <Suspense fallback={null}>
        {isAdding && <ApiKeyDialog clientId={client.clientId} onClose={close} />}
        {rotated && <RotateKeyDialog apiKey={rotated} onClose={close} />}
        {opened && <UsageDrawer apiKey={opened} onClose={close} />}
      </Suspense>
    </Page>
  );
}

interface ToolbarProps {
  readonly client: UrlClient;
  readonly keys: ApiKeyList;
  readonly onAdd: () => void;
}

const Toolbar = ({ client, keys: { list, canAdd }, onAdd }: ToolbarProps) => (
  <ListToolbar
    actions={
      <>
        <TestDataActions clientId={client.clientId} canReset={canAdd} />
        {canAdd && (
          <AddButton onClick={onAdd}>
            <SpecText>{apiKeyTexts.add}</SpecText>
          </AddButton>
        )}
      </>
    }
  >
    <ClientCaption clientName={client.clientName} />
    <ListSearch isLocal label={texts.search} list={list} />
  </ListToolbar>
);
