import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { ListToolsSlot } from './ListTools';

export interface ListToolbarProps {
  /** Search and filters. */
  readonly children: ReactNode;
  /** Views, columns, report: at the right end. */
  readonly actions?: ReactNode;
}

/** Toolbar between tabs and list. */
export function ListToolbar({ children, actions }: ListToolbarProps) {
  return (
    <Box sx={barSx}>
      {children}
      <ListToolsSlot />
      <Box sx={{ flex: { sm: 1 } }} />
      {actions && <Box sx={actionsSx}>{actions}</Box>}
    </Box>
  );
}

const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
} as const;

const barSx = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minHeight: 50,
  px: { xs: 3, sm: 5 },
  py: '10px',
} as const;
