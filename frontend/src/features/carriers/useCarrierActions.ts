import { carrierTexts as texts } from '@contracts/texts/carriers';
import { ownCarrierTexts as words } from '@contracts/texts/own-carriers';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { useDeletion } from '../../shared/forms/useDeletion';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { fillText } from '../../shared/text/fill-text';
import type { CarrierDialogShown } from './carrier-dialogs';
import { useDeleteCustomerCarrierMutation } from './customer-carriers.api';

type OfCarrier = (record: CustomerCarrierView) => void;

/** What the user may do with a carrier; left out where they may not (CARRIER-12 to CARRIER-15). */
export interface CarrierActions {
  readonly viewClients: OfCarrier;
  /** The form, to change or only to look at. */
  readonly open: OfCarrier;
  readonly mayEdit: boolean;
  readonly openRules?: OfCarrier;
  readonly openCutOff?: OfCarrier;
  readonly remove?: OfCarrier;
}

export function useCarrierActions(show: (dialog: CarrierDialogShown) => void): CarrierActions {
  const can = usePermissionCheck();
  const rules = useRecordDialog('rules');
  const remove = useRemoval();
  const mayEdit = can('UPDATE_CUSTOMER_CARRIER_ACCOUNT');
  const opens = (kind: 'edit' | 'view' | 'clients' | 'cutOff') => (record: CustomerCarrierView) => {
    show({ kind, record });
  };

  return {
    viewClients: opens('clients'),
    open: opens(mayEdit ? 'edit' : 'view'),
    mayEdit,
    ...(can('READ_RULES_FEES') && {
      openRules: ({ id }) => {
        rules.open(`customer-carrier-${id}`);
      },
    }),
    ...(can('READ_CARRIER_CUT_OFF') && { openCutOff: opens('cutOff') }),
    ...(can('DELETE_CUSTOMER_CARRIER_ACCOUNT') && { remove }),
  };
}

/** CARRIER-17, CARRIER-30, CARRIER-68. */
function useRemoval(): OfCarrier {
  const deletion = useDeletion();
  const [deleteCarrier] = useDeleteCustomerCarrierMutation();
  return ({ id, carrier }) => {
    void deletion({
      question: fillText(words.deleteQuestion, { carrier: carrier.displayName }),
      warning: words.deleteWarning,
      run: () => deleteCarrier(id),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
  };
}
