import { Contact } from 'lucide-react';
import { useState } from 'react';

import { appPayerTexts, appSettingsIntros, appSettingsTexts } from '@contracts/texts/app/settings';
import { settingsPanelTexts } from '@contracts/texts/spec/settings';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import {
  useListPayerAccountsQuery,
  type PayerAccountChoice,
} from '../../../shared/settings/payer-accounts.api';
import { AddButton } from '../../../shared/layout/AddButton';
import { usePermission } from '../../../shared/session/usePermission';
import { QueryResult } from '../frame/QueryResult';
import { SettingsSection } from '../SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { PayerAccountDialog } from './PayerAccountDialog';
import { PayerAccountTable } from './PayerAccountTable';

/** SETTINGS-39 to SETTINGS-52: accounts that pay instead of the client's own. */
export function PayerAccountsPanel({ clientId }: ClientPanelProps) {
  const query = useListPayerAccountsQuery(clientId);
  const canAdd = usePermission('CREATE_CLIENT_PAYER_ACCOUNT', clientId);
  const [shown, show] = useState<PayerAccountChoice | 'new' | null>(null);
  const add = () => {
    show('new');
  };

  return (
    <SettingsSection
      title={settingsPanelTexts.payerAccounts}
      intro={appSettingsIntros.payerAccounts}
      tools={canAdd && <AddButton onClick={add}>{appSettingsTexts.add}</AddButton>}
    >
      <QueryResult query={query}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState
              icon={Contact}
              title={appPayerTexts.empty}
              {...(canAdd && { reason: appPayerTexts.firstUse })}
            />
          ) : (
            <PayerAccountTable clientId={clientId} accounts={accounts} onEdit={show} />
          )
        }
      </QueryResult>
      {shown !== null && (
        <PayerAccountDialog
          clientId={clientId}
          account={shown === 'new' ? null : shown}
          onClose={() => {
            show(null);
          }}
        />
      )}
    </SettingsSection>
  );
}
