import { Hash, Pencil, Scale, Trash2 } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/spec/carrier-accounts';

import { RecordBar } from '../../shared/layout/RecordBar';
import type { AccountActions } from './useAccountActions';
import type { CarrierAccountList } from './useCarrierAccounts';

export interface CarrierAccountSelectionProps {
  readonly accounts: CarrierAccountList;
  readonly actions: AccountActions;
}

/** Actions of the selected account (ACCT-06 to ACCT-09). */
export const CarrierAccountSelection = ({
  accounts: { selected, clear },
  actions,
}: CarrierAccountSelectionProps) => (
  <RecordBar
    selected={selected}
    name={({ customerCarrier, accountNumber }) =>
      `${customerCarrier.carrier.displayName}, ${accountNumber}`
    }
    actions={[
      { text: texts.edit, icon: Pencil, run: actions.edit },
      { text: texts.rulesFees, icon: Scale, run: actions.openRules },
      { text: texts.addPrefix, icon: Hash, run: actions.addPrefix },
      { text: texts.delete, icon: Trash2, run: actions.remove, isDestructive: true },
    ]}
    onClose={clear}
  />
);
