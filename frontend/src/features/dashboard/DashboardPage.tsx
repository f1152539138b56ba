import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { DateTime } from 'luxon';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import { shellTexts } from '@contracts/texts/spec/shell';
import type { DashboardSummaryView } from '@contracts/views/dashboard.view';

import { messageOf } from '../../shared/api/api-error';
import { ErrorState } from '../../shared/feedback/ErrorState';
import { Page } from '../../shared/layout/Page';
import { useClient } from '../../shared/session/useClient';
import { useTimeZone } from '../../shared/session/useSession';
import { ExceptionsCard, ToSetUpCard } from './attention/ExceptionsCard';
import { CutOffCard } from './cut-offs/CutOffCard';
import { useFindSummaryQuery } from './dashboard.api';
import { DashboardSkeleton } from './DashboardSkeleton';
import { FigureStrip } from './figures/FigureStrip';
import { summaryFigures } from './figures/summary-figures';
import { LiveCard } from './live/LiveCard';
import { EmptyDashboard } from './EmptyDashboard';
import { DispatchedCard } from './trends/DispatchedCard';
import { OnTimeCard } from './trends/OnTimeCard';

/** GAP-09: today's figures, with links to everything that needs action. */
export function DashboardPage() {
  const { clientId } = useClient();
  const zone = useTimeZone();
  const { data, error, refetch, fulfilledTimeStamp = 0 } = useFindSummaryQuery(clientId);
  const today = DateTime.now().setZone(data?.timeZone ?? zone);

  return (
    <Page
      title={shellTexts.dashboard}
      subtitle={today.toFormat('cccc d LLLL yyyy', { locale: 'en-AU' })}
    >
      <Box tabIndex={0} role="region" aria-label={shellTexts.dashboard} sx={scrollerSx}>
        {data ? (
          <Summary summary={data} receivedAt={fulfilledTimeStamp} />
        ) : error ? (
          <ErrorState
            message={messageOf(error, texts.summaryFailed)}
            onRetry={() => void refetch()}
          />
        ) : (
          <DashboardSkeleton />
        )}
      </Box>
    </Page>
  );
}

interface SummaryProps {
  readonly summary: DashboardSummaryView;
  /** Milliseconds of the browser's clock. */
  readonly receivedAt: number;
}

function Summary({ summary, receivedAt }: SummaryProps) {
  const { figures, cutOffs, attention, onTime, dispatched, happened, timeZone, asOf } = summary;
  if (!figures && attention.length === 0) return <EmptyDashboard />;

  return (
    <>
      {figures && <FigureStrip figures={summaryFigures(summary)} />}
      {cutOffs && <CutOffCard cutOffs={cutOffs} timeZone={timeZone} />}
      <Box sx={bottomSx}>
        <Box sx={columnSx}>
          <ExceptionsCard items={attention} rows={figures?.exceptions} />
          <ToSetUpCard items={attention} />
        </Box>
        <Box sx={trendsSx}>
          {onTime && <OnTimeCard carriers={onTime} />}
          {dispatched && <DispatchedCard days={dispatched} />}
        </Box>
        {happened && (
          <Box sx={liveSx}>
            <LiveCard changes={happened} time={{ asOf, receivedAt }} />
          </Box>
        )}
      </Box>
    </>
  );
}

const scrollerSx: SxProps<Theme> = {
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: '14px',
  px: { xs: 3, sm: 5 },
  pt: '6px',
  pb: '20px',
  outlineOffset: -2,
  // the cards keep their height; the page scrolls
  '& > *': { flexShrink: 0 },
};

const bottomSx: SxProps<Theme> = {
  display: 'grid',
  gap: '14px',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1.42fr) minmax(0, 1fr)',
    lg: 'minmax(0, 1.42fr) minmax(0, 1fr) minmax(0, .92fr)',
  },
};

const columnSx = { display: 'flex', flexDirection: 'column', gap: '14px', minWidth: 0 } as const;

/** The lower card grows, so that all columns end on one line. */
const trendsSx: SxProps<Theme> = { ...columnSx, '& > :last-child': { flex: 1 } };

/** Beside the other columns it is as high as they are, and its list scrolls. */
const liveSx: SxProps<Theme> = {
  display: 'grid',
  minWidth: 0,
  minHeight: { lg: 420 },
  position: 'relative',
  '& > section': { position: { lg: 'absolute' }, inset: { lg: 0 } },
};
