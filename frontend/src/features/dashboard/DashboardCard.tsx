import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { vars } from '../../shared/theme/vars';

export interface DashboardCardProps {
  readonly title: string;
  /** Beside the title, muted. */
  readonly remark?: ReactNode;
  /** Right of the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Card of the dashboard, with a heading. */
export const DashboardCard = ({ title, remark, tools, children }: DashboardCardProps) => (
  <Box component="section" aria-label={title} sx={cardSx}>
    <Box sx={headSx}>
      <Typography variant="h2" sx={{ whiteSpace: 'nowrap' }}>
        {title}
      </Typography>
      <Box sx={remarkSx}>{remark}</Box>
      <Box sx={{ flex: 1 }} />
      {tools}
    </Box>
    {children}
  </Box>
);

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  p: '10px 16px 8px',
} as const;

/** A number in the remark links to its rows, with a tap target of 44 px. */
const remarkSx = {
  typography: 'body2',
  color: 'app.textMuted',
  '& a': {
    display: 'inline-block',
    p: { xs: '12px 10px', sm: 0 },
    m: { xs: '-12px -10px', sm: 0 },
  },
} as const;

export const cardSx: SxProps<Theme> = {
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  boxShadow: (theme) => vars(theme).app.shadowSmall,
};
