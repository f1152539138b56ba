import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { isInbound } from '@contracts/rules/integration-flow';
import { flowTexts } from '@contracts/texts/app/integration-flows';
import type { IntegrationFlowView } from '@contracts/views/integration-flow.view';

import { interpolate } from '../../../shared/text/format';

const texts = flowTexts.tiles;

interface Tile {
  readonly label: string;
  readonly figure: number;
  readonly note: string;
}

function tilesOf(flows: readonly IntegrationFlowView[]): Tile[] {
  const active = flows.filter(({ isActive }) => isActive);
  const failing = active.filter(({ failures }) => failures > 0).length;
  const sumOf = (amountOf: (flow: IntegrationFlowView) => number) =>
    flows.reduce((sum, flow) => sum + amountOf(flow), 0);
  const ordersIn = (figure: keyof IntegrationFlowView['figures']) =>
    sumOf(({ kind, figures }) => (kind === 'ORDERS_IN' ? figures[figure] : 0));
  const orders = ordersIn('orders');
  const refused = ordersIn('refused');
  const share = orders === 0 ? 100 : Math.floor((1000 * (orders - refused)) / orders) / 10;
  return [
    {
      label: texts.flows,
      figure: flows.length,
      note: interpolate(texts.flowsNote, {
        running: active.length - failing,
        failing,
        off: flows.length - active.length,
      }),
    },
    { label: texts.orders, figure: orders, note: interpolate(texts.ordersNote, { share }) },
    {
      label: texts.out,
      figure: sumOf(({ kind, figures }) => (isInbound(kind) ? 0 : figures.files)),
      note: texts.outNote,
    },
    {
      label: texts.review,
      figure: sumOf(({ figures }) => figures.toReview),
      note: texts.reviewNote,
    },
    { label: texts.refused, figure: refused, note: texts.refusedNote },
  ];
}

/** Totals of all listed flows. */
export const FlowTiles = ({ flows }: { readonly flows: readonly IntegrationFlowView[] }) => (
  <Box component="dl" sx={tilesSx}>
    {tilesOf(flows).map(({ label, figure, note }) => (
      <Box key={label}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{ m: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}
        >
          <Typography component="span" sx={figureSx}>
            {figure.toLocaleString('en-AU')}
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {note}
          </Box>
        </Box>
      </Box>
    ))}
  </Box>
);

const tilesSx = {
  flex: 'none',
  m: 0,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(5, minmax(0, 1fr))' },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& > *': { px: { xs: 3, sm: 4 }, py: { xs: 2, sm: 3 }, minWidth: 0 },
} as const;

const figureSx = {
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;
