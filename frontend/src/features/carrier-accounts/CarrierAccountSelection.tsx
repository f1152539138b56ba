import { Hash, Pencil, Scale, Trash2 } from 'lucide-react';

import { carrierAccountTexts as texts } from '@contracts/texts/carrier-accounts';

import { useCommand } from '../../shared/commands/useCommand';
import { BulkBar } from '../../shared/layout/BulkBar';
import { VerbatimText } from '../../shared/text/VerbatimText';
import type { AccountActions } from './useAccountActions';
import type { CarrierAccountList } from './useCarrierAccounts';

export interface CarrierAccountSelectionProps {
  readonly accounts: CarrierAccountList;
  readonly actions: AccountActions;
}

/** What can be done with the selected account (ACCT-06 to ACCT-09). */
export function CarrierAccountSelection({ accounts, actions }: CarrierAccountSelectionProps) {
  const { selected, clear } = accounts.selection;
  const { edit, openRules, addPrefix, remove } = actions;
  const verbs = [
    { run: edit, text: texts.edit, icon: Pencil },
    { run: openRules, text: texts.rulesFees, icon: Scale },
    { run: addPrefix, text: texts.addPrefix, icon: Hash },
    { run: remove, text: texts.delete, icon: Trash2, isDestructive: true },
  ];

  useCommand({
    id: 'carrier-accounts.delete',
    label: texts.delete,
    group: 'Actions',
    keys: 'Delete',
    when: selected !== undefined && remove !== undefined,
    run: () => {
      if (selected) remove?.(selected);
    },
  });

  if (!selected) return null;
  return (
    <BulkBar
      count={1}
      onClose={clear}
      actions={verbs.flatMap(({ run, text, ...look }) =>
        run
          ? [
              {
                ...look,
                label: text === text.toUpperCase() ? <VerbatimText>{text}</VerbatimText> : text,
                onClick: () => {
                  run(selected);
                },
              },
            ]
          : [],
      )}
    />
  );
}
