import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';

import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { ERROR } from '../../shared/navigation/app-route';
import type { ClientAccountDialogState } from './client-account-dialogs';
import { ClientAccountGrid } from './ClientAccountGrid';
import { ClientAccountSelection } from './ClientAccountSelection';
import { ClientAccountToolbar } from './ClientAccountToolbar';
import { useClientAccountActions } from './useClientAccountActions';
import { useClientAccounts } from './useClientAccounts';
import { useUrlState } from '../../shared/navigation/useUrlState';

const ClientAccountDialogs = lazy(() =>
  import('./ClientAccountDialogs').then(({ ClientAccountDialogs: Component }) => ({
    default: Component,
  })),
);

/** ACCT-49: the URL names the client; without one the page redirects. */
export function ClientAccountsPage() {
  const [params] = useUrlState();
  const id = params.get('clientId') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Navigate to={ERROR} replace />;
  return <AccountsOf clientId={Number(id)} clientName={params.get('clientName') ?? ''} />;
}

interface AccountsOfProps {
  readonly clientId: number;
  readonly clientName: string;
}

function AccountsOf({ clientId, clientName }: AccountsOfProps) {
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
