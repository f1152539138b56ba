import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Calculator } from 'lucide-react';

import { appRulesTexts as words } from '@contracts/texts/app/rules-fees';
import { appTexts } from '@contracts/texts/app/common';
import { rulesFeesTexts as texts } from '@contracts/texts/spec/rules-fees';

import { HistoryButton } from '../../shared/navigation/HistoryButton';
import { interpolate } from '../../shared/text/format';
import type { RulesFormState } from './form/useRulesForm';
import type { SectionPlan } from './plan/rules-plan.types';
import type { TrialToggle } from './trial/RulesDialogBody';
import { TRY_BUTTON_ID } from './trial/TrialPanel';

export interface RulesFooterProps {
  readonly state: RulesFormState;
  /** Section in view, for Reset section. */
  readonly current: SectionPlan | undefined;
  readonly canEdit: boolean;
  readonly isBusy: boolean;
  readonly trying: TrialToggle;
  /** Of the own record; null where there is none. */
  readonly rulesId: number | null;
  /** Null where there is no own record. */
  readonly onDrop: (() => void) | null;
  readonly onClose: () => void;
}

/** Number of changes to the carrier's defaults, Reset and Close. */
export function RulesFooter(props: RulesFooterProps) {
  const { state, current, canEdit, isBusy, trying, rulesId, onDrop, onClose } = props;
  return (
    <Box component="footer" sx={footerSx}>
      <Box role="status" sx={{ color: 'app.textMuted' }}>
        {changesText(state.changes)}
      </Box>
      {canEdit && current && (
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
      {canEdit && onDrop && <DropButton isBusy={isBusy} onDrop={onDrop} />}
      <HistoryButton kind="rules" id={rulesId ?? undefined} />
      <Box sx={{ display: 'flex', gap: 2, ml: 'auto' }}>
        {canEdit && <TryButton trying={trying} />}
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

const TryButton = ({ trying: [isTrying, setTrying] }: { trying: TrialToggle }) => (
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
);

const DropButton = ({ isBusy, onDrop }: { isBusy: boolean; onDrop: () => void }) => (
  <Button color="error" disabled={isBusy} onClick={onDrop}>
    {words.drop}
  </Button>
);

function changesText(changes: number): string {
  if (changes === 0) return words.noChanges;
  return changes === 1 ? words.change : interpolate(words.changes, { n: changes });
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
