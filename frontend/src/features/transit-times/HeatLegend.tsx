import Box from '@mui/material/Box';

import { appTransitTexts as texts } from '@contracts/texts/app/zones';

import { interpolate } from '../../shared/text/format';
import { heatLevels } from '../../shared/theme/tokens';
import type { DaySpread } from './lane-heat';

/** Legend of the heat map, from fewest to most days. */
export function HeatLegend({ spread }: { readonly spread: DaySpread | null }) {
  if (!spread) return null;
  return (
    <Box role="note" sx={legendSx}>
      {interpolate(spread.min === 1 ? texts.day : texts.days, { n: spread.min })}
      <span aria-hidden className="shades">
        {heatLevels.map((level) => (
          <Box key={level} component="i" sx={{ bgcolor: `app.heat.${level}` }} />
        ))}
      </span>
      {interpolate(texts.days, { n: spread.max })}
    </Box>
  );
}

const legendSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& .shades': { display: 'flex', border: 1, borderColor: 'app.lineStrong', borderRadius: '4px' },
  '& i': { width: 14, height: 12 },
  // No legend is needed without different colours.
  '@media (forced-colors: active)': { '& .shades': { display: 'none' } },
} as const;
