import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck } from 'lucide-react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { interpolate } from '../../../shared/text/format';
import { focusRing } from '../../../shared/theme/vars';
import { countErrors } from '../form/rules-errors';
import type { RulesFormState } from '../form/useRulesForm';
import { fieldsOf, rulesPlan } from '../plan/rules-plan';
import type { SectionPlan } from '../plan/rules-plan.types';
import type { SectionSpy } from './useSectionSpy';

export interface SectionNavProps {
  readonly state: RulesFormState;
  readonly spy: SectionSpy;
}

/** List of the sections, with the one in view and their status. */
export const SectionNav = ({ state, spy }: SectionNavProps) => (
  <Box component="nav" aria-label={appRulesTexts.sections} sx={navSx}>
    {rulesPlan.map((plan) => (
      <button
        key={plan.id}
        type="button"
        {...(spy.current === plan.id && { 'aria-current': 'true' })}
        onClick={() => {
          spy.goTo(plan.id);
        }}
      >
        <span>{texts.sections[plan.id]}</span>
        <Differences n={state.differencesIn(fieldsOf(plan))} />
        <Mark plan={plan} state={state} />
      </button>
    ))}
  </Box>
);

const Differences = ({ n }: { readonly n: number }) =>
  n > 0 && (
    <span className="differences">
      <span aria-hidden>{n}</span>
      <VisuallyHidden>{interpolate(appRulesTexts.differences, { n })}</VisuallyHidden>
    </span>
  );

/** RULES-38: nothing, a tick, or the number of errors. */
function Mark({ plan, state }: { readonly plan: SectionPlan; readonly state: RulesFormState }) {
  const status = state.sectionStatus(plan);
  if (status === 'untouched') return null;
  if (status === 'valid')
    return (
      <Box component="span" className="valid">
        <CircleCheck size={14} aria-hidden />
        <VisuallyHidden>{appRulesTexts.valid}</VisuallyHidden>
      </Box>
    );
  const errorCount = countErrors(plan, state.errors);
  return (
    <Box component="span" className="invalid">
      <CircleAlert size={14} aria-hidden />
      <span aria-hidden>{errorCount}</span>
      <VisuallyHidden>{interpolate(appRulesTexts.faults, { n: errorCount })}</VisuallyHidden>
    </Box>
  );
}

const navSx: SxProps<Theme> = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flex: 'none',
  gap: '2px',
  width: { md: 208 },
  p: 2,
  overflow: 'auto',
  borderRight: { md: 1 },
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'divider' },
  '& button': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    flex: 'none',
    minHeight: { xs: 44, sm: 30 },
    px: '10px',
    border: 0,
    borderRadius: '7px',
    font: 'inherit',
    fontSize: '0.8125rem',
    textAlign: 'left',
    color: 'text.secondary',
    bgcolor: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover': { bgcolor: 'app.hover' },
  '& button:focus-visible': focusRing,
  '& button[aria-current]': {
    fontWeight: 500,
    color: 'text.primary',
    bgcolor: 'app.tone.neutral.bg',
  },
  '& button > :first-of-type': { mr: 'auto' },
  '& .differences': {
    px: '6px',
    borderRadius: '5px',
    color: 'app.tone.plan.fg',
    bgcolor: 'app.tone.plan.bg',
  },
  '& .valid, & .invalid': { display: 'flex', alignItems: 'center', gap: '4px' },
  '& .valid': { color: 'app.tone.done.glyph' },
  '& .invalid': { color: 'app.tone.bad.fg', fontWeight: 500 },
};
