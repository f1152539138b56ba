import { carrierTexts as texts } from '@contracts/texts/spec/carriers';
import { appCarrierTexts } from '@contracts/texts/app/carriers';
import type { CustomerCarrierView } from '@contracts/views/carrier.view';

import { useConfirmedDelete } from '../../shared/forms/useConfirmedDelete';
import { useRecordDialog } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import type { CarrierDialogState } from './carrier-dialogs';
import { useDeleteCustomerCarrierMutation } from './customer-carriers.api';

type CarrierAction = (record: CustomerCarrierView) => void;

/** Actions on a carrier; undefined without permission (CARRIER-12 to CARRIER-15). */
export interface CarrierActions {
  readonly viewClients: CarrierAction;
  /** Opens the form, editable or read-only. */
  readonly open: CarrierAction;
  readonly canEdit: boolean;
  readonly openRules?: CarrierAction;
  readonly openCutOff?: CarrierAction;
  readonly remove?: CarrierAction;
}

export function useCarrierActions(show: (dialog: CarrierDialogState) => void): CarrierActions {
  const can = usePermissionCheck();
  const rules = useRecordDialog('rules');
  const remove = useDeleteCarrierRecord();
  const canEdit = can('UPDATE_CUSTOMER_CARRIER_ACCOUNT');
  const openDialog =
    (kind: 'edit' | 'view' | 'clients' | 'cutOff') => (record: CustomerCarrierView) => {
      show({ kind, record });
    };

  return {
    viewClients: openDialog('clients'),
    open: openDialog(canEdit ? 'edit' : 'view'),
    canEdit,
    ...(can('READ_RULES_FEES') && {
      openRules: ({ id }) => {
        rules.open(`customer-carrier-${id}`);
      },
    }),
    ...(can('READ_CARRIER_CUT_OFF') && { openCutOff: openDialog('cutOff') }),
    ...(can('DELETE_CUSTOMER_CARRIER_ACCOUNT') && { remove }),
  };
}

/** CARRIER-17, CARRIER-30, CARRIER-68. */
function useDeleteCarrierRecord(): CarrierAction {
  const confirmDelete = useConfirmedDelete();
  const [deleteCarrier] = useDeleteCustomerCarrierMutation();
  return ({ id, version, carrier }) => {
    void confirmDelete({
      question: interpolate(appCarrierTexts.deleteQuestion, { carrier: carrier.displayName }),
      warning: appCarrierTexts.deleteWarning,
      run: () => deleteCarrier({ id, version }),
      done: texts.deleted,
      failed: texts.deleteFailed,
    });
  };
}
