import Box from '@mui/material/Box';
import { useState } from 'react';

import { appRulesTexts as words } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import type { RulesSubject } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { interpolate } from '../../shared/text/format';
import { countErrors } from './form/rules-errors';
import { useRulesForm, type RulesFormState } from './form/useRulesForm';
import { useDropRules } from './form/useDropRules';
import { useSaveRules } from './form/useSaveRules';
import { RulesFooter } from './RulesFooter';
import { RulesFrame } from './RulesFrame';
import { RulesNotices } from './RulesNotices';
import { rulesPlan } from './plan/rules-plan';
import { SectionNav } from './sections/SectionNav';
import { SectionView } from './sections/SectionView';
import { useSectionSpy, type SectionSpy } from './sections/useSectionSpy';
import { RulesDialogBody } from './trial/RulesDialogBody';

export interface RulesSheetProps {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly onClose: () => void;
}

/** Rules & Fees of one record: all sections in one scroll area, with a list of them. */
export function RulesSheet({ subject, sheet, onClose }: RulesSheetProps) {
  const state = useRulesForm(sheet);
  const spy = useSectionSpy();
  const canEdit = useMayEdit(sheet);
  const trying = useState(false);
  const { save, isBusy, refusal } = useSaveRules({ subject, sheet, onSaved: onClose });

  const { drop, isDropping } = useDropRules(sheet, onClose);

  function submit() {
    if (!canEdit || isBusy) return;
    const record = state.check();
    const wrong = rulesPlan.find((plan) => countErrors(plan, state.faults) > 0);
    if (record) void save(record);
    else if (wrong)
      requestAnimationFrame(() => {
        spy.goToFault(wrong.id);
      });
  }

  return (
    <RulesFrame title={titleOf(sheet)} isDirty={state.isDirty} onSubmit={submit} onClose={onClose}>
      {(close) => (
        <>
          <RulesNotices
            sheet={sheet}
            state={state}
            canEdit={canEdit}
            refusal={refusal}
            onGoTo={spy.goToFault}
          />
          <RulesDialogBody subject={subject} state={state} trying={trying}>
            <Sections state={state} spy={spy} canEdit={canEdit} />
          </RulesDialogBody>
          <RulesFooter
            state={state}
            current={rulesPlan.find(({ id }) => id === spy.current)}
            canEdit={canEdit}
            isBusy={isBusy || isDropping}
            rulesId={sheet.rules.id}
            onDrop={sheet.rules.id === null ? null : drop}
            trying={trying}
            onClose={close}
          />
        </>
      )}
    </RulesFrame>
  );
}

interface SectionsProps {
  readonly state: RulesFormState;
  readonly spy: SectionSpy;
  readonly canEdit: boolean;
}

function Sections({ state, spy, canEdit }: SectionsProps) {
  const { setScroller, look, setCurrent } = spy;
  return (
    <Box className="sections" sx={sectionsSx}>
      <SectionNav state={state} spy={spy} />
      <Box ref={setScroller} sx={scrollerSx} onScroll={look} {...(!canEdit && readable)}>
        {rulesPlan.map((plan) => (
          <SectionView
            key={plan.id}
            plan={plan}
            state={state}
            canEdit={canEdit}
            onEnter={() => {
              setCurrent(plan.id);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** a record's own rules require UPDATE, overriding those of a higher level CREATE. */
function useMayEdit({ rules, clientId }: RulesSheetView): boolean {
  const can = usePermissionCheck();
  const needed = rules.id === null ? 'CREATE_RULES_FEES' : 'UPDATE_RULES_FEES';
  return can(needed, clientId ?? undefined);
}

/** 'Rules & Fees: Southern Star, account 8841203, Merri Creek Joinery' */
function titleOf({ carrierName, accountNumber, clientName }: RulesSheetView): string {
  const account = accountNumber && interpolate(words.account, { number: accountNumber });
  const subject = [carrierName, account, clientName].filter(Boolean).join(', ');
  return `${texts.title}: ${subject}`;
}

/** Text without fields needs the focus to be scrolled by keyboard. */
const readable = { tabIndex: 0, role: 'region', 'aria-label': texts.title } as const;

const sectionsSx = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
} as const;

const scrollerSx = { flex: 1, minWidth: 0, overflow: 'auto', px: { xs: 3, sm: 6 } } as const;
