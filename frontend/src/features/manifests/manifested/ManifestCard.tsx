import Box from '@mui/material/Box';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import { appManifestTexts } from '@contracts/texts/app/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { useIsMultiClientList } from '../../../shared/session/several-clients';
import { usePermissionCheck } from '../../../shared/session/usePermission';
import { StatusChip } from '../../../shared/status/StatusChip';
import { DateText } from '../../../shared/text/values';
import { interpolate } from '../../../shared/text/format';
import { CardDetails } from '../../../shared/grid/CardDetails';
import { BookingCell, pickupText } from './BookingCell';
import { transmissionLabel } from './integration-labels';
import { ManifestDetail } from './ManifestDetail';
import { ManifestNumber } from './ManifestNumber';
import { ManifestOther } from './ManifestOther';
import { PrintButton } from './PrintButton';

/** "3 consignments" */
export const consignmentCountText = (count: number): string =>
  count === 1
    ? appManifestTexts.consignment
    : interpolate(appManifestTexts.consignments, { n: count });

/** Card of a manifest, for phones. */
export function ManifestCard({ manifest }: { readonly manifest: ManifestListItem }) {
  const can = usePermissionCheck();
  const spansClients = useIsMultiClientList();
  const pickup = pickupText(manifest);
  const canSeeStatus = can('SUPER_ADMIN_CONTENT') || can('CUSTOMER_CONTENT');

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1 }}>
          <ManifestNumber manifest={manifest} tabIndex={0} />
        </Box>
        {canSeeStatus && (
          <StatusChip
            status={manifest.dataStatus === 'PENDING' ? 'QUEUED' : manifest.dataStatus}
            label={transmissionLabel[manifest.dataStatus]}
          />
        )}
        <BookingCell manifest={manifest} />
      </Box>
      {spansClients && <div>{manifest.clientName}</div>}
      <div>
        {manifest.carrierDisplayName}, {consignmentCountText(manifest.consignmentCount)}
      </div>
      <Box sx={{ color: 'text.secondary' }}>
        <DateText value={manifest.createdAt} show="date-minute" />
      </Box>
      {pickup && (
        <Box sx={{ color: 'text.secondary' }}>
          {interpolate(appManifestTexts.pickupWindow, { pickup })}
        </Box>
      )}
      {can('PAPERWORK') && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', ml: -2 }}>
          <PrintButton manifest={manifest} document="manifest" tabIndex={0} isNamed />
          <PrintButton manifest={manifest} document="labels" tabIndex={0} isNamed />
          <PrintButton manifest={manifest} document="summary" tabIndex={0} isNamed />
          <ManifestOther manifest={manifest} tabIndex={0} />
        </Box>
      )}
      <CardDetails label={manifestTexts.columns.details} recordName={manifest.manifestNumber}>
        {() => <ManifestDetail manifest={manifest} />}
      </CardDetails>
    </Box>
  );
}
