import { manifestTexts } from '@contracts/texts/spec/manifests';

import { messageOf } from '../../../shared/api/api-error';
import { ErrorState } from '../../../shared/feedback/ErrorState';
import { SkeletonLines } from '../../../shared/feedback/SkeletonLines';
import { ManifestConsignments } from '../ManifestConsignments';
import { useListConsignmentsOfOpenManifestQuery } from '../manifests.api';

/** Expanded row of an open manifest: its consignments, loaded on expansion. */
export function OpenManifestDetail({ id }: { readonly id: number }) {
  const { data, error, isLoading, refetch } = useListConsignmentsOfOpenManifestQuery(id);

  return (
    <>
      {isLoading && <SkeletonLines count={3} />}
      {error && (
        <ErrorState
          message={messageOf(error, manifestTexts.fetchFailed)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <ManifestConsignments consignments={data} />}
    </>
  );
}
