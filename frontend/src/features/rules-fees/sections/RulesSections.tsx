import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Equal } from 'lucide-react';
import { useState } from 'react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import { EmptyState } from '../../../shared/feedback/EmptyState';
import { interpolate } from '../../../shared/text/format';
import type { RulesFormState } from '../form/useRulesForm';
import { allFields, rulesPlan } from '../plan/rules-plan';
import { levelName } from '../rules-names';
import { headSx } from './row.styles';
import { SectionNav } from './SectionNav';
import { SectionView } from './SectionView';
import type { SectionSpy } from './useSectionSpy';

export interface RulesSectionsProps {
  readonly sheet: RulesSheetView;
  readonly state: RulesFormState;
  readonly spy: SectionSpy;
  readonly canEdit: boolean;
}

/** All sections in one scroll area, or only values that differ from the level compared with. */
export function RulesSections({ sheet, state, spy, canEdit }: RulesSectionsProps) {
  const { setScroller, handleScroll, setCurrent } = spy;
  const [isNarrowed, narrow] = useState(false);
  const onlyDifferences = isNarrowed && state.compared !== null;
  const from = levelName(state.compared?.level ?? null, sheet);
  return (
    <Box className="sections" sx={sectionsSx}>
      <SectionNav state={state} spy={spy} />
      <Box ref={setScroller} sx={scrollerSx} onScroll={handleScroll} {...(!canEdit && readable)}>
        {state.compared && (
          <ComparedHead level={state.compared.level} isOn={isNarrowed} onChange={narrow} />
        )}
        {onlyDifferences && state.differencesIn(allFields) === 0 && (
          <EmptyState
            icon={Equal}
            title={appRulesTexts.noDifferences}
            reason={interpolate(appRulesTexts.noDifferencesReason, { from })}
          />
        )}
        {rulesPlan.map((plan) => (
          <SectionView
            key={plan.id}
            plan={plan}
            state={state}
            canEdit={canEdit}
            onlyDifferences={onlyDifferences}
            onEnter={() => {
              setCurrent(plan.id);
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ComparedHeadProps {
  readonly level: keyof typeof appRulesTexts.compared;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Headings of the columns, and the switch that hides equal values. */
const ComparedHead = ({ level, isOn, onChange }: ComparedHeadProps) => (
  <Box sx={headSx}>
    <span>{appRulesTexts.value}</span>
    <span>{appRulesTexts.here}</span>
    <span>{appRulesTexts.compared[level].against}</span>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
      <span>{appRulesTexts.compared[level].has}</span>
      <FormControlLabel
        sx={{ ml: 'auto', mr: 0 }}
        labelPlacement="start"
        label={appRulesTexts.onlyDifferences}
        control={
          <Switch
            checked={isOn}
            onChange={(_event, isChecked) => {
              onChange(isChecked);
            }}
          />
        }
      />
    </Box>
  </Box>
);

/** Text without fields needs the focus to be scrolled by keyboard. */
const readable = { tabIndex: 0, role: 'region', 'aria-label': texts.title } as const;

const sectionsSx = {
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
} as const;

const scrollerSx = {
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  containerType: 'inline-size',
  px: { xs: 3, sm: 6 },
} as const;
