import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { FLOW_QUARTER_HOURS } from '@contracts/rules/integration-flow';
import { flowTexts as texts } from '@contracts/texts/app/integration-flows';
import type { FlowQuarterHourView } from '@contracts/views/integration-flow.view';

import { interpolate } from '../../../shared/text/format';
import { vars } from '../../../shared/theme/vars';

const HEIGHT = 16;
const STEP = 2;

/** Tone of a quarter of an hour: that of its worst file. */
const toneOf = ({ failed, withRefusals }: FlowQuarterHourView) => {
  if (failed > 0) return 'bad';
  return withRefusals > 0 ? 'warn' : 'done';
};

/** Files of the last 24 hours: a line for each quarter of an hour with files. */
export function FlowStrip({ quarters }: { readonly quarters: readonly FlowQuarterHourView[] }) {
  const sumOf = (amountOf: (quarter: FlowQuarterHourView) => number) =>
    quarters.reduce((sum, quarter) => sum + amountOf(quarter), 0);
  const label = interpolate(texts.activityOf, {
    files: sumOf(({ files }) => files),
    refused: sumOf(({ withRefusals }) => withRefusals),
    failed: sumOf(({ failed }) => failed),
  });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${FLOW_QUARTER_HOURS * STEP} ${HEIGHT}`}
      sx={stripSx}
    >
      <rect className="axis" y={HEIGHT - 1} width={FLOW_QUARTER_HOURS * STEP} height={1} />
      {quarters.map((quarter) => (
        <rect
          key={quarter.index}
          className={toneOf(quarter)}
          x={quarter.index * STEP}
          y={2}
          width={STEP}
          height={HEIGHT - 3}
        />
      ))}
    </Box>
  );
}

const stripSx = (theme: Theme) => {
  const { divider, app } = vars(theme);
  const { done, warn, bad } = app.tone;
  return {
    display: 'block',
    width: FLOW_QUARTER_HOURS * STEP,
    maxWidth: 1,
    height: HEIGHT,
    '& .axis': { fill: divider },
    '& .done': { fill: done.glyph },
    '& .warn': { fill: warn.glyph },
    '& .bad': { fill: bad.glyph },
  };
};
