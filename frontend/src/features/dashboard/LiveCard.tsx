import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import { DateTime } from 'luxon';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { appDashboardTexts as words } from '@contracts/texts/app/screens';

import { useLiveFeed, type LiveEntry } from '../../shared/live/live-feed';
import { statusStyle } from '../../shared/status/status-tones';
import { StatusDial } from '../../shared/status/StatusChip';
import { DashboardCard } from './DashboardCard';
import { useNow } from './useNow';

/** Live updates from the socket, newest first. */
export function LiveCard() {
  const entries = useLiveFeed();
  const now = useNow();
  return (
    <DashboardCard title={words.live}>
      {entries.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{words.quiet}</Box>
      ) : (
        <Box component="ol" sx={feedSx}>
          {entries.map((entry) => (
            <FeedLine key={entry.key} entry={entry} now={now} />
          ))}
        </Box>
      )}
    </DashboardCard>
  );
}

function FeedLine({ entry, now }: { readonly entry: LiveEntry; readonly now: string }) {
  const { pathname } = useLocation();
  const { tone, dial } = statusStyle(entry.status ?? '');
  return (
    <li>
      <Box component="span" sx={{ color: `app.tone.${tone}.glyph` }}>
        <StatusDial dial={dial} />
      </Box>
      <span>
        <Link
          component={RouterLink}
          to={`${pathname}?consignment=${entry.consignmentId}`}
          sx={{ typography: 'mono', fontWeight: 500, color: 'app.link' }}
        >
          {entry.connoteNumber}
        </Link>{' '}
        {entry.status ? entry.status.replaceAll('_', ' ').toLowerCase() : words.changed}
      </span>
      <time dateTime={entry.at}>{ago(entry.at, now)}</time>
    </li>
  );
}

/** 'now', '3m', '1h'. */
function ago(at: string, now: string): string {
  const minutes = Math.floor(DateTime.fromISO(now).diff(DateTime.fromISO(at), 'minutes').minutes);
  if (minutes < 1) return words.now;
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
  '& time': { color: 'app.textMuted' },
};
