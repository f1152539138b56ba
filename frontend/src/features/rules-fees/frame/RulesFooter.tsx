import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Calculator } from 'lucide-react';

import { ownRulesTexts as words } from '@contracts/texts/own-rules';
import { ownTexts } from '@contracts/texts/own';
import { rulesFeesTexts as texts } from '@contracts/texts/rules-fees';

import { fillText } from '../../../shared/text/fill-text';
import type { RulesFormState } from '../form/useRulesForm';
import type { SectionPlan } from '../plan/rules-plan.types';
import type { Trying } from '../trial/SheetBody';
import { TRY_BUTTON_ID } from '../trial/TrialPanel';

export interface RulesFooterProps {
  readonly state: RulesFormState;
  /** The section that is being read: what Reset section is about. */
  readonly current: SectionPlan | undefined;
  readonly mayEdit: boolean;
  readonly isBusy: boolean;
  readonly trying: Trying;
  readonly onClose: () => void;
}

/** How far one is from the carrier's defaults, the way back to them, and the way out. */
export function RulesFooter(props: RulesFooterProps) {
  const {
    state,
    current,
    mayEdit,
    isBusy,
    trying: [isTrying, setTrying],
    onClose,
  } = props;
  return (
    <Box component="footer" sx={footerSx}>
      <Box role="status" sx={{ color: 'app.textMuted' }}>
        {changesText(state.changes)}
      </Box>
      {mayEdit && current && (
        <Button
          disabled={state.changesIn(current) === 0}
          aria-label={`${words.resetSection}: ${texts.sections[current.id]}`}
          onClick={() => {
            state.reset(current);
          }}
        >
          {words.resetSection}
        </Button>
      )}
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        {mayEdit && (
          <Button
            startIcon={<Calculator size={14} aria-hidden />}
            aria-expanded={isTrying}
            id={TRY_BUTTON_ID}
            onClick={() => {
              setTrying(!isTrying);
            }}
          >
            {words.trial.title}
          </Button>
        )}
        <Button onClick={onClose}>{ownTexts.close}</Button>
        {mayEdit && (
          <Button type="submit" variant="contained" disabled={isBusy}>
            {texts.save}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function changesText(changes: number): string {
  if (changes === 0) return words.noChanges;
  return changes === 1 ? words.change : fillText(words.changes, { n: changes });
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
