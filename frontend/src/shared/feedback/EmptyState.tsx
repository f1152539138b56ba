import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PackageSearch, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The specified text. */
  readonly title: ReactNode;
  /** Reason it is empty. */
  readonly reason?: string;
  /** Suggested action. */
  readonly action?: ReactNode;
  readonly icon?: LucideIcon;
  /** 'h1' if it fills the whole screen. */
  readonly titleLevel?: 'h1' | 'p';
}

/** Empty state with its reason and a suggested action. */
export function EmptyState(props: EmptyStateProps) {
  const { title, reason, action, icon: Icon = PackageSearch, titleLevel = 'p' } = props;
  return (
    <Box sx={{ textAlign: 'center', px: 5, py: 6 }}>
      <Box
        sx={{
          width: 40,
          height: 40,
          mx: 'auto',
          mb: 2,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '11px',
          color: 'text.secondary',
          bgcolor: 'app.tone.neutral.bg',
        }}
      >
        <Icon size={18} strokeWidth={1.6} aria-hidden />
      </Box>
      <Typography variant="h3" component={titleLevel}>
        {title}
      </Typography>
      {reason && <Typography sx={reasonSx}>{reason}</Typography>}
      {action && <Box sx={{ mt: '10px' }}>{action}</Box>}
    </Box>
  );
}

const reasonSx = { maxWidth: '60ch', mx: 'auto', mt: '2px', color: 'app.textMuted' } as const;
