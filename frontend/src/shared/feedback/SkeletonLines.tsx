import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { ownTexts } from '@contracts/texts/own';

/** Per cent of the width that a label and what stands beside it take; again from the start after the last. */
const widths = [
  [22, 46],
  [16, 60],
  [26, 38],
  [18, 52],
] as const;

/** Records that are being read: as many lines as there will be, where their words will stand. */
export const SkeletonLines = ({ count }: { readonly count: number }) => (
  <Box role="status" aria-label={ownTexts.loading} aria-busy sx={{ display: 'grid', py: 2 }}>
    {Array.from({ length: count }, (_, index) => {
      const [label, value] = widths[index % widths.length] ?? widths[0];
      return (
        <Box key={index} sx={{ display: 'flex', gap: '6%', py: '11px' }}>
          <Skeleton variant="rounded" width={`${label}%`} height={10} />
          <Skeleton variant="rounded" width={`${value}%`} height={10} />
        </Box>
      );
    })}
  </Box>
);
