import Box from '@mui/material/Box';

import { ownTransitTexts as words } from '@contracts/texts/own-zones';

import { fillText } from '../../shared/text/fill-text';
import { heatLevels } from '../../shared/theme/tokens';
import type { DaySpread } from './lane-heat';

/** What the shades stand for: from the fewest days to the most. */
export function HeatLegend({ spread }: { readonly spread: DaySpread | null }) {
  if (!spread) return null;
  return (
    <Box role="note" sx={legendSx}>
      {fillText(spread.fewest === 1 ? words.day : words.days, { n: spread.fewest })}
      <span aria-hidden className="shades">
        {heatLevels.map((level) => (
          <Box key={level} component="i" sx={{ bgcolor: `app.heat.${level}` }} />
        ))}
      </span>
      {fillText(words.days, { n: spread.most })}
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
  // Without shades there is nothing to explain.
  '@media (forced-colors: active)': { '& .shades': { display: 'none' } },
} as const;
