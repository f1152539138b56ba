import { Suspense, useState } from 'react';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';

import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { UrlClientScope } from '../../shared/navigation/UrlClientScope';
import type { UrlClient } from '../../shared/navigation/useUrlClient';
import type { ClientAccountDialogState } from './client-account-dialogs';
import { ClientAccountGrid } from './ClientAccountGrid';
import { ClientAccountSelection } from './ClientAccountSelection';
import { ClientAccountToolbar } from './ClientAccountToolbar';
import { useClientAccountActions } from './useClientAccountActions';
import { useClientAccounts } from './useClientAccounts';

const ClientAccountDialogs = lazy(() =>
  import('./ClientAccountDialogs').then(({ ClientAccountDialogs: Component }) => ({
    default: Component,
  })),
);

/** ACCT-49: the URL names the client; without one the page redirects. */
export const ClientAccountsPage = () => (
  <UrlClientScope>{(client) => <ClientAccounts {...client} />}</UrlClientScope>
);

function ClientAccounts({ clientId, clientName }: UrlClient) {
  const accounts = useClientAccounts(clientId);
  const [shown, show] = useState<ClientAccountDialogState | null>(null);
  const actions = useClientAccountActions(clientId, show);

  return (
    <Page title={texts.title} subtitle={`${texts.client} ${clientName}`}>
      <ClientAccountToolbar accounts={accounts} actions={actions} clientName={clientName} />
      <ClientAccountGrid accounts={accounts} actions={actions} />
      <ClientAccountSelection accounts={accounts} actions={actions} />
      {shown && (
        <Suspense fallback={null}>
          <ClientAccountDialogs
            shown={shown}
            clientId={clientId}
            onAdded={accounts.showNewest}
            onClose={() => {
              show(null);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
