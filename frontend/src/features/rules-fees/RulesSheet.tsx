import Box from '@mui/material/Box';
import { useState } from 'react';

import { ownRulesTexts as words } from '@contracts/texts/own-rules';
import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import type { RulesSubject } from '../../shared/navigation/useRecordDialog';
import { usePermissionCheck } from '../../shared/session/usePermission';
import { fillText } from '../../shared/text/fill-text';
import { countFaults } from './form/rules-faults';
import { useRulesForm, type RulesFormState } from './form/useRulesForm';
import { useSaveRules } from './form/useSaveRules';
import { RulesFooter } from './frame/RulesFooter';
import { RulesFrame } from './frame/RulesFrame';
import { RulesNotices } from './frame/RulesNotices';
import { rulesPlan } from './plan/rules-plan';
import { SectionNav } from './sections/SectionNav';
import { SectionView } from './sections/SectionView';
import { useSectionSpy, type SectionSpy } from './sections/useSectionSpy';
import { SheetBody } from './trial/SheetBody';

export interface RulesSheetProps {
  readonly subject: RulesSubject;
  readonly sheet: RulesSheetView;
  readonly onClose: () => void;
}

/** The Rules & Fees of one record: all sections on one scroll, a list of them beside it. */
export function RulesSheet({ subject, sheet, onClose }: RulesSheetProps) {
  const state = useRulesForm(sheet);
  const spy = useSectionSpy();
  const mayEdit = useMayEdit(sheet);
  const trying = useState(false);
  const { save, isBusy, refusal } = useSaveRules({ subject, sheet, onSaved: onClose });

  function submit() {
    if (!mayEdit || isBusy) return;
    const record = state.check();
    const wrong = rulesPlan.find((plan) => countFaults(plan, state.faults) > 0);
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
            mayEdit={mayEdit}
            refusal={refusal}
            onGoTo={spy.goToFault}
          />
          <SheetBody subject={subject} state={state} trying={trying}>
            <Sections state={state} spy={spy} mayEdit={mayEdit} />
          </SheetBody>
          <RulesFooter
            state={state}
            current={rulesPlan.find(({ id }) => id === spy.current)}
            mayEdit={mayEdit}
            isBusy={isBusy}
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
  readonly mayEdit: boolean;
}

function Sections({ state, spy, mayEdit }: SectionsProps) {
  const { setScroller, look, setCurrent } = spy;
  return (
    <Box className="sections" sx={sectionsSx}>
      <SectionNav state={state} spy={spy} />
      <Box ref={setScroller} sx={scrollerSx} onScroll={look} {...(!mayEdit && readable)}>
        {rulesPlan.map((plan) => (
          <SectionView
            key={plan.id}
            plan={plan}
            state={state}
            mayEdit={mayEdit}
            onEnter={() => {
              setCurrent(plan.id);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

/** rules of its own are changed with UPDATE, those of a level above overridden with CREATE. */
function useMayEdit({ rules, clientId }: RulesSheetView): boolean {
  const can = usePermissionCheck();
  const needed = rules.id === null ? 'CREATE_RULES_FEES' : 'UPDATE_RULES_FEES';
  return can(needed, clientId ?? undefined);
}

/** 'Rules & Fees: Southern Star, account 8841203, Merri Creek Joinery' */
function titleOf({ carrierName, accountNumber, clientName }: RulesSheetView): string {
  const account = accountNumber && fillText(words.account, { number: accountNumber });
  const subject = [carrierName, account, clientName].filter(Boolean).join(', ');
  return `${texts.title}: ${subject}`;
}

/** Text without fields is scrolled by the keyboard only where it can have the focus. */
const readable = { tabIndex: 0, role: 'region', 'aria-label': texts.title } as const;

const sectionsSx = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
} as const;

const scrollerSx = { flex: 1, minWidth: 0, overflow: 'auto', px: { xs: 3, sm: 6 } } as const;
