import type { Dispatch, SetStateAction } from 'react';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appClientAccountTexts } from '@contracts/texts/app/carriers';
import type { ClientCarrierAccountView } from '@contracts/views/carrier-account.view';

import { useToast } from '../../shared/feedback/useToast';
import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import type { ClientAccountDialogState } from './client-account-dialogs';
import {
  useDeleteClientAccountMutation,
  useLazyListAccountOptionsQuery,
} from './client-carrier-accounts.api';
import { deletionWarning } from './unused-numbers';
import { useRateCardActions, type RateCardActions } from './rate-cards/useRateCardActions';

type AccountAction = (account: ClientCarrierAccountView) => void;

/** Actions on a client's accounts; undefined without permission (ACCT-50 to ACCT-53, ACCT-73, ACCT-74). */
export interface ClientAccountActions {
  readonly add?: () => void;
  readonly edit?: AccountAction;
  readonly openRules?: AccountAction;
  readonly remove?: AccountAction;
  readonly upload?: AccountAction;
  readonly canSeeRateCards: boolean;
  readonly rateCards: RateCardActions;
}

type Show = Dispatch<SetStateAction<ClientAccountDialogState | null>>;

export function useClientAccountActions(clientId: number, show: Show): ClientAccountActions {
  const can = usePermissionCheck();
  const rules = useRecordDialog('rules');
  const add = useAddAccount(clientId, show);
  const remove = useDeleteAccount();
  const rateCards = useRateCardActions(clientId);

  return {
    ...(can('CREATE_CLIENT_CARRIER_ACCOUNT', clientId) && { add }),
    ...(can('UPDATE_CLIENT_CARRIER_ACCOUNT', clientId) && {
      edit: (account) => {
        show({ kind: 'edit', account });
      },
    }),
    ...(can('READ_RULES_FEES', clientId) && {
      openRules: ({ id }) => {
        rules.open(`client-carrier-account-${id}`);
      },
    }),
    ...(can('DELETE_CLIENT_CARRIER_ACCOUNT', clientId) && { remove }),
    ...(can('CREATE_RATECARD', clientId) && {
      upload: (account) => {
        show({ kind: 'upload', account });
      },
    }),
    canSeeRateCards: can('READ_RATECARD', clientId),
    rateCards,
  };
}

/** ACCT-69: no form without an account to select. */
function useAddAccount(clientId: number, show: Show) {
  const [listOptions] = useLazyListAccountOptionsQuery();
  const toast = useToast();

  async function add() {
    toast.dismissError(appClientAccountTexts.optionsFailed);
    const { data: options, error } = await listOptions(clientId);
    if (!options) toast.failure(error, appClientAccountTexts.optionsFailed);
    else if (options.length === 0) toast.info(texts.noOptions);
    // a form opened in the meantime keeps its input
    else show((shown) => shown ?? { kind: 'add', options });
  }
  return () => void add();
}

function useDeleteAccount(): AccountAction {
  const confirmDelete = useConfirmedDelete();
  const [deleteAccount] = useDeleteClientAccountMutation();
  return (account) => {
    const { id, version, accountNumber, carrierDisplayName } = account;
    void confirmDelete({
      question: interpolate(appClientAccountTexts.deleteQuestion, {
        account: accountNumber,
        carrier: carrierDisplayName,
      }),
      warning: deletionWarning(account),
      run: () => deleteAccount({ id, version }),
      done: appClientAccountTexts.deleted,
      failed: appClientAccountTexts.deleteFailed,
    });
  };
}
