import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface PhoneRowProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Short row of Consignment Information on a phone: its label beside its content, from edge to edge. */
export const PhoneRow = ({ label, children }: PhoneRowProps) => (
  <Box component="section" aria-label={label} sx={rowSx}>
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{label}</Box>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
  </Box>
);

/** Second line of a row. */
export const RowNote = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary' }}>{children}</Box>
);

const rowSx: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 2,
  mx: -5,
  px: 5,
  py: '12px',
  borderBottom: 1,
  borderColor: 'divider',
  '& > :first-of-type': { pt: '1px' },
  '& b': { fontWeight: 600 },
};
