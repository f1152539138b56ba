import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link } from 'react-router-dom';

import { appDashboardTexts as words } from '@contracts/texts/app/screens';

import { focusRing } from '../../../shared/theme/vars';
import { cardSx } from '../DashboardCard';
import { Sparkline } from './Sparkline';
import type { DisplayFigure } from './summary-figures';

/** Figures of the day, each linked to its list. */
export const FigureStrip = ({ figures }: { readonly figures: readonly DisplayFigure[] }) => (
  <Box component="ul" aria-label={words.figures} sx={stripSx}>
    {figures.map((figure) => (
      <Box component="li" key={figure.label}>
        <Figure {...figure} />
      </Box>
    ))}
  </Box>
);

const Figure = ({ label, count, remark, to, trend, isBad = false }: DisplayFigure) => (
  <Box {...(to ? { component: Link, to } : { component: 'div' })} sx={figureSx}>
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 22 }}>
      <Box component="span" sx={{ fontWeight: 500, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
        {trend && <Sparkline values={trend} isBad={isBad} />}
      </Box>
    </Box>
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Box
        component="span"
        sx={{ typography: 'figure', color: isBad ? 'app.tone.bad.fg' : 'text.primary' }}
      >
        {count.toLocaleString('en-AU')}
      </Box>{' '}
      <Box component="span" sx={{ typography: 'body2', fontWeight: 500, color: 'app.textMuted' }}>
        {remark}
      </Box>
    </Box>
  </Box>
);

const stripSx: SxProps<Theme> = [
  ...[cardSx].flat(),
  {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
    gap: '1px',
    listStyle: 'none',
    m: 0,
    p: 0,
    bgcolor: 'divider',
    '& > li': { minWidth: 0, bgcolor: 'background.paper' },
    '& > li:last-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  },
];

const figureSx: SxProps<Theme> = {
  display: 'block',
  height: 1,
  p: '11px 14px 10px 16px',
  color: 'inherit',
  textDecoration: 'none',
  'a&:hover': { bgcolor: 'app.hover' },
  '&:focus-visible': (theme) => ({ ...focusRing(theme), outlineOffset: -2, borderRadius: '10px' }),
};
