import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef } from 'react';

import type { HistoryEventView } from '@contracts/views/history.view';

import { useTimeZone } from '../session/useSession';
import { formatTime } from '../text/format';
import { ChangeList } from './ChangeList';
import { eventStyle } from './event-styles';

export interface EventEntryProps {
  readonly event: HistoryEventView;
  /** Position relative to the selected event. */
  readonly time: 'past' | 'current' | 'later';
  readonly isShowingAllChanges?: boolean;
  readonly onSelect: () => void;
}

/** One event; a click selects it. */
export function EventEntry({
  event,
  time,
  isShowingAllChanges = false,
  onSelect,
}: EventEntryProps) {
  const zone = useTimeZone();
  const { icon: Icon, tone } = eventStyle(event.type);
  const { name, onBehalfOf } = event.actor;
  const isCurrent = time === 'current';
  const entry = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isCurrent) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);

  return (
    <ButtonBase
      ref={entry}
      onClick={onSelect}
      aria-current={isCurrent ? 'true' : undefined}
      data-time={time}
      sx={entrySx}
    >
      <Box
        component="span"
        className="icon"
        sx={{ color: `app.tone.${tone}.fg`, bgcolor: `app.tone.${tone}.bg` }}
      >
        <Icon size={14} strokeWidth={1.6} aria-hidden />
      </Box>
      <span className="words">
        <span className="summary">{event.summary}</span>
        <span className="actor">{onBehalfOf ? `${name}, for ${onBehalfOf}` : name}</span>
        {isCurrent && <ChangeList changes={event.changes} isExpanded={isShowingAllChanges} />}
      </span>
      <time dateTime={event.at}>{formatTime(event.at, zone)}</time>
    </ButtonBase>
  );
}

const entrySx = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  width: 1,
  p: '6px 8px',
  textAlign: 'left',
  typography: 'body1',
  borderRadius: '7px',
  border: '1px solid transparent',
  // Leaves space for the sticky title of the day above the entry.
  scrollMargin: '48px',
  '&:hover': { bgcolor: 'app.hover' },
  '& .icon': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: '50%',
    border: '1px solid transparent',
  },
  '& .words': { flex: 1, minWidth: 0 },
  '& .summary, & .actor': { display: 'block', overflowWrap: 'anywhere' },
  '& .summary': { fontWeight: 500 },
  '& .actor': { color: 'text.secondary' },
  '& time': { typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' },
  '&[data-time="later"]': {
    color: 'text.secondary',
    '& .summary': { fontWeight: 400 },
    '& .icon': { bgcolor: 'transparent', borderColor: 'app.lineStrong', color: 'app.textMuted' },
  },
  '&[data-time="current"]': { bgcolor: 'app.accentSoft', borderColor: 'app.accentLine' },
} as const;
