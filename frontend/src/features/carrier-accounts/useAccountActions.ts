import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';
import { appAccountTexts, appPrefixTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierAccountView, PrefixView } from '@contracts/views/carrier-account.view';

import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import type { AccountDialogState } from './account-dialogs';
import { useDeleteCarrierAccountMutation, useDeletePrefixMutation } from './carrier-accounts.api';

type AccountAction = (account: CustomerCarrierAccountView) => void;

/** Actions on an account; undefined without permission (ACCT-06 to ACCT-09, ACCT-46). */
export interface AccountActions {
  readonly viewClients: AccountAction;
  readonly edit?: AccountAction;
  readonly openRules?: AccountAction;
  readonly addPrefix?: AccountAction;
  readonly remove?: AccountAction;
  readonly removePrefix?: (prefix: PrefixView, account: CustomerCarrierAccountView) => void;
}

export function useAccountActions(show: (dialog: AccountDialogState) => void): AccountActions {
  const can = usePermissionCheck();
  const rules = useRecordDialog('rules');
  const { remove, removePrefix } = useRemovals();
  const openDialog =
    (kind: 'edit' | 'prefix' | 'clients') => (account: CustomerCarrierAccountView) => {
      show({ kind, account });
    };

  return {
    viewClients: openDialog('clients'),
    ...(can('UPDATE_CUSTOMER_CARRIER_ACCOUNT') && { edit: openDialog('edit') }),
    ...(can('READ_RULES_FEES') && {
      openRules: ({ id }) => {
        rules.open(`customer-carrier-account-${id}`);
      },
    }),
    ...(can('CREATE_PREFIX') && { addPrefix: openDialog('prefix') }),
    ...(can('DELETE_CUSTOMER_CARRIER_ACCOUNT') && { remove }),
    ...(can('DELETE_PREFIX') && { removePrefix }),
  };
}

function useRemovals() {
  const confirmDelete = useConfirmedDelete();
  const [deleteAccount] = useDeleteCarrierAccountMutation();
  const [deletePrefix] = useDeletePrefixMutation();

  return {
    remove: ({
      id,
      version,
      customerId,
      accountNumber,
      customerCarrier,
    }: CustomerCarrierAccountView) => {
      void confirmDelete({
        question: interpolate(appAccountTexts.deleteQuestion, {
          account: accountNumber,
          carrier: customerCarrier.carrier.displayName,
        }),
        warning: appAccountTexts.deleteWarning,
        run: () => deleteAccount({ id, customerId, version }),
        done: texts.deleted,
        failed: texts.deleteFailed,
      });
    },
    removePrefix: (
      { id, connotePrefix }: PrefixView,
      { customerId }: CustomerCarrierAccountView,
    ) => {
      void confirmDelete({
        question: interpolate(appPrefixTexts.deleteQuestion, { prefix: connotePrefix }),
        warning: appPrefixTexts.deleteWarning,
        run: () => deletePrefix({ id, customerId }),
        done: texts.prefixDeleted,
        failed: texts.prefixDeleteFailed,
      });
    },
  };
}
