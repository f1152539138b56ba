import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

import { trackingTexts } from '@contracts/texts/spec/tracking';
import type { TrackingEventView } from '@contracts/views/tracking.view';

import { EmptyState } from '../feedback/EmptyState';
import { StatusChip } from '../status/StatusChip';
import { DateText } from '../text/values';

const { columns } = trackingTexts;
const headings = [columns.dateTime, columns.status, columns.location, columns.carrierDescription];

export interface TrackingEventsTableProps {
  readonly events: readonly TrackingEventView[];
  /** IANA name; zone of the sender (TRK-26). */
  readonly zone: string;
}

/** All tracking events, newest first. */
export function TrackingEventsTable({ events, zone }: TrackingEventsTableProps) {
  if (events.length === 0) return <EmptyState title={trackingTexts.empty} />;

  return (
    <Table size="small" aria-label="Tracking events" sx={tableSx}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading} className={heading === columns.location ? 'place' : ''}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {newestFirst(events).map((event) => (
          <TableRow key={`${event.DateTime}${event.Status}${event.Location ?? ''}`}>
            <TableCell sx={{ whiteSpace: { sm: 'nowrap' } }}>
              <DateText value={event.DateTime} show="date-time" zone={zone} />
            </TableCell>
            <TableCell>
              <StatusChip status={event.Status} />
            </TableCell>
            <TableCell className="place">{event.Location}</TableCell>
            <TableCell>
              {event.CarrierDescription ?? event.StatusDescription}
              <span className="place-below">{event.Location}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Aligns the first column with the header's text; on a phone the location is below the description. */
const tableSx = {
  '& td, & th': { px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 0 } },
  '& .place': { display: { xs: 'none', sm: 'table-cell' } },
  '& td.place': { fontWeight: 500 },
  '& .place-below': { display: { xs: 'block', sm: 'none' }, color: 'text.secondary' },
  '& tr > :first-of-type': { pl: { xs: 3, sm: 6 } },
  '& tr > :last-of-type': { pr: { xs: 3, sm: 6 } },
} as const;

const newestFirst = (events: readonly TrackingEventView[]): TrackingEventView[] =>
  [...events].sort((a, b) => Date.parse(b.DateTime) - Date.parse(a.DateTime));
