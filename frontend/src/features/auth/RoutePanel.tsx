import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';

import { BRAND } from '../../shared/text/brand';
import { SystemStatus } from './SystemStatus';

/** Illustration on the right of a wide screen; narrow screens load neither it nor its status. */
export function RoutePanel() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!isWide) return null;
  return (
    <Box component="aside" aria-label={BRAND.name} sx={panelSx}>
      <RouteDrawing />
      <SystemStatus />
    </Box>
  );
}

/** Decoration: a route along a coastline. */
function RouteDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 640 800" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="#FFFFFF" strokeOpacity=".06" strokeWidth="1">
        {contours.map((offset) => (
          <path
            key={offset}
            d={`M-20 ${160 + offset}C120 ${90 + offset} 210 ${260 + offset} 330 ${210 + offset}S560 ${60 + offset} 680 ${170 + offset}`}
          />
        ))}
      </g>
      <path
        d="M96 640h118c46 0 62-20 74-62l52-190c14-50 34-66 82-66h36c40 0 58-18 68-52l28-96"
        fill="none"
        stroke="#FFFFFF"
        strokeOpacity=".82"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g fill="#171A20" stroke="#FFFFFF" strokeOpacity=".82" strokeWidth="2">
        <circle cx="96" cy="640" r="6" />
        <circle cx="306" cy="512" r="4.5" />
        <circle cx="440" cy="322" r="4.5" />
      </g>
      <circle cx="554" cy="174" r="8" fill="#F0773F" />
      <circle cx="554" cy="174" r="18" fill="none" stroke="#F0773F" strokeOpacity=".35" />
    </svg>
  );
}

const contours = Array.from({ length: 14 }, (_unused, line) => line * 52 - 80);

const panelSx = {
  m: 2,
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: '#171A20',
  position: 'relative',
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
} as const;
