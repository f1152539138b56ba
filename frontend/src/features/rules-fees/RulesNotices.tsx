import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment, type ReactNode } from 'react';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';
import type { RulesSheetView } from '@contracts/views/rules.view';

import type { Failure } from '../../shared/api/api-error';
import { interpolate } from '../../shared/text/format';
import { FailureAlert } from '../../shared/feedback/FailureAlert';
import { countErrors } from './form/rules-errors';
import { LevelNotices, type LevelNoticesProps } from './levels/LevelNotices';
import { RulesLevels } from './levels/RulesLevels';
import { rulesPlan } from './plan/rules-plan';
import { levelName, subjectName } from './rules-names';
import type { SectionId, SectionPlan } from './plan/rules-plan.types';

export interface RulesNoticesProps extends LevelNoticesProps {
  readonly rejection: Failure | null;
  readonly onGoTo: (id: SectionId) => void;
}

/** Levels, and notices before and after saving; stay visible while the sections scroll. */
export function RulesNotices({ rejection, onGoTo, ...props }: RulesNoticesProps) {
  const { sheet, state, canEdit } = props;
  const isShared = sheet.rules.id === null;
  return (
    <Box sx={{ display: 'grid', gap: 2, px: { xs: 3, sm: 6 }, '& > :last-child': { mb: 3 } }}>
      <RulesLevels sheet={sheet} state={state} />
      <LevelNotices {...props} />
      {isShared && (canEdit || sheet.level !== 'CARRIER') && (
        <Alert severity="info">{sharedText(sheet, canEdit)}</Alert>
      )}
      {rejection && <FailureAlert failure={rejection} />}
      {state.isSubmitted && <IncompleteSections state={state} onGoTo={onGoTo} />}
    </Box>
  );
}

/**
 * Owner of the rules shown, and the effect of saving. The text of RULES-15 covers the carrier's defaults only.
 */
function sharedText(sheet: RulesSheetView, canEdit: boolean): string {
  const from = levelName(sheet.level, sheet);
  const shown =
    sheet.level === 'CARRIER' ? texts.defaults : interpolate(appRulesTexts.shown, { from });
  if (!canEdit) return shown;
  return `${shown} ${interpolate(appRulesTexts.overrides, { name: subjectName(sheet), from })}`;
}

/** RULES-52: links to the incomplete sections. */
function IncompleteSections({ state, onGoTo }: Pick<RulesNoticesProps, 'state' | 'onGoTo'>) {
  const incomplete = rulesPlan.filter((plan) => countErrors(plan, state.errors) > 0);
  if (incomplete.length === 0) return null;
  const isIncomplete = incomplete.some(({ validatedAs }) => validatedAs !== undefined);
  const links = incomplete.map((plan, index) => (
    <Fragment key={plan.id}>
      {index > 0 && ', '}
      <SectionLink plan={plan} onGoTo={onGoTo} />
    </Fragment>
  ));
  return (
    <Alert severity="error">
      {isIncomplete
        ? insertLinks(texts.missing, links)
        : [appRulesTexts.checkValues, ' ', ...links]}
    </Alert>
  );
}

interface SectionLinkProps {
  readonly plan: SectionPlan;
  readonly onGoTo: (id: SectionId) => void;
}

const SectionLink = ({ plan, onGoTo }: SectionLinkProps) => (
  <Link
    component="button"
    type="button"
    color="inherit"
    sx={{ verticalAlign: 'baseline' }}
    onClick={() => {
      onGoTo(plan.id);
    }}
  >
    {plan.validatedAs ?? texts.sections[plan.id]}
  </Link>
);

/** Inserts links in place of `{sections}` in a text. */
function insertLinks(text: string, links: readonly ReactNode[]): ReactNode {
  const [before, after] = text.split('{sections}');
  return (
    <>
      {before}
      {links}
      {after}
    </>
  );
}
