import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { SetUpState } from '@contracts/views/set-up.view';

import { focusRing } from '../../shared/theme/vars';
import { StateMark, stateColor } from './StateMark';

interface StepCardProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** Rows on a phone, below their heading. */
export const StepCard = ({ heading, children }: StepCardProps) => (
  <Box component="section" aria-label={heading}>
    <Typography component="h2" sx={{ color: 'text.secondary', mb: '6px' }}>
      {heading}
    </Typography>
    <Box sx={cardSx}>{children}</Box>
  </Box>
);

interface StepRowProps {
  readonly state: SetUpState;
  readonly name: string;
  /** Second line. */
  readonly detail: string;
  /** In place of the chevron. */
  readonly action?: ReactNode;
  /** Absent for a row that opens nothing. */
  readonly onOpen?: () => void;
}

/** State, name and reason of a step. */
export function StepRow({ state, name, detail, action, onOpen }: StepRowProps) {
  const content = (
    <>
      <StateMark state={state} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {name}
        </Box>
        <Box component="span" sx={{ color: stateColor(state) }}>
          {detail}
        </Box>
      </Box>
    </>
  );
  return (
    <Box sx={rowSx}>
      {onOpen ? (
        <ButtonBase onClick={onOpen} sx={stepSx}>
          {content}
          {!action && <ChevronRight size={16} aria-hidden />}
        </ButtonBase>
      ) : (
        <Box sx={stepSx}>{content}</Box>
      )}
      {action}
    </Box>
  );
}

const cardSx: SxProps<Theme> = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
};

const rowSx: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > .MuiButton-root': { flex: 'none', mr: '12px' },
};

const stepSx: SxProps<Theme> = {
  flex: 1,
  minWidth: 0,
  minHeight: 62,
  display: 'flex',
  alignItems: 'center',
  px: 3,
  py: '8px',
  gap: '12px',
  textAlign: 'left',
  font: 'inherit',
  '& > svg': { flex: 'none', color: 'app.textMuted' },
  '& > [role="img"]': { width: 26, height: 26 },
  '&:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: -2 }),
};
