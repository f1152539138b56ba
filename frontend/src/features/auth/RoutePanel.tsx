import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

import { BRAND } from '../../shared/text/brand';
import { ApiReferenceLink } from './ApiReferenceLink';
import { SystemStatus } from './SystemStatus';

/** Illustration on the right of a wide screen; narrow screens load neither it nor what it shows. */
export function RoutePanel() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!isWide) return null;
  return (
    <Box component="aside" aria-label={BRAND.name} sx={panelSx}>
      <img src="/route.svg" alt="" />
      <SystemStatus />
      <ApiReferenceLink />
    </Box>
  );
}

const panelSx = {
  m: 2,
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: '#171A20',
  position: 'relative',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
  },
} as const;
