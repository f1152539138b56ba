import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import type { Tone } from '../theme/tokens';

export interface TagProps {
  readonly tone?: Tone | 'accent';
  readonly children: ReactNode;
}

/** Small square label: 'Cheapest', 'Default address'. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  const colours =
    tone === 'accent'
      ? { color: 'app.link', bgcolor: 'app.accentSoft' }
      : { color: `app.tone.${tone}.fg`, bgcolor: `app.tone.${tone}.bg` };

  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        height: 20,
        verticalAlign: 'middle', // with an icon, the baseline would be the icon's
        px: '6px',
        borderRadius: '5px',
        typography: 'label',
        whiteSpace: 'nowrap',
        ...colours,
      }}
    >
      {children}
    </Box>
  );
}
