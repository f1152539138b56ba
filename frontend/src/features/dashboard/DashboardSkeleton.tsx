import Skeleton from '@mui/material/Skeleton';

import { ownTexts } from '@contracts/texts/own';

const heights = [76, 210, 320];

/** The boxes of the dashboard before its first answer. */
export const DashboardSkeleton = () => (
  <div role="status" aria-label={ownTexts.loading} aria-busy style={{ display: 'grid', gap: 14 }}>
    {heights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </div>
);
