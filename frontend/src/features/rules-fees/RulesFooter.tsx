import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { appRulesTexts } from '@contracts/texts/app/rules-fees';
import { appTexts } from '@contracts/texts/app/common';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import { interpolate } from '../../shared/text/format';
import type { RulesFormState } from './form/useRulesForm';
import { fieldsOf } from './plan/rules-plan';
import type { SectionPlan } from './plan/rules-plan.types';

export interface RulesFooterProps {
  readonly state: RulesFormState;
  /** The section in view, which Reset section resets. */
  readonly current: SectionPlan | undefined;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
}

/** Number of unsaved changes, Reset and Close. */
export function RulesFooter({ state, current, canEdit, isBusy, onClose }: RulesFooterProps) {
  return (
    <Box component="footer" sx={footerSx}>
      {canEdit && (
        <Box role="status" sx={{ color: 'app.textMuted' }}>
          {changesText(state.changes)}
        </Box>
      )}
      {canEdit && current && state.compared && (
        <Button
          disabled={state.differencesIn(fieldsOf(current)) === 0}
          aria-label={`${appRulesTexts.resetSection}: ${texts.sections[current.id]}`}
          onClick={() => {
            state.reset(current);
          }}
        >
          {appRulesTexts.resetSection}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        <Button onClick={onClose}>{appTexts.close}</Button>
        {canEdit && (
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.save}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function changesText(changes: number): string {
  if (changes === 0) return appRulesTexts.noChanges;
  return changes === 1 ? appRulesTexts.change : interpolate(appRulesTexts.changes, { n: changes });
}

const footerSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: { xs: 3, sm: 6 },
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
