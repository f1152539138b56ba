import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CarrierOnTimeView } from '@contracts/views/dashboard.view';

import { interpolate } from '../../../shared/text/format';
import { DashboardCard } from '../DashboardCard';

/** Target in per cent. */
const TARGET = 95;
/** Start of the scale in per cent, unless a carrier is below it. */
const MIN_PERCENT = 85;

/** DIFOT of each carrier; the number is always beside its dot. */
export function OnTimeCard({ carriers }: { readonly carriers: readonly CarrierOnTimeView[] }) {
  const minPercent = Math.min(MIN_PERCENT, ...carriers.map(({ percent }) => percent));
  const from = Math.floor(minPercent / 5) * 5;
  const percentOf = (percent: number) => `${((percent - from) / (100 - from)) * 100}%`;

  return (
    <DashboardCard title={texts.onTime} tools={<Target />}>
      {carriers.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{texts.noneDelivered}</Box>
      ) : (
        <Box component="ul" sx={chartSx}>
          {carriers.map(({ carrierId, carrier, percent, ...counts }) => (
            <li key={carrierId} title={interpolate(texts.onTimeOf, { ...counts })}>
              <span className="name">{carrier}</span>
              <span className="line" aria-hidden>
                <u style={{ left: percentOf(TARGET) }} />
                <i data-good={percent >= TARGET} style={{ left: percentOf(percent) }} />
              </span>
              <span className="number">{percent.toFixed(1)}%</span>
            </li>
          ))}
          <li aria-hidden className="scale">
            <span />
            <span className="line">
              <span style={{ left: 0 }}>{from}%</span>
              <span style={{ left: percentOf(TARGET) }}>{TARGET}%</span>
              {from >= MIN_PERCENT && <span style={{ left: '100%' }}>100%</span>}
            </span>
          </li>
        </Box>
      )}
    </DashboardCard>
  );
}

const Target = () => (
  <Box sx={{ typography: 'body2', color: 'app.textMuted' }}>{`${texts.target} ${TARGET}%`}</Box>
);

const chartSx: SxProps<Theme> = {
  m: 0,
  p: '2px 16px 12px',
  listStyle: 'none',
  display: 'grid',
  gap: '7px',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '136px 1fr 46px',
    alignItems: 'center',
    gap: '10px',
    typography: 'body2',
  },
  '& .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .number': { textAlign: 'right', fontWeight: 500 },
  '& .line': { position: 'relative', height: 24 },
  '& li:not(.scale) .line::before': {
    content: '""',
    position: 'absolute',
    top: 12,
    left: 0,
    right: 0,
    borderTop: 1,
    borderColor: 'app.lineStrong',
  },
  '& i': {
    forcedColorAdjust: 'none',
    position: 'absolute',
    top: 6,
    width: 12,
    height: 12,
    ml: '-6px',
    borderRadius: '50%',
    bgcolor: 'app.tone.warn.glyph',
  },
  '& i[data-good="true"]': { bgcolor: 'app.tone.move.glyph' },
  '& u': {
    position: 'absolute',
    top: 0,
    bottom: 0,
    borderLeft: '1.5px dashed',
    borderColor: 'app.textOff',
  },
  '& .scale': { fontSize: '0.71875rem', color: 'app.textMuted' },
  '& .scale .line': { height: 14 },
  '& .scale .line span': {
    position: 'absolute',
    transform: 'translateX(-50%)',
    lineHeight: '14px',
  },
};
