import Box from '@mui/material/Box';
import { DateTime } from 'luxon';

import { appManifestTexts as words } from '@contracts/texts/app/screens';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { useTimeZone } from '../../../shared/session/useSession';
import { StatusChip } from '../../../shared/status/StatusChip';
import { bookingLabel } from './integration-labels';

const looks = { PENDING: 'QUEUED', SENT: 'BOOKED', FAILED: 'FAILED', NOT_REQUIRED: 'PERMANENT' };

/** GAP-63: pickup: booked with its window and reference, daily, or none (H35). */
export function BookingCell({ manifest }: { readonly manifest: ManifestListItem }) {
  const { bookingStatus, bookingReference, readyTime, closingTime, permanentBooking } = manifest;
  const zone = useTimeZone();
  const hasBooking =
    bookingStatus !== 'NOT_REQUIRED' || readyTime !== null || bookingReference !== null;
  if (!hasBooking && !permanentBooking)
    return <Box sx={{ color: 'app.tone.warn.fg' }}>{words.noPickup}</Box>;

  const at = (instant: string) =>
    DateTime.fromISO(instant, { zone }).toFormat('d/MM h:mm a', { locale: 'en-AU' }).toLowerCase();
  const window = readyTime && closingTime && `${at(readyTime)} to ${at(closingTime)}`;
  return (
    <Box
      component="span"
      title={[window, bookingReference].filter(Boolean).join(', ') || undefined}
      sx={{ display: 'flex' }}
    >
      <StatusChip status={looks[bookingStatus]} label={bookingLabel[bookingStatus]} />
    </Box>
  );
}
