import { Contact } from 'lucide-react';
import { useState } from 'react';

import { ownPayerTexts, ownSettingsIntros, ownSettingsTexts } from '@contracts/texts/own-settings';
import { settingsPanelTexts } from '@contracts/texts/settings';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import {
  useListPayerAccountsQuery,
  type PayerAccountChoice,
} from '../../../shared/payer-accounts/payer-accounts.api';
import { AddButton } from '../../../shared/layout/AddButton';
import { usePermission } from '../../../shared/session/usePermission';
import { AnswerOf } from '../frame/AnswerOf';
import { SettingsSection } from '../frame/SettingsSection';
import type { ClientPanelProps } from '../client-panel';
import { PayerAccountDialog } from './PayerAccountDialog';
import { PayerAccountTable } from './PayerAccountTable';

/** SETTINGS-39 to SETTINGS-52: accounts that pay instead of the client's own. */
export function PayerAccountsPanel({ clientId }: ClientPanelProps) {
  const query = useListPayerAccountsQuery(clientId);
  const mayAdd = usePermission('CREATE_CLIENT_PAYER_ACCOUNT', clientId);
  const [shown, show] = useState<PayerAccountChoice | 'new' | null>(null);
  const add = () => {
    show('new');
  };

  return (
    <SettingsSection
      title={settingsPanelTexts.payerAccounts}
      intro={ownSettingsIntros.payerAccounts}
      tools={mayAdd && <AddButton onClick={add}>{ownSettingsTexts.add}</AddButton>}
    >
      <AnswerOf query={query}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState
              icon={Contact}
              title={ownPayerTexts.empty}
              {...(mayAdd && { reason: ownPayerTexts.firstUse })}
            />
          ) : (
            <PayerAccountTable clientId={clientId} accounts={accounts} onEdit={show} />
          )
        }
      </AnswerOf>
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
