import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { apiKeyUsageTexts as texts } from '@contracts/texts/app/api-key-usage';

import { formatDate, interpolate } from '../../shared/text/format';
import type { UsageDay } from './usage-days';

/** Bar chart of the last days; the list below gives the same numbers as text. */
export function UsageChart({
  days,
}: {
  readonly days: readonly Pick<UsageDay, 'day' | 'calls'>[];
}) {
  const maxCalls = Math.max(1, ...days.map(({ calls }) => calls));
  return (
    <Box component="figure" sx={{ m: 0, mb: 4 }}>
      <Typography component="figcaption" variant="body2" sx={{ mb: 1, color: 'app.textMuted' }}>
        {texts.perDay}
      </Typography>
      <Box aria-hidden sx={chartSx}>
        {days.map(({ day, calls }) => (
          <span
            key={day}
            title={interpolate(texts.barOfDay, {
              day: formatDate(day, 'UTC'),
              calls: calls.toLocaleString('en-AU'),
            })}
          >
            <i style={{ height: `${(calls / maxCalls) * 100}%` }} />
          </span>
        ))}
      </Box>
    </Box>
  );
}

const chartSx = {
  display: 'flex',
  alignItems: 'stretch',
  gap: '2px',
  height: 88,
  borderBottom: 1,
  borderColor: 'divider',
  '& span': { flex: 1, display: 'flex', alignItems: 'flex-end' },
  '& i': { width: 1, borderRadius: '2px 2px 0 0', bgcolor: 'info.main' },
} as const;
