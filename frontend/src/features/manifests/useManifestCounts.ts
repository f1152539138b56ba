import { useIsSuperAdmin } from '../../shared/session/usePermission';
import { useListManifestsQuery, useListOpenManifestsQuery } from './manifests.api';
import { useManifestFilter } from './toolbar/useManifestFilter';
import { useManifestsRequest } from './toolbar/useManifestsRequest';

const countOnly = { q: '', page: 0, size: 1 } as const;

export interface ManifestCounts {
  readonly OPEN: number | undefined;
  readonly MANIFESTED: number | undefined;
  /** Super admins only. */
  readonly failures: number | undefined;
}

/** Counts between the two dates, regardless of other filters; undefined until loaded. */
export function useManifestCounts(): ManifestCounts {
  const dates = useManifestFilter();
  const isSuperAdmin = useIsSuperAdmin();
  const unfiltered = { ...dates, filter: { ...dates.filter, failuresOnly: false } };
  const manifests = useManifestsRequest({ ...countOnly, sort: 'createdAt,DESC' }, unfiltered);
  const openManifests = useManifestsRequest(
    { ...countOnly, sort: 'dispatchDate,DESC' },
    unfiltered,
  );

  return {
    OPEN: useListOpenManifestsQuery({ ...openManifests, includeConsignments: false }).currentData
      ?.totalCount,
    MANIFESTED: useListManifestsQuery(manifests).currentData?.totalCount,
    failures: useListManifestsQuery(
      { ...manifests, integrationFailures: true },
      { skip: !isSuperAdmin },
    ).currentData?.totalCount,
  };
}
