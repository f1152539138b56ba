import Box from '@mui/material/Box';

import type { ManifestListItem } from '@contracts/views/manifest.view';

import { StatusChip } from '../../../shared/status/StatusChip';
import { DateText } from '../../../shared/text/DateText';
import { Mono } from '../../../shared/text/Mono';
import { CardDetails } from '../CardDetails';
import { BookingCell } from './BookingCell';
import { dataWords } from './integration-words';
import { ManifestDetail } from './ManifestDetail';
import { PrintButton } from './PrintButton';

/** A manifest on a phone. */
export function ManifestCard({ manifest }: { readonly manifest: ManifestListItem }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Mono>{manifest.manifestNumber}</Mono>
        <StatusChip
          status={manifest.dataStatus === 'PENDING' ? 'QUEUED' : manifest.dataStatus}
          label={dataWords[manifest.dataStatus]}
        />
      </Box>
      <div>
        {manifest.carrierDisplayName}, {manifest.consignmentCount} consignments
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        <DateText value={manifest.createdAt} show="date-minute" />
      </Box>
      <BookingCell manifest={manifest} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <PrintButton manifest={manifest} document="manifest" tabIndex={0} isNamed />
        <PrintButton manifest={manifest} document="labels" tabIndex={0} isNamed />
      </Box>
      <CardDetails of={manifest.manifestNumber}>
        {() => <ManifestDetail manifest={manifest} />}
      </CardDetails>
    </Box>
  );
}
