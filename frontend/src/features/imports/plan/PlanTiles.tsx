import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { importKindTexts } from '@contracts/texts/app/import-kinds';
import { importScreenTexts } from '@contracts/texts/app/imports';
import type { ImportDetailView } from '@contracts/views/import.view';

import { interpolate } from '../../../shared/text/format';
import { MoneyText } from '../../../shared/text/values';
import type { Tone } from '../../../shared/theme/tokens';
import { formatDifference, progressOf } from '../import-states';
import { RemovedLanes } from './RemovedLanes';
import { headSx } from './tile-styles';

const texts = importScreenTexts.tiles;

interface TilesProps {
  readonly importView: ImportDetailView;
}

/** Counts of the plan or run; for consignments with cost and carriers, for rate cards with the removed lanes. */
export const PlanTiles = ({ importView }: TilesProps) => (
  <Box sx={gridOf[importView.kind]}>
    <Counts importView={importView} />
    {importView.kind === 'CONSIGNMENT' && (
      <>
        <Cost importView={importView} />
        <Carriers importView={importView} />
      </>
    )}
    {importView.kind === 'RATE_CARD' && <RemovedLanes importView={importView} />}
  </Box>
);

interface Count {
  readonly label: string;
  readonly count: number;
  readonly tone: Tone;
}

function countsOf(importView: ImportDetailView): Count[] {
  const { counts, committedAt } = importView;
  if (committedAt === null)
    return [
      { label: texts.create, count: counts.create, tone: 'done' },
      ...(counts.update > 0
        ? [{ label: texts.update, count: counts.update, tone: 'plan' } as const]
        : []),
      ...(counts.draft > 0
        ? [{ label: texts.draft, count: counts.draft, tone: 'warn' } as const]
        : []),
      { label: texts.skip, count: counts.skip, tone: 'neutral' },
      { label: texts.error, count: counts.error, tone: 'bad' },
    ];
  const { total, done } = progressOf(importView);
  return [
    { label: texts.created, count: counts.created, tone: 'done' },
    ...(counts.update > 0
      ? [{ label: texts.updated, count: counts.updated, tone: 'plan' } as const]
      : []),
    ...(counts.draft > 0
      ? [{ label: texts.drafted, count: counts.drafted, tone: 'warn' } as const]
      : []),
    { label: texts.failed, count: counts.failed, tone: 'bad' },
    { label: texts.left, count: total - done, tone: 'neutral' },
  ];
}

function Counts({ importView }: TilesProps) {
  const counts = countsOf(importView);
  const kindTexts = importKindTexts[importView.kind];
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box>
      <Box sx={headSx}>
        <span>{countText(importView.referenceCount, kindTexts.one, kindTexts.many)}</span>
        <span>{planTime(importView)}</span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
        {counts.map(({ label, count, tone }) => (
          <Box key={label}>
            <Typography sx={figureSx}>{count.toLocaleString('en-AU')}</Typography>
            <Box
              sx={{ display: 'flex', alignItems: 'center', gap: '6px', color: 'text.secondary' }}
            >
              <Box
                sx={{ width: 8, height: 8, borderRadius: '2px', bgcolor: `app.tone.${tone}.glyph` }}
              />
              {label}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={barSx} aria-hidden>
        {counts.map(({ label, count, tone }) => (
          <Box
            key={label}
            sx={{
              width: `${(100 * count) / Math.max(1, all)}%`,
              bgcolor: `app.tone.${tone}.glyph`,
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

const countText = (count: number, singular: string, plural: string): string =>
  count === 1 ? singular : interpolate(plural, { count: count.toLocaleString('en-AU') });

function planTime({ planMilliseconds, plannedCount, referenceCount, planHash }: ImportDetailView) {
  if (planHash === null)
    return interpolate(texts.planned, { done: plannedCount, total: referenceCount });
  if (planMilliseconds === null) return '';
  return interpolate(texts.plannedIn, { seconds: (planMilliseconds / 1000).toFixed(1) });
}

function Cost({ importView: { counts, committedAt, totalCents, changeCents } }: TilesProps) {
  const count =
    committedAt === null ? counts.create + counts.update : counts.created + counts.updated;
  const consignments = countText(count, texts.consignment, texts.consignments);
  const difference = interpolate(texts.change, { difference: formatDifference(changeCents) });
  return (
    <Box>
      <Box sx={headSx}>{texts.cost}</Box>
      <Typography component="div" sx={figureSx}>
        {count === 0 ? '—' : <MoneyText amount={totalCents / 100} />}
      </Typography>
      <Box sx={{ color: 'text.secondary' }}>
        {counts.update === 0 ? consignments : `${consignments}, ${difference}`}
      </Box>
    </Box>
  );
}

function Carriers({ importView: { carriers } }: TilesProps) {
  const maxCount = Math.max(1, ...carriers.map(({ count }) => count));
  return (
    <Box>
      <Box sx={headSx}>{texts.byCarrier}</Box>
      {carriers.length === 0 && '—'}
      {carriers.map(({ carrier, count, totalCents }) => (
        <Box key={carrier} sx={carrierSx}>
          <span>{carrier}</span>
          <Box
            sx={{ width: `${Math.max(4, (64 * count) / maxCount)}px` }}
            className="bar"
            aria-hidden
          />
          <span className="number">{count.toLocaleString('en-AU')}</span>
          <span className="number">
            <MoneyText amount={totalCents / 100} />
          </span>
        </Box>
      ))}
    </Box>
  );
}

const tilesSx = {
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr 1.2fr' },
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  mb: 3,
  '& > *': { px: { xs: 3, sm: 5 }, py: 3, minWidth: 0 },
  '& > * + *': {
    borderStyle: 'solid',
    borderWidth: 0,
    borderLeftWidth: { md: '1px' },
    borderTopWidth: { xs: '1px', md: 0 },
    borderColor: 'divider',
  },
} as const;

const oneTileSx = { ...tilesSx, gridTemplateColumns: '1fr' } as const;
const twoTilesSx = { ...tilesSx, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } } as const;

const gridOf = {
  CONSIGNMENT: tilesSx,
  ADDRESS: oneTileSx,
  RATE_CARD: twoTilesSx,
  CARRIER_ZONE: oneTileSx,
} as const;

const figureSx = {
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

const barSx = {
  display: 'flex',
  height: 6,
  mt: 3,
  borderRadius: '3px',
  overflow: 'hidden',
  bgcolor: 'app.tone.neutral.bg',
} as const;

const carrierSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 64px 48px 96px',
  alignItems: 'center',
  gap: 2,
  '& .bar': { height: 6, borderRadius: '3px', bgcolor: 'app.tone.move.glyph' },
  '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
