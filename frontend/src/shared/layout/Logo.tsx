import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { BRAND } from '../text/brand';
import { vars } from '../theme/vars';

/** Symbol and name; the symbol alone if compact. */
export function Logo({ isCompact = false }: { readonly isCompact?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '9px' }}>
      <Box
        component="span"
        sx={symbolSx}
        {...(isCompact && { role: 'img', 'aria-label': BRAND.name })}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
          <path
            d="M2 11.5h5.2c1.5 0 2.2-.7 2.6-2L11 4.5h3"
            stroke="currentColor"
            strokeWidth="1.9"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <Box component="circle" cx="3.4" cy="5" r="1.7" sx={{ fill: 'var(--brand)' }} />
        </svg>
      </Box>
      {!isCompact && (
        <Box
          component="b"
          sx={{ fontWeight: 600, fontSize: '0.84375rem', letterSpacing: '-0.015em' }}
        >
          {BRAND.name}
        </Box>
      )}
    </Box>
  );
}

const symbolSx: SxProps<Theme> = {
  '--brand': (theme) => vars(theme).app.brand,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '6px',
  color: 'app.onInk',
  bgcolor: 'app.ink',
};
