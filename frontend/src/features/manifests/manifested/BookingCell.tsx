import Box from '@mui/material/Box';
import { DateTime } from 'luxon';

import { appManifestTexts as texts } from '@contracts/texts/app/manifests';
import { stateZone } from '@contracts/rules/calendar-day';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { StatusChip } from '../../../shared/status/StatusChip';
import { bookingLabel } from './integration-labels';

const styles = { PENDING: 'QUEUED', SENT: 'BOOKED', FAILED: 'FAILED', NOT_REQUIRED: 'PERMANENT' };

/** GAP-63: status of the pickup: booked with its window and reference, daily, or none. */
export function BookingCell({ manifest }: { readonly manifest: ManifestListItem }) {
  const { bookingStatus, bookingReference, readyTime, permanentBooking } = manifest;
  const pickup = pickupText(manifest);
  const hasBooking =
    bookingStatus !== 'NOT_REQUIRED' || readyTime !== null || bookingReference !== null;
  if (!hasBooking && !permanentBooking)
    return <Box sx={{ color: 'app.tone.warn.fg' }}>{texts.noPickup}</Box>;

  return (
    <Box component="span" title={pickup || undefined} sx={{ display: 'flex' }}>
      <StatusChip status={styles[bookingStatus]} label={bookingLabel[bookingStatus]} />
    </Box>
  );
}

/**
 * Window and reference of the pickup, for example '24/11 4:15 pm to 24/11 5:45 pm, BK-7', in the time of the pickup
 * location (GAP-74); empty without both.
 */
export function pickupText({
  bookingReference,
  readyTime,
  closingTime,
  senderState,
}: ManifestListItem): string {
  const zone = stateZone(senderState);
  const formatInstant = (instant: string) =>
    DateTime.fromISO(instant, { zone }).toFormat('d/MM h:mm a', { locale: 'en-AU' }).toLowerCase();
  const window =
    readyTime && closingTime && `${formatInstant(readyTime)} to ${formatInstant(closingTime)}`;
  return [window, bookingReference].filter(Boolean).join(', ');
}
