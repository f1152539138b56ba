import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { appTexts } from '@contracts/texts/app/common';

/** Placeholder while the dialog loads: the list of sections, and fields. */
export const RulesSkeleton = () => (
  <Box
    role="status"
    aria-label={appTexts.loading}
    sx={{ display: 'grid', gridTemplateColumns: { md: '190px 1fr' }, gap: 6, p: { xs: 3, sm: 6 } }}
  >
    <Box sx={{ display: { xs: 'none', md: 'grid' }, gap: 3, alignContent: 'start' }}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((line) => (
        <Skeleton key={line} variant="rounded" height={20} />
      ))}
    </Box>
    <Box sx={{ display: 'grid', gap: 4 }}>
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} variant="rounded" height={44} />
      ))}
    </Box>
  </Box>
);
