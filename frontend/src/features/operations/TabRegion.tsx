import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface TabRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Content of a tab that scrolls separately, also by keyboard. */
export const TabRegion = ({ label, children }: TabRegionProps) => (
  <Box tabIndex={0} role="region" aria-label={label} sx={regionSx}>
    {children}
  </Box>
);

const regionSx = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  outlineOffset: -2,
  display: 'grid',
  alignContent: 'start',
  gridAutoRows: 'max-content', // a long list with hidden overflow would be cut off at the end of the screen
  gap: 4,
  px: { xs: 3, sm: 5 },
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
} as const;
