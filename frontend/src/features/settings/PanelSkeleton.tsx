import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { appTexts } from '@contracts/texts/app/common';

/** Placeholder while a panel loads: no spinner, no layout shift. */
export const PanelSkeleton = () => (
  <Box
    role="status"
    aria-label={appTexts.loading}
    sx={{ width: 1, maxWidth: 720, px: { xs: 3, sm: 5 }, pt: 4, display: 'grid', gap: '14px' }}
  >
    <Skeleton variant="rounded" width="34%" height={16} />
    <Skeleton variant="rounded" width="60%" height={12} />
    {[1, 2, 3].map((line) => (
      <Skeleton key={line} variant="rounded" height={30} />
    ))}
  </Box>
);
