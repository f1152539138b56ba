import Box from '@mui/material/Box';

import type { ManifestListItem } from '@contracts/views/manifest.view';

import { StatusChip } from '../../../shared/status/StatusChip';
import { NOTHING } from '../../../shared/text/money';
import { bookingWords } from './integration-words';

const looks = { PENDING: 'QUEUED', SENT: 'BOOKED', FAILED: 'FAILED', NOT_REQUIRED: 'PERMANENT' };

/** GAP-63: how the pickup booking stands; its reference is in the tooltip. Nobody booked: a dash. */
export function BookingCell({ manifest }: { readonly manifest: ManifestListItem }) {
  const { bookingStatus, bookingReference, readyTime } = manifest;
  if (bookingStatus === 'NOT_REQUIRED' && readyTime === null && bookingReference === null)
    return <Box sx={{ color: 'app.textMuted' }}>{NOTHING}</Box>;

  return (
    <Box component="span" title={bookingReference ?? undefined} sx={{ display: 'flex' }}>
      <StatusChip status={looks[bookingStatus]} label={bookingWords[bookingStatus]} />
    </Box>
  );
}
