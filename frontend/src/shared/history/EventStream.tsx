import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { appHistoryTexts } from '@contracts/texts/app/history';
import type { HistoryEventView } from '@contracts/views/history.view';

import { useTimeZone } from '../session/useSession';
import { eventDays } from './event-days';
import { EventEntry } from './EventEntry';

export interface EventStreamProps {
  /** Oldest first. */
  readonly events: readonly HistoryEventView[];
  /** Index of the selected event. */
  readonly at: number;
  /** Whether to show all changes of the selected event; of others only the first few are shown. */
  readonly isShowingAllChanges?: boolean;
  readonly onSelect: (index: number) => void;
}

/** Events, newest first; those after the selected one are in their own group. */
export function EventStream({
  events,
  at,
  isShowingAllChanges = false,
  onSelect,
}: EventStreamProps) {
  const zone = useTimeZone();
  const later = events.slice(at + 1).reverse();
  const entry = (event: HistoryEventView) => {
    const index = events.indexOf(event);
    return (
      <EventEntry
        key={event.eventId}
        event={event}
        isShowingAllChanges={isShowingAllChanges}
        time={index > at ? 'later' : index === at ? 'current' : 'past'}
        onSelect={() => {
          onSelect(index);
        }}
      />
    );
  };

  return (
    <Box component="section" aria-label="Events" tabIndex={0} sx={streamSx}>
      {later.length > 0 && <DayTitle>{appHistoryTexts.later}</DayTitle>}
      {later.map(entry)}
      {eventDays(events.slice(0, at + 1), zone).map(({ title, events: ofDay }) => (
        <Box key={title}>
          <DayTitle>{title}</DayTitle>
          {ofDay.map(entry)}
        </Box>
      ))}
    </Box>
  );
}

const DayTitle = ({ children }: { readonly children: string }) => (
  <Typography variant="body2" component="h3" sx={{ color: 'text.secondary', px: 2, pt: 3, pb: 1 }}>
    {children}
  </Typography>
);

const streamSx = {
  flex: { xs: 'none', md: '1 1 0' },
  minWidth: 0,
  overflow: { md: 'auto' },
  px: 3,
  pb: 3,
} as const;
