import { Suspense } from 'react';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts } from '@contracts/texts/app/carriers';

import { useCommand } from '../../shared/commands/useCommand';
import { Page } from '../../shared/layout/Page';
import { lazy } from '../../shared/loading/lazy';
import { useOwnedState } from '../../shared/session/useOwnedState';
import { usePermission } from '../../shared/session/usePermission';
import type { AccountDialogState } from './account-dialogs';
import { AccountToolbar } from './AccountToolbar';
import { CarrierAccountGrid } from './CarrierAccountGrid';
import { CarrierAccountSelection } from './CarrierAccountSelection';
import { useAccountActions } from './useAccountActions';
import { useCarrierAccounts } from './useCarrierAccounts';

const AccountDialogs = lazy(() =>
  import('./AccountDialogs').then(({ AccountDialogs: Component }) => ({ default: Component })),
);

/** ACCT: a customer's account numbers with its carriers, and the connote prefixes of each. */
export function CarrierAccountsPage() {
  const accounts = useCarrierAccounts();
  const { customer, showNewest } = accounts;
  const [shown, show] = useOwnedState<AccountDialogState>(customer.customerId);
  const actions = useAccountActions(show);
  const canAdd = usePermission('CREATE_CUSTOMER_CARRIER_ACCOUNT') && customer.customerId !== null;
  const add = () => {
    show({ kind: 'add' });
  };
  useCommand({
    id: 'carrier-accounts.add',
    label: appAccountTexts.addTitle,
    group: 'Actions',
    keys: 'n',
    when: canAdd,
    run: add,
  });

  return (
    <Page title={texts.title} subtitle={texts.subtitle}>
      <AccountToolbar accounts={accounts} onAdd={canAdd ? add : null} />
      <CarrierAccountGrid accounts={accounts} actions={actions} />
      <CarrierAccountSelection accounts={accounts} actions={actions} />
      {shown && (
        <Suspense fallback={null}>
          <AccountDialogs
            shown={shown}
            customerId={customer.customerId}
            onAdded={showNewest}
            onClose={() => {
              show(undefined);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
