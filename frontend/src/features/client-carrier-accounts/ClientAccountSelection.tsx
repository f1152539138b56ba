import { Pencil, Scale, Trash2, Upload } from 'lucide-react';

import { clientAccountTexts as texts } from '@contracts/texts/client-accounts';
import { ownRateCardTexts } from '@contracts/texts/own-carriers';

import { RecordBar } from '../../shared/layout/RecordBar';
import type { ClientAccountGridProps } from './ClientAccountGrid';

/** What can be done with the selected account (ACCT-51 to ACCT-53, ACCT-74). */
export const ClientAccountSelection = ({
  accounts: { selected, clear },
  actions,
}: ClientAccountGridProps) => (
  <RecordBar
    selected={selected}
    verbs={[
      { text: texts.edit, icon: Pencil, run: actions.edit },
      { text: texts.rulesFees, icon: Scale, run: actions.openRules },
      { text: ownRateCardTexts.upload, icon: Upload, run: actions.upload },
      { text: texts.delete, icon: Trash2, run: actions.remove, isDestructive: true },
    ]}
    onClose={clear}
  />
);
