import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';

import { appTexts } from '@contracts/texts/app/common';

import { EmptyState } from '../feedback/EmptyState';
import { headerSx, HeaderTools } from './Page';

/** Delay after which the notice appears: most screens load sooner. */
const AFTER_MS = 4000;

/** Notice while the code of a screen loads: nothing at first, then the reason for the delay. */
function SlowLoadNotice() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <div role="status">
      {isLate && <EmptyState title={appTexts.stillLoading} reason={appTexts.opensWhenConnected} />}
    </div>
  );
}

/** Placeholder while a lazy page loads: the header stays in place, so that nothing flashes or jumps. */
export const PageSkeleton = () => (
  <>
    <Box component="header" sx={headerSx} aria-busy>
      <HeaderTools.Start />
      <Skeleton variant="rounded" width={132} height={14} />
      <Box sx={{ flex: 1 }} />
      <HeaderTools.End />
    </Box>
    <HeaderTools.Below />
    <SlowLoadNotice />
  </>
);
