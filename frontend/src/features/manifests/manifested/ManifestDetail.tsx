import Box from '@mui/material/Box';

import { manifestTexts } from '@contracts/texts/spec/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { PRINT_PART, PrintedPage } from '../../../shared/layout/PrintedPage';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import { DateText } from '../../../shared/text/values';
import { IntegrationCards } from './IntegrationCards';
import { ManifestConsignments } from '../ManifestConsignments';
import { useListConsignmentsOfManifestQuery } from '../manifests.api';

export interface ManifestDetailProps {
  readonly manifest: ManifestListItem;
}

/** Expanded row: its consignments, loaded on expansion, and for a super admin both integrations. */
export function ManifestDetail({ manifest }: ManifestDetailProps) {
  const { data, error, isLoading, refetch } = useListConsignmentsOfManifestQuery(manifest.id);
  const isSuperAdmin = useIsSuperAdmin();

  return (
    <Box className={PRINT_PART} sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <PrintedPage heading={manifest.manifestNumber} />
      <PrintedHead manifest={manifest} />
      {isLoading && <SkeletonLines count={3} />}
      {error && (
        <ErrorState
          message={messageOf(error, manifestTexts.fetchFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <ManifestConsignments consignments={data} />}
      {isSuperAdmin && <IntegrationCards manifest={manifest} />}
    </Box>
  );
}

/** Heading for print: the row above is not printed. */
const PrintedHead = ({
  manifest: { manifestNumber, carrierDisplayName, displayServiceType, createdAt },
}: ManifestDetailProps) => (
  <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
    <strong>{manifestNumber}</strong>, {carrierDisplayName}, {displayServiceType},{' '}
    <DateText value={createdAt} show="date-minute" />
  </Box>
);
