import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { appTexts } from '@contracts/texts/app/common';

/** Widths in per cent of label and value of each line, repeated. */
const widths = [
  [22, 46],
  [16, 60],
  [26, 38],
  [18, 52],
] as const;

/** Skeleton of a record, with the expected number of lines. */
export const SkeletonLines = ({ count }: { readonly count: number }) => (
  <Box role="status" aria-label={appTexts.loading} aria-busy sx={{ display: 'grid', py: 2 }}>
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
