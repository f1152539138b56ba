import Box from '@mui/material/Box';

import type { ManifestListItem } from '@contracts/views/manifest.view';

import { StatusChip } from '../../../shared/status/StatusChip';
import { EMPTY_VALUE } from '../../../shared/text/format';
import { bookingLabel } from './integration-labels';

const looks = { PENDING: 'QUEUED', SENT: 'BOOKED', FAILED: 'FAILED', NOT_REQUIRED: 'PERMANENT' };

/** GAP-63: status of the pickup booking with its reference in a tooltip; a dash without a booking. */
export function BookingCell({ manifest }: { readonly manifest: ManifestListItem }) {
  const { bookingStatus, bookingReference, readyTime } = manifest;
  if (bookingStatus === 'NOT_REQUIRED' && readyTime === null && bookingReference === null)
    return <Box sx={{ color: 'app.textMuted' }}>{EMPTY_VALUE}</Box>;

  return (
    <Box component="span" title={bookingReference ?? undefined} sx={{ display: 'flex' }}>
      <StatusChip status={looks[bookingStatus]} label={bookingLabel[bookingStatus]} />
    </Box>
  );
}
