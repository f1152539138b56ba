import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** An identifier: connote, manifest number, prefix range, API key. */
export function Mono({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ typography: 'mono', fontWeight: 500 }}>
      {children}
    </Box>
  );
}
