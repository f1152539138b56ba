import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import { useConfirm } from '../../../shared/feedback/useConfirm';
import { useIsMounted } from '../../../shared/forms/useIsMounted';
import { useSaveFeedback } from '../../../shared/forms/useSaveFeedback';
import { interpolate } from '../../../shared/text/format';
import { useDropRulesMutation } from '../rules-fees.api';
import { levelName, subjectName } from '../rules-names';

interface DropRulesOptions {
  /** Number of client accounts that the record prices. */
  readonly affectedAccounts: number;
  readonly onDropped: () => void;
}

/** reverts to the level above, after confirmation. */
export function useDropRules(
  sheet: RulesSheetView,
  { affectedAccounts, onDropped }: DropRulesOptions,
) {
  const [drop, { isLoading }] = useDropRulesMutation();
  const confirm = useConfirm();
  const reportSave = useSaveFeedback();
  const isMounted = useIsMounted();
  const { rules, revision } = sheet;

  async function ask() {
    const { id } = rules;
    if (id === null) return;
    const names = { name: subjectName(sheet), from: levelName(sheet.levelAbove, sheet) };
    const isConfirmed = await confirm({
      title: interpolate(texts.dropQuestion, names),
      body: [
        interpolate(texts.dropBody, names),
        ...(affectedAccounts > 0
          ? [interpolate(texts.dropAffectedAccounts, { n: affectedAccounts })]
          : []),
      ].join(' '),
      confirmLabel: texts.dropConfirm,
      isDestructive: true,
    });
    const isDropped = isConfirmed && (await reportSave(drop({ id, version: revision }), outcomes));
    // the dialog of another record may be open by then
    if (isDropped && isMounted()) onDropped();
  }

  return { drop: () => void ask(), isDropping: isLoading };
}

const outcomes = { done: texts.dropped, failed: texts.dropFailed };
