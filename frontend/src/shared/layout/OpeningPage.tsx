import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { HeaderTools } from './HeaderTools';
import { headerSx } from './page.styles';
import { WhyItIsLate } from './WhyItIsLate';

/** A screen whose code is on its way: its header stands where it will stand, so that nothing blinks or jumps. */
export const OpeningPage = () => (
  <>
    <Box component="header" sx={headerSx} aria-busy>
      <HeaderTools.Start />
      <Skeleton variant="rounded" width={132} height={14} />
      <Box sx={{ flex: 1 }} />
      <HeaderTools.End />
    </Box>
    <HeaderTools.Below />
    <WhyItIsLate />
  </>
);
