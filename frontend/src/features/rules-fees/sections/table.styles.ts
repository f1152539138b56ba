import type { SxProps, Theme } from '@mui/material/styles';

/** Tiers and pallets: one row each, narrow enough for a phone. */
export const tableSx: SxProps<Theme> = {
  width: 1,
  maxWidth: 640,
  borderCollapse: 'collapse',
  '& caption': { textAlign: 'left', fontWeight: 500, pb: 2 },
  '& th, & td': { textAlign: 'left', verticalAlign: 'baseline', py: '4px', pr: 2, fontWeight: 400 },
  '& thead th': { typography: 'label', color: 'text.secondary' },
  '& tbody th': { width: { xs: 60, sm: 110 }, color: 'text.secondary' },
};
