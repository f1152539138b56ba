import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

import { appDashboardTexts as texts } from '@contracts/texts/app/dashboard';
import type { RecentChangeView } from '@contracts/views/recent-change.view';

import { type LiveEntry, useLiveFeed } from '../../../shared/live/live-feed';
import { useNow } from '../../../shared/live/useNow';
import { useClient } from '../../../shared/session/useClient';
import { StatusDial, statusStyle } from '../../../shared/status/StatusChip';
import { Tag } from '../../../shared/status/Tag';
import { interpolate } from '../../../shared/text/format';
import { vars } from '../../../shared/theme/vars';
import { listLinks } from '../dashboard-links';
import { DashboardCard } from '../DashboardCard';
import { changeStyle } from './change-style';
import { changeText, statusText } from './change-text';
import {
  announcedSince,
  MAX_CHANGES,
  ratePerMinute,
  timeAgo,
  toServerTime,
  type ResponseTime,
} from './recent-changes';

interface LiveCardProps {
  /** Newest first. */
  readonly changes: readonly RecentChangeView[];
  readonly time: ResponseTime;
}

/** Changes of the last 24 hours: those since the page was opened, then earlier ones. */
export function LiveCard({ changes, time }: LiveCardProps) {
  // the response may be newer than the last tick of the clock
  const now = Math.max(toServerTime(Date.parse(useNow()), time), Date.parse(time.asOf));
  const openedAt = toServerTime(performance.timeOrigin, time);
  const { clientId } = useClient();
  const announced = announcedSince(useLiveFeed(clientId), changes, time);
  const listed = changes.slice(0, Math.max(0, MAX_CHANGES - announced.length));
  const isNew = ({ at }: RecentChangeView) => Date.parse(at) > openedAt;
  const earlier = listed.filter((change) => !isNew(change));
  const hasNew = announced.length > 0 || listed.length > earlier.length;
  const rate = ratePerMinute(changes, now);
  const lineOf = (change: RecentChangeView) => (
    <ChangeLine key={change.id} change={change} now={now} />
  );

  return (
    <DashboardCard
      title={texts.live}
      remark={rate && <Tag tone="done">{interpolate(texts.aMinute, { n: rate })}</Tag>}
    >
      {announced.length + listed.length === 0 ? (
        <Box sx={{ px: '16px', pb: '14px', color: 'app.textMuted' }}>{texts.quiet}</Box>
      ) : (
        <Box component="ol" sx={feedSx}>
          {announced.map((entry) => (
            <AnnouncedLine key={entry.key} entry={entry} />
          ))}
          {listed.filter(isNew).map(lineOf)}
          {hasNew && earlier.length > 0 && <li className="before">{texts.beforeYouCame}</li>}
          {earlier.map(lineOf)}
        </Box>
      )}
    </DashboardCard>
  );
}

/** A change of which only the status is known yet. */
function AnnouncedLine({ entry }: { readonly entry: LiveEntry }) {
  const { consignmentId, connoteNumber, status, clientId, at } = entry;
  const clientName = useClient().choices.find(({ id }) => id === clientId)?.name ?? '';
  return (
    <FeedLine
      glyph={<StatusGlyph status={status ?? ''} />}
      to={useConsignmentPath(consignmentId)}
      number={connoteNumber}
      text={status ? statusText(status) : texts.changed}
      clientName={clientName}
      at={at}
      ago={texts.now}
    />
  );
}

function ChangeLine({ change, now }: { readonly change: RecentChangeView; readonly now: number }) {
  const { at, clientName } = change;
  const consignmentPath = useConsignmentPath(
    'consignmentId' in change ? change.consignmentId : null,
  );
  const lineProps = {
    glyph: <ChangeGlyph change={change} />,
    text: changeText(change),
    clientName,
    at,
  };
  const ago = timeAgo(at, now, texts.now);
  return 'manifestId' in change ? (
    <FeedLine
      {...lineProps}
      ago={ago}
      to={listLinks.manifest(change.manifestNumber)}
      number={change.manifestNumber}
    />
  ) : (
    <FeedLine
      {...lineProps}
      ago={ago}
      to={consignmentPath}
      number={change.connoteNumber ?? texts.unnumbered}
    />
  );
}

/** The consignment, over the dashboard. */
const useConsignmentPath = (id: number | null) => `${useLocation().pathname}?consignment=${id}`;

function ChangeGlyph({ change }: { readonly change: RecentChangeView }) {
  const style = changeStyle[change.kind];
  const status = 'status' in change ? change.status : null;
  if (!style) return <StatusGlyph status={status ?? change.kind} />;
  const { icon: Icon, tone } = style;
  return (
    <Box component="span" sx={{ color: `app.tone.${tone}.glyph` }}>
      <Icon size={14} strokeWidth={1.6} aria-hidden />
    </Box>
  );
}

function StatusGlyph({ status }: { readonly status: string }) {
  const { tone, dial } = statusStyle(status);
  return (
    <Box component="span" sx={{ color: `app.tone.${tone}.glyph` }}>
      <StatusDial dial={dial} />
    </Box>
  );
}

interface FeedLineProps {
  readonly glyph: ReactNode;
  readonly to: string;
  /** Number of the consignment or manifest that the link opens. */
  readonly number: string;
  readonly text: string;
  /** Shown while all clients are. */
  readonly clientName: string;
  readonly at: string;
  /** '3m'. */
  readonly ago: string;
}

function FeedLine({ glyph, to, number, text, clientName, at, ago }: FeedLineProps) {
  const { clientId } = useClient();
  return (
    <li>
      {glyph}
      <span>
        <Link component={RouterLink} to={to} sx={numberSx}>
          {number}
        </Link>{' '}
        {[text, clientId === undefined && clientName].filter(Boolean).join(', ')}
      </span>
      <time dateTime={at}>{ago}</time>
    </li>
  );
}

const numberSx = {
  typography: 'mono',
  fontWeight: 500,
  color: 'app.link',
  display: 'inline-block',
  // a target of 44 px in a line of 16 px
  py: { xs: '14px', sm: 0 },
  my: { xs: '-14px', sm: 0 },
} as const;

const feedSx: SxProps<Theme> = {
  // colour of the symbol cut out of a full dial
  '--dial-ground': (theme) => vars(theme).background.paper,
  m: 0,
  p: '0 16px 4px',
  minHeight: 0,
  overflowY: { lg: 'auto' },
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
