import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleCheck, CircleX, Minus } from 'lucide-react';
import { DateTime } from 'luxon';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { CutOffView, CutOffsView } from '@contracts/views/dashboard.view';

import { useIsPhone } from '../../../shared/layout/useIsPhone';
import { VisuallyHidden } from '../../../shared/layout/VisuallyHidden';
import { ManifestAllButton } from '../../../shared/manifesting/ManifestAllButton';
import { useUrlState } from '../../../shared/navigation/useUrlState';
import { interpolate } from '../../../shared/text/format';
import { DashboardCard } from '../DashboardCard';
import { useNow } from '../../../shared/live/useNow';
import { cutOffScale, shortTime, type CutOffScale } from './cut-off-scale';
import { cutOffTableSx, collapsedSx, legendSx } from './cut-off.styles';
import { CutOffRow } from './CutOffRow';
import { byTime, collapseCutOffs, type CollapsedCutOffs } from './cut-off-order';

export interface CutOffCardProps {
  readonly cutOffs: CutOffsView;
  /** IANA zone of the user, for the hours shown. */
  readonly timeZone: string;
}

const KEY = 'cut-offs';

/** Today's cut-offs on a time scale: urgent ones, with the others collapsed; `?cut-offs=all` shows all. */
export function CutOffCard({ cutOffs: { lanes: cutOffs, openCount }, timeZone }: CutOffCardProps) {
  const [params] = useUrlState();
  const now = useNow();
  const collapsed = collapseCutOffs(cutOffs, now, useIsPhone());
  const isShowingAll = params.get(KEY) === 'all';
  const shown = isShowingAll ? byTime(cutOffs) : collapsed.shownCutOffs;

  return (
    <DashboardCard
      title={texts.cutOffs}
      remark={`${cityOf(timeZone)} ${texts.time}`}
      tools={
        <>
          {shown.length > 0 && <Legend />}
          {openCount > 0 && <ManifestAllButton count={openCount} />}
        </>
      }
    >
      {shown.length === 0 ? (
        <Box sx={{ px: '16px', pb: '12px', color: 'app.textMuted' }}>
          {cutOffs.length === 0 ? texts.noCutOffs : texts.noneWaiting}
        </Box>
      ) : (
        <CutOffRows cutOffs={shown} now={now} timeZone={timeZone} />
      )}
      {cutOffs.length > 0 && <CollapsedLine collapsed={collapsed} count={cutOffs.length} />}
    </DashboardCard>
  );
}

interface CollapsedLineProps {
  readonly collapsed: CollapsedCutOffs;
  /** Number of all cut-offs. */
  readonly count: number;
}

/** Summary of collapsed cut-offs, with a button that shows all. */
function CollapsedLine({ collapsed, count }: CollapsedLineProps) {
  const [params, change] = useUrlState();
  const isShowingAll = params.get(KEY) === 'all';
  return (
    <Box sx={collapsedSx}>
      <CollapsedSummary collapsed={collapsed} />
      {(isShowingAll || collapsed.shownCutOffs.length < count) && (
        <Button
          size="small"
          variant="text"
          color="primary"
          aria-pressed={isShowingAll}
          onClick={() => {
            change(
              (current) => {
                if (isShowingAll) current.delete(KEY);
                else current.set(KEY, 'all');
                return current;
              },
              { replace: true },
            );
          }}
        >
          {isShowingAll ? texts.nextCutOffsOnly : interpolate(texts.allCutOffs, { n: count })}
        </Button>
      )}
    </Box>
  );
}

/** '1 missed · 3 more later · 5 done, 14 manifested · 4 with no freight'. */
const CollapsedSummary = ({
  collapsed: { missedCount, laterCount, doneCount, manifestedCount, emptyCount },
}: {
  readonly collapsed: CollapsedCutOffs;
}) => (
  <>
    {missedCount > 0 && (
      <Box component="span" sx={{ color: 'app.tone.bad.fg' }}>
        <CircleX size={14} aria-hidden />
        <b>{interpolate(texts.missed, { n: missedCount })}</b>
      </Box>
    )}
    {laterCount > 0 && <b>{interpolate(texts.moreLater, { n: laterCount })}</b>}
    {doneCount > 0 && (
      <span>
        <CircleCheck size={14} aria-hidden />
        <b>{interpolate(texts.done, { n: doneCount })}</b>
        {`${manifestedCount} ${texts.manifested}`}
      </span>
    )}
    {emptyCount > 0 && (
      <span>
        <Minus size={14} aria-hidden />
        {interpolate(texts.empty, { n: emptyCount })}
      </span>
    )}
    <Box sx={{ flex: 1 }} />
  </>
);

interface CutOffRowsProps {
  readonly cutOffs: readonly CutOffView[];
  readonly now: string;
  readonly timeZone: string;
}

function CutOffRows({ cutOffs, now, timeZone }: CutOffRowsProps) {
  const scale = cutOffScale(cutOffs, now, timeZone);
  return (
    <Box component="table" sx={cutOffTableSx}>
      <Head scale={scale} now={now} timeZone={timeZone} />
      <tbody>
        {cutOffs.map((cutOff) => (
          <CutOffRow
            key={`${cutOff.customerCarrierId}-${cutOff.cutOffAt}-${cutOff.dispatchDate}`}
            cutOff={cutOff}
            scale={scale}
            now={now}
            timeZone={timeZone}
          />
        ))}
      </tbody>
    </Box>
  );
}

/** 'Sydney' of 'Australia/Sydney'. */
const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

const Legend = () => (
  <Box aria-hidden className="legend" sx={legendSx}>
    <i className="cut" />
    {texts.cutOff}
    <i className="pickup" />
    {texts.pickup}
  </Box>
);

interface HeadProps {
  readonly scale: CutOffScale;
  readonly now: string;
  readonly timeZone: string;
}

function Head({ scale, now, timeZone }: HeadProps) {
  const nowPercent = scale.positionOf(now);
  const isApart = (hour: number) => Math.abs(hour - nowPercent) > 8;
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{texts.carrier}</VisuallyHidden>
        </th>
        <th scope="col" className="axis">
          <VisuallyHidden>{texts.cutOff}</VisuallyHidden>
          <Box aria-hidden>
            {scale.hours
              .filter(({ at: hour }) => hour > 0 && hour < 100 && isApart(hour))
              .map(({ label, at: hour }) => (
                <span key={label} style={{ left: `${hour}%` }}>
                  {label}
                </span>
              ))}
            <span className="now" style={{ left: `${nowPercent}%` }}>
              {shortTime(DateTime.fromISO(now, { zone: timeZone }))}
            </span>
          </Box>
        </th>
        <th scope="col">
          <VisuallyHidden>{texts.toDo}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
