import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appRulesTexts as texts } from '@contracts/texts/app/rules-fees';

import type { RulesForm } from '../form/rules-form';
import type { TableGroup } from '../plan/rules-plan.types';
import { tierSteps } from './tier-steps';

export interface TierLadderProps {
  readonly group: TableGroup;
  readonly unit: string;
  readonly form: RulesForm;
}

/** Tiers as steps, in ascending order; the table above contains the same numbers. */
export function TierLadder({ group, unit, form }: TierLadderProps) {
  const steps = tierSteps(group, form);
  if (steps.length === 0) return null;
  return (
    <Box aria-hidden sx={ladderSx}>
      <div style={{ height: 10 }}>{texts.nothingCharged}</div>
      {steps.map(({ size, fee }, index) => (
        <div key={index} style={{ height: 10 + (index + 1) * 11 }}>
          <b>{fee}</b>
          <span>{`${size} ${unit}`}</span>
        </div>
      ))}
    </Box>
  );
}

const ladderSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'flex-end',
  maxWidth: 640,
  mt: 5,
  mb: 7,
  color: 'app.textMuted',
  fontSize: '0.75rem',
  lineHeight: '1rem',
  '& > div': {
    position: 'relative',
    flex: 1,
    minWidth: 0,
    borderTop: 2,
    borderColor: 'app.tone.plan.glyph',
    bgcolor: 'app.tone.plan.bg',
  },
  '& > div:first-of-type': {
    pt: '3px',
    borderColor: 'divider',
    bgcolor: 'transparent',
  },
  '& b': {
    position: 'absolute',
    bottom: '100%',
    left: 2,
    pb: '3px',
    fontWeight: 500,
    color: 'text.primary',
    whiteSpace: 'nowrap',
  },
  '& span': { position: 'absolute', top: '100%', left: 0, pt: '3px', whiteSpace: 'nowrap' },
};
