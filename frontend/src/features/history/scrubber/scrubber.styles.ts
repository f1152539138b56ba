import type { SxProps, Theme } from '@mui/material/styles';

import { focusRing, vars } from '../../../shared/theme/vars';

/** The handle: a ring around its dot. */
const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: '6px solid var(--mui-palette-background-paper)',
  background: 'var(--mui-palette-primary-main)',
  boxShadow: '0 0 0 2px var(--mui-palette-primary-main)',
} as const;

/** A line with a dot per event; the range input above it is invisible except for its handle. */
export const trackSx: SxProps<Theme> = {
  position: 'relative',
  height: 28,
  mt: 2,
  mx: '8px',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    top: 12,
    left: 0,
    height: 4,
    borderRadius: 2,
    bgcolor: 'app.lineStrong',
    width: '100%',
  },
  '&::after': { bgcolor: 'primary.main', width: 'var(--done)' },
  '& .dots i': {
    position: 'absolute',
    zIndex: 1,
    top: 10,
    width: 8,
    height: 8,
    ml: '-4px',
    borderRadius: '50%',
    outline: '2px solid',
    outlineColor: (theme) => vars(theme).app.sunken,
  },
  '& .dots i[data-past]': { bgcolor: 'primary.main' },
  '& input': {
    appearance: 'none',
    position: 'absolute',
    zIndex: 2,
    inset: 0,
    width: 'calc(100% + 22px)',
    m: 0,
    ml: '-11px',
    background: 'transparent',
    cursor: 'pointer',
    borderRadius: '14px',
    '&:focus-visible': focusRing,
  },
  '& input::-webkit-slider-thumb': thumb,
  '& input::-moz-range-thumb': thumb,
};
