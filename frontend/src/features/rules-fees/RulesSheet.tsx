import { useState } from 'react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import { HistoryButton } from '../../shared/navigation/HistoryButton';
import type { RulesSubject } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import { countErrors } from './form/rules-errors';
import { useRulesForm } from './form/useRulesForm';
import { useSaveRules } from './form/useSaveRules';
import { RulesFooter } from './RulesFooter';
import { RulesFrame } from './RulesFrame';
import { RulesNotices } from './RulesNotices';
import { rulesPlan } from './plan/rules-plan';
import { RulesSections } from './sections/RulesSections';
import { useSectionSpy } from './sections/useSectionSpy';
import { RulesDialogBody } from './trial/RulesDialogBody';
import { TryButton } from './trial/TryButton';

export interface RulesSheetProps {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly onClose: () => void;
}

/** Rules & Fees of one record: all sections in one scroll area, with a list of them. */
export function RulesSheet({ subject, sheet, onClose }: RulesSheetProps) {
  const state = useRulesForm(sheet);
  const spy = useSectionSpy();
  const canEdit = useCanEdit(sheet);
  const trialToggle = useState(false);
  const { save, isBusy, rejection } = useSaveRules({ subject, sheet, onSaved: onClose });

  const submit = () => {
    if (canEdit && !isBusy) saveOrShowError(state, spy, save);
  };

  return (
    <RulesFrame
      title={titleOf(sheet)}
      actions={
        <>
          {canEdit && <TryButton trialToggle={trialToggle} />}
          <HistoryButton kind="rules" id={sheet.rules.id ?? undefined} />
        </>
      }
      isDirty={state.changes > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {(close) => (
        <>
          <RulesNotices
            subject={subject}
            sheet={sheet}
            state={state}
            canEdit={canEdit}
            rejection={rejection}
            onGoTo={spy.goToError}
            onDropped={onClose}
          />
          <RulesDialogBody subject={subject} state={state} trialToggle={trialToggle}>
            <RulesSections sheet={sheet} state={state} spy={spy} canEdit={canEdit} />
          </RulesDialogBody>
          <RulesFooter
            state={state}
            current={rulesPlan.find(({ id }) => id === spy.current)}
            canEdit={canEdit}
            isBusy={isBusy}
            onClose={close}
          />
        </>
      )}
    </RulesFrame>
  );
}

/** Saves the record, or goes to the first section with an error. */
function saveOrShowError(
  state: ReturnType<typeof useRulesForm>,
  spy: ReturnType<typeof useSectionSpy>,
  save: ReturnType<typeof useSaveRules>['save'],
): void {
  const record = state.check();
  const firstIncomplete = rulesPlan.find((plan) => countErrors(plan, state.errors) > 0);
  if (record) void save(record);
  else if (firstIncomplete)
    requestAnimationFrame(() => {
      spy.goToError(firstIncomplete.id);
    });
}

/** a record's own rules require UPDATE, overriding those of a higher level CREATE. */
function useCanEdit({ rules, clientId }: RulesSheetView): boolean {
  const can = usePermissionCheck();
  const needed = rules.id === null ? 'CREATE_RULES_FEES' : 'UPDATE_RULES_FEES';
  return can(needed, clientId ?? undefined);
}

/** 'Rules & Fees: Southern Star, account 8841203, Merri Creek Joinery' */
function titleOf({ carrierName, accountNumber, clientName }: RulesSheetView): string {
  const account = accountNumber && interpolate(appRulesTexts.account, { number: accountNumber });
  const subject = [carrierName, account, clientName].filter(Boolean).join(', ');
  return `${texts.title}: ${subject}`;
}
