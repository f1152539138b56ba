import Box from '@mui/material/Box';
import { useState } from 'react';

import type { HistoryEventView } from '@contracts/views/history.view';

import type { HistorySubject } from '../../shared/navigation/useRecordDialog';
import { useTimeZone } from '../../shared/session/useSession';
import { formatTime } from '../../shared/text/format';
import { EventStream } from '../../shared/history/EventStream';
import { downloadHistory } from './download-history';
import { HistoryFooter } from './HistoryFooter';
import { areLabelsStale } from '../../shared/history/labels-note';
import { SnapshotView } from './snapshot/SnapshotView';
import { TimeScrubber } from './scrubber/TimeScrubber';
import { useHistoryCursor } from './scrubber/useHistoryCursor';

export interface HistoryBodyProps {
  readonly subject: HistorySubject;
  /** Oldest first; at least one. */
  readonly events: readonly HistoryEventView[];
}

/** Scrubber above, events on the left, the record at that point in time on the right. */
export function HistoryBody({ subject, events }: HistoryBodyProps) {
  const cursor = useHistoryCursor(events);
  const [isComparing, setComparing] = useState(false);

  return (
    <>
      <TimeScrubber
        events={events}
        at={cursor.at}
        isPlaying={cursor.isPlaying}
        onMove={cursor.move}
        onPlay={cursor.play}
      />
      <Panes
        subject={subject}
        events={events}
        at={cursor.at}
        isComparing={isComparing}
        onMove={cursor.move}
      />
      <HistoryFooter
        isComparing={isComparing}
        onCompare={() => {
          setComparing(!isComparing);
        }}
        onExport={() => {
          downloadHistory(events, subject);
        }}
      />
    </>
  );
}

interface PanesProps extends HistoryBodyProps {
  readonly at: number;
  readonly isComparing: boolean;
  readonly onMove: (index: number) => void;
}

function Panes({ subject, events, at, isComparing, onMove }: PanesProps) {
  const zone = useTimeZone();
  const last = events.length - 1;
  const revisionOf = (index: number) => events[index]?.revision ?? 0;
  const event = events[at];
  const title = at === last || !event ? 'Now' : `As it was at ${formatTime(event.at, zone)}`;

  return (
    <Box sx={panesSx}>
      {isComparing ? (
        <SnapshotView
          subject={subject}
          revision={revisionOf(last)}
          compareWith={revisionOf(at)}
          title="Now"
        />
      ) : (
        <EventStream events={events} at={at} onSelect={onMove} />
      )}
      <SnapshotView
        subject={subject}
        revision={revisionOf(at)}
        compareWith={isComparing || at === 0 ? null : revisionOf(at - 1)}
        title={title}
        hasStaleLabels={areLabelsStale(events.slice(0, at + 1))}
      />
    </Box>
  );
}

const panesSx = {
  flex: 1,
  minHeight: 0,
  mt: '14px',
  borderTop: 1,
  borderColor: 'divider',
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  overflow: { xs: 'auto', md: 'hidden' },
} as const;
