import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { RecentChangeView } from '@contracts/views/dashboard.view';

import { suburbLine } from '../../shared/addresses/suburb-text';
import { useLiveFeed } from '../../shared/live/live-feed';
import { useClient } from '../../shared/session/useClient';
import { statusStyle } from '../../shared/status/StatusChip';
import { StatusDial } from '../../shared/status/StatusChip';
import { DashboardCard } from './DashboardCard';
import { useNow } from '../../shared/live/useNow';

interface LiveCardProps {
  /** Recent changes, newest first. */
  readonly recentChanges: readonly RecentChangeView[];
}

/** Updates from the socket on top, newest first; below them earlier changes. */
export function LiveCard({ recentChanges }: LiveCardProps) {
  const now = useNow();
  const { clientId, choices } = useClient();
  const received = useLiveFeed(clientId);
  const clientOf = (of: number): string =>
    clientId === undefined ? (choices.find(({ id }) => id === of)?.name ?? '') : '';
  const isReceived = ({ consignmentId, status }: RecentChangeView) =>
    received.some((entry) => entry.consignmentId === consignmentId && entry.status === status);
  const before = recentChanges.filter((one) => !isReceived(one));
  const lineOf = (one: RecentChangeView): FeedLineProps => ({
    ...one,
    place: [one.place && suburbLine(one.place), clientId === undefined && one.clientName]
      .filter(Boolean)
      .join(', '),
    now,
  });

  return (
    <DashboardCard title={texts.live}>
      {received.length + before.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{texts.quiet}</Box>
      ) : (
        <Box component="ol" sx={feedSx}>
          {received.map(({ key, ...entry }) => (
            <FeedLine key={key} {...entry} place={clientOf(entry.clientId)} now={now} />
          ))}
          {received.length > 0 && before.length > 0 && (
            <li className="before">{texts.beforeThisVisit}</li>
          )}
          {before.map((one) => (
            <FeedLine key={`${one.consignmentId}-${one.at}`} {...lineOf(one)} />
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}

interface FeedLineProps {
  readonly consignmentId: number;
  readonly connoteNumber: string;
  /** Null if something other than its status changed. */
  readonly status: string | null;
  readonly place: string;
  readonly at: string;
  readonly now: string;
}

function FeedLine({ consignmentId, connoteNumber, status, place, at, now }: FeedLineProps) {
  const { pathname } = useLocation();
  const { tone, dial } = statusStyle(status ?? '');
  const what = status ? status.replaceAll('_', ' ').toLowerCase() : texts.changed;
  return (
    <li>
      <Box component="span" sx={{ color: `app.tone.${tone}.glyph` }}>
        <StatusDial dial={dial} />
      </Box>
      <span>
        <Link
          component={RouterLink}
          to={`${pathname}?consignment=${consignmentId}`}
          sx={{ typography: 'mono', fontWeight: 500, color: 'app.link' }}
        >
          {connoteNumber}
        </Link>{' '}
        {[what, place].filter(Boolean).join(', ')}
      </span>
      <time dateTime={at}>{ago(at, now)}</time>
    </li>
  );
}

/** 'now', '3m', '1h'. */
function ago(at: string, now: string): string {
  const minutes = Math.floor(DateTime.fromISO(now).diff(DateTime.fromISO(at), 'minutes').minutes);
  if (minutes < 1) return texts.now;
  return minutes < 60 ? `${minutes}m` : `${Math.floor(minutes / 60)}h`;
}

const feedSx: SxProps<Theme> = {
  m: 0,
  p: '0 16px 4px',
  listStyle: 'none',
  typography: 'body2',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px 1fr auto',
    gap: 2,
    pb: '12px',
    '& svg': { display: 'block', mt: '2px' },
  },
  '& > li.before': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'app.textMuted',
    '&::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
  },
  '& time': { color: 'app.textMuted' },
};
