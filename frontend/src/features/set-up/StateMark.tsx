import Box from '@mui/material/Box';
import { Check, CircleAlert, Minus, Play, X, type LucideIcon } from 'lucide-react';

import { appSetUpTexts as texts } from '@contracts/texts/app/set-up';
import type { SetUpState } from '@contracts/views/set-up.view';

import type { Tone } from '../../shared/theme/tokens';

const marks: Readonly<Record<SetUpState, readonly [LucideIcon, Tone]>> = {
  DONE: [Check, 'done'],
  ATTENTION: [CircleAlert, 'warn'],
  FAILED: [X, 'bad'],
  OPEN: [Minus, 'neutral'],
  ASK: [Play, 'neutral'],
};

/** Round icon for the state of a cell, with a label for screen readers. */
export function StateMark({ state }: { readonly state: SetUpState }) {
  const [Icon, tone] = marks[state];
  return (
    <Box
      component="span"
      role="img"
      aria-label={texts.states[state]}
      sx={{
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: 19,
        height: 19,
        borderRadius: '50%',
        color: `app.tone.${tone}.fg`,
        bgcolor: `app.tone.${tone}.bg`,
      }}
    >
      <Icon size={12} strokeWidth={2} aria-hidden />
    </Box>
  );
}

/** Colours the text of a cell by its state. */
export const stateColor = (state: SetUpState): string => {
  if (state === 'DONE') return 'text.primary';
  return state === 'ATTENTION' || state === 'FAILED'
    ? `app.tone.${marks[state][1]}.fg`
    : 'text.secondary';
};
