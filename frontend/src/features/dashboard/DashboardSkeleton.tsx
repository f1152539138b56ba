import Skeleton from '@mui/material/Skeleton';

import { appTexts } from '@contracts/texts/app/common';

const heights = [76, 210, 320];

/** Placeholder before the first response. */
export const DashboardSkeleton = () => (
  <div role="status" aria-label={appTexts.loading} aria-busy style={{ display: 'grid', gap: 14 }}>
    {heights.map((height) => (
      <Skeleton key={height} variant="rounded" height={height} />
    ))}
  </div>
);
