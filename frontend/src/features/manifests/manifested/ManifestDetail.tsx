import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

import { manifestTexts } from '@contracts/texts/manifests';
import type { ManifestListItem } from '@contracts/views/manifest.view';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import { IntegrationCards } from './IntegrationCards';
import { ManifestConsignments } from '../ManifestConsignments';
import { useListConsignmentsOfManifestQuery } from '../manifests.api';

/** The opened row: its consignments, read once when it opens, and for a super admin both integrations. */
export function ManifestDetail({ manifest }: { readonly manifest: ManifestListItem }) {
  const { data, error, isLoading, refetch } = useListConsignmentsOfManifestQuery(manifest.id);
  const isSuperAdmin = useIsSuperAdmin();

  return (
    <Box sx={{ display: 'grid', gap: 3, py: 3 }}>
      {isLoading && <Skeleton variant="rounded" height={37 * 3} />}
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
