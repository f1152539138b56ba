import Box from '@mui/material/Box';
import { Check, Circle, CircleAlert } from 'lucide-react';

import { appTexts } from '@contracts/texts/app/common';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { passwordRules } from './password-rules';

export interface PasswordRuleListProps {
  readonly password: string;
  /** After an attempt to submit, unmet rules are errors. */
  readonly isChecked: boolean;
}

/** Password rules, ticked off as the user types. */
export function PasswordRuleList({ password, isChecked }: PasswordRuleListProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
      {passwordRules.map(({ label, isMet }) => (
        <Rule key={label} label={label} state={stateOf(isMet(password), isChecked)} />
      ))}
    </Box>
  );
}

const states = {
  met: { Icon: Check, colour: 'app.tone.done.fg', stateText: appTexts.met },
  open: { Icon: Circle, colour: 'app.textMuted', stateText: appTexts.notMet },
  missing: { Icon: CircleAlert, colour: 'app.tone.bad.fg', stateText: appTexts.notMet },
} as const;

const stateOf = (isMet: boolean, isChecked: boolean): keyof typeof states => {
  if (isMet) return 'met';
  return isChecked ? 'missing' : 'open';
};

interface RuleProps {
  readonly label: string;
  readonly state: keyof typeof states;
}

function Rule({ label, state }: RuleProps) {
  const { Icon, colour, stateText } = states[state];
  return (
    <Box component="li" sx={{ ...ruleSx, color: colour }}>
      <Icon size={12} aria-hidden />
      {label}
      <VisuallyHidden>{stateText}</VisuallyHidden>
    </Box>
  );
}

const ruleSx = { display: 'flex', alignItems: 'center', gap: '6px', typography: 'body2' } as const;
