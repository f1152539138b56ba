import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Logo } from '../../shared/layout/Logo';
import { vars } from '../../shared/theme/vars';
import { RoutePanel } from './RoutePanel';

/** Layout outside the shell: the form on the left, an illustration on the right of a wide screen. */
export function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Box sx={pageSx}>
      <Box component="main" sx={formSideSx}>
        <Logo />
        <Box sx={{ flex: 1, display: 'grid', alignContent: 'center' }}>
          <Box sx={{ width: 1, maxWidth: 340, mx: 'auto' }}>{children}</Box>
        </Box>
      </Box>
      <RoutePanel />
    </Box>
  );
}

const pageSx: SxProps<Theme> = (theme) => ({
  minHeight: 1,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(420px, 5fr) 6fr' },
  bgcolor: 'background.paper',
  // The illustration is dark in both schemes: in dark mode the page behind it is darker, to set it apart.
  ...theme.applyStyles('dark', { backgroundColor: vars(theme).app.canvas }),
});

const formSideSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  px: { xs: 5, sm: 8 },
  py: 6,
} as const;
