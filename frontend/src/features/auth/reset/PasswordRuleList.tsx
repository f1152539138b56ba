import Box from '@mui/material/Box';
import { Check, Circle } from 'lucide-react';

import { ownTexts } from '@contracts/texts/own';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { passwordRules } from './password-rules';

/** The rules of a password, ticked off while it is typed. */
export function PasswordRuleList({ password }: { readonly password: string }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '2px' }}>
      {passwordRules.map(({ label, isMet }) => {
        const isTicked = isMet(password);
        const Sign = isTicked ? Check : Circle;
        return (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '6px',
              typography: 'body2',
              color: isTicked ? 'app.tone.done.fg' : 'app.textMuted',
            }}
          >
            <Sign size={12} aria-hidden />
            {label}
            <VisuallyHidden>{isTicked ? ownTexts.met : ownTexts.notMet}</VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}
