import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DateTime } from 'luxon';
import { useState } from 'react';

import { appDashboardTexts as words } from '@contracts/texts/app/screens';
import type { CutOffRowView } from '@contracts/views/dashboard.view';

import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { DashboardCard } from '../DashboardCard';
import { useNow } from '../useNow';
import { cutOffScale, rowsWithGoods, shortTime, type CutOffScale } from './cut-off-scale';
import { cutOffTableSx } from './cut-off.styles';
import { CutOffRow } from './CutOffRow';

export interface CutOffCardProps {
  readonly lanes: readonly CutOffRowView[];
  /** IANA zone of the user, for the hours shown. */
  readonly timeZone: string;
}

/** Today's cut-offs on a time scale, with the consignments that can still make them. */
export function CutOffCard({ lanes, timeZone }: CutOffCardProps) {
  const [showsAll, showAll] = useState(false);
  const now = useNow();
  const busy = rowsWithGoods(lanes);
  const shown = showsAll ? lanes : busy;
  const scale = cutOffScale(shown, now, timeZone);

  return (
    <DashboardCard
      title={words.cutOffs}
      remark={`${cityOf(timeZone)} ${words.time}`}
      tools={
        <>
          {shown.length > 0 && <Legend />}
          {busy.length < lanes.length && (
            <Button
              size="small"
              variant="text"
              aria-pressed={showsAll}
              onClick={() => {
                showAll(!showsAll);
              }}
            >
              {showsAll ? words.withGoodsOnly : `${words.allCarriers} (${lanes.length})`}
            </Button>
          )}
        </>
      }
    >
      {shown.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{words.noCutOffs}</Box>
      ) : (
        <Box component="table" sx={cutOffTableSx}>
          <Head scale={scale} now={now} timeZone={timeZone} />
          <tbody>
            {shown.map((lane) => (
              <CutOffRow
                key={`${lane.customerCarrierId}-${lane.senderState ?? ''}-${lane.cutOffAt}`}
                lane={lane}
                scale={scale}
                now={now}
                timeZone={timeZone}
              />
            ))}
          </tbody>
        </Box>
      )}
    </DashboardCard>
  );
}

/** 'Sydney' of 'Australia/Sydney'. */
const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

const Legend = () => (
  <Box aria-hidden className="legend" sx={legendSx}>
    <i className="cut" />
    {words.cutOff}
    <i className="pickup" />
    {words.bookedPickup}
  </Box>
);

interface HeadProps {
  readonly scale: CutOffScale;
  readonly now: string;
  readonly timeZone: string;
}

function Head({ scale, now, timeZone }: HeadProps) {
  const at = scale.place(now);
  const isClear = (hour: number) => Math.abs(hour - at) > 5;
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{words.carrier}</VisuallyHidden>
        </th>
        <th scope="col" className="axis">
          <VisuallyHidden>{words.cutOff}</VisuallyHidden>
          <Box aria-hidden>
            {scale.hours
              .filter(({ at: hour }) => hour > 0 && hour < 100 && isClear(hour))
              .map(({ label, at: hour }) => (
                <span key={label} style={{ left: `${hour}%` }}>
                  {label}
                </span>
              ))}
            <span className="now" style={{ left: `${at}%` }}>
              {shortTime(DateTime.fromISO(now, { zone: timeZone }))}
            </span>
          </Box>
        </th>
        <th scope="col">
          <VisuallyHidden>{words.toDo}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

const legendSx = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '6px',
  typography: 'body2',
  color: 'app.textMuted',
  '& .cut': { width: 3, height: 12, borderRadius: '2px', bgcolor: 'app.tone.neutral.glyph' },
  '& .pickup': {
    width: 13,
    height: 9,
    ml: 2,
    borderRadius: '3px',
    border: 1,
    borderColor: 'app.tone.plan.glyph',
    bgcolor: 'app.tone.plan.bg',
  },
} as const;
