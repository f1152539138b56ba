import { Pencil, Scale, Trash2, Upload } from 'lucide-react';

import { clientAccountTexts as texts } from '@contracts/texts/spec/client-accounts';
import { appRateCardTexts } from '@contracts/texts/app/carriers';

import { RecordBar } from '../../shared/layout/RecordBar';
import type { ClientAccountGridProps } from './ClientAccountGrid';

/** Actions of the selected account (ACCT-51 to ACCT-53, ACCT-74). */
export const ClientAccountSelection = ({
  accounts: { selected, clear },
  actions,
}: ClientAccountGridProps) => (
  <RecordBar
    selected={selected}
    name={({ carrierDisplayName, accountNumber }) => `${carrierDisplayName}, ${accountNumber}`}
    actions={[
      { text: texts.edit, icon: Pencil, run: actions.edit },
      { text: texts.rulesFees, icon: Scale, run: actions.openRules },
      { text: appRateCardTexts.upload, icon: Upload, run: actions.upload },
      { text: texts.delete, icon: Trash2, run: actions.remove, isDestructive: true },
    ]}
    onClose={clear}
  />
);
