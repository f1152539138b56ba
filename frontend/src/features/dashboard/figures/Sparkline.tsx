import Box from '@mui/material/Box';

const WIDTH = 58;
const HEIGHT = 22;
const MARGIN = 2;

export interface SparklineProps {
  /** Oldest first. */
  readonly values: readonly number[];
  readonly isBad?: boolean;
}

/** Trend of a figure; decorative, since the number is beside it. */
export function Sparkline({ values, isBad = false }: SparklineProps) {
  const points = sparkPoints(values);
  const last = points.at(-1);
  if (!last) return null;

  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      sx={{
        width: WIDTH,
        height: HEIGHT,
        flex: 'none',
        color: isBad ? 'app.tone.bad.glyph' : 'app.textMuted',
      }}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="1.8" fill="currentColor" />
    </Box>
  );
}

/** Points across the full width; the highest value touches the top. A flat line is drawn in the middle. */
function sparkPoints(values: readonly number[]): { x: number; y: number }[] {
  const high = Math.max(...values);
  const low = Math.min(...values);
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, values.length - 1);
  const relativeHeight = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  return values.map((value, index) => ({
    x: round(MARGIN + index * step),
    y: round(HEIGHT - MARGIN - relativeHeight(value) * (HEIGHT - 2 * MARGIN)),
  }));
}

const round = (value: number) => Math.round(value * 10) / 10;
