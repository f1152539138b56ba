import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DateTime } from 'luxon';

import { NOT_PRINTED } from '../../../shared/layout/PrintedPage';
import { useTimeZone } from '../../../shared/session/useSession';
import { formatDateTime } from '../../../shared/text/format';
import { eventStyle } from '../../../shared/history/event-styles';
import type { TimeScrubberProps } from './time-scrubber.types';
import { scrubberDays } from './scrubber-days';
import { trackSx } from './scrubber.styles';
import { StepButtons } from './StepButtons';

/**
 * One dot per event below a range input: arrow keys step, Home and End jump, and buttons are an alternative to
 * dragging.
 */
export function TimeScrubber(props: TimeScrubberProps) {
  const { events, at } = props;
  const zone = useTimeZone();
  const current = events[at];
  const timeText = current ? formatDateTime(current.at, zone, { seconds: false }) : '';
  const ago = current && DateTime.fromISO(current.at).toRelative({ locale: 'en-AU' });

  return (
    <Box className={NOT_PRINTED} sx={frameSx}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', columnGap: 2, rowGap: 1, flexWrap: 'wrap' }}
      >
        <Typography variant="h2" component="p">
          {timeText}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {`Event ${at + 1} of ${events.length}${ago ? `, ${ago}` : ''}`}
        </Typography>
        <StepButtons {...props} />
      </Box>
      <Track {...props} text={[timeText, current?.actor.name, current?.summary].join(', ')} />
      <Days events={events} zone={zone} />
    </Box>
  );
}

interface TrackProps extends TimeScrubberProps {
  /** Description of the position, for screen readers. */
  readonly text: string;
}

function Track({ events, at, onMove, text }: TrackProps) {
  const last = events.length - 1;
  const leftOf = (index: number) => `${last > 0 ? (index / last) * 100 : 0}%`;

  return (
    <Box sx={trackSx} style={{ '--done': leftOf(at) } as React.CSSProperties}>
      <Box className="dots" aria-hidden>
        {events.map((event, index) => (
          <Box
            key={event.eventId}
            component="i"
            data-past={index <= at || undefined}
            sx={{ bgcolor: `app.tone.${eventStyle(event.type).tone}.glyph` }}
            style={{ left: leftOf(index) }}
          />
        ))}
      </Box>
      <input
        type="range"
        min={0}
        max={Math.max(last, 0)}
        value={at}
        aria-label="Point in time"
        aria-valuetext={`Event ${at + 1} of ${events.length}, ${text}`}
        onChange={({ target }) => {
          onMove(Number(target.value));
        }}
      />
    </Box>
  );
}

/** Dates below the dots; the dots are evenly spaced. */
const Days = ({ events, zone }: Pick<TimeScrubberProps, 'events'> & { readonly zone: string }) => (
  <Box aria-hidden sx={daysSx}>
    {scrubberDays(events, zone).map(({ text, left }) => (
      <span key={text} style={{ left: `${left}%` }}>
        {text}
      </span>
    ))}
  </Box>
);

const frameSx = {
  flex: 'none',
  mx: { xs: 3, sm: 5 },
  px: 4,
  py: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'app.sunken',
} as const;

const daysSx = {
  position: 'relative',
  height: 16,
  mx: '8px',
  typography: 'caption',
  color: 'text.secondary',
  '& span': { position: 'absolute', transform: 'translateX(-50%)' },
  '& span:first-of-type': { transform: 'translateX(-8px)' },
} as const;
