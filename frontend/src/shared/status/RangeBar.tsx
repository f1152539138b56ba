import Box from '@mui/material/Box';

import { ALMOST_EXHAUSTED_PERCENT, NEARLY_USED_PERCENT } from '@contracts/rules/range-usage';

const toneOf = (percent: number) => {
  if (percent > ALMOST_EXHAUSTED_PERCENT) return 'bad';
  return percent > NEARLY_USED_PERCENT ? 'warn' : 'done';
};

export interface RangeBarProps {
  /** 0 to 100. */
  readonly percent: number;
  /** Accessible name of the range, for example 'CFP'. */
  readonly label: string;
}

/** Usage of a number range, as a bar and as a number. */
export function RangeBar({ percent, label }: RangeBarProps) {
  const tone = toneOf(percent);
  return (
    <Box component="span" sx={barSx}>
      <Box
        component="span"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        data-tone={tone}
        sx={trackSx}
      >
        <Box
          component="span"
          sx={{
            display: 'block',
            height: 1,
            width: `${Math.min(100, Math.max(0, percent))}%`,
            minWidth: percent > 0 ? '2px' : 0,
            borderRadius: 'inherit',
            bgcolor: `app.tone.${tone}.glyph`,
          }}
        />
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${percent.toFixed(2)}%`}
      </Box>
    </Box>
  );
}

const barSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  width: 'min(100%, 190px)',
  verticalAlign: 'middle',
} as const;

const trackSx = {
  flex: '1 1 72px',
  minWidth: 40,
  maxWidth: 120,
  height: 6,
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'app.tone.neutral.bg',
} as const;
