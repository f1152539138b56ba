import type { ListQuery } from '../../../shared/grid/useListQuery';
import { useClient } from '../../../shared/session/useClient';
import { useIsSuperAdmin } from '../../../shared/session/usePermission';
import type { ManifestsRequest } from '../manifests.api';
import type { useManifestFilter } from './useManifestFilter';

/** Request of both tabs: selected client, dates, search and page. */
export function useManifestsRequest(
  query: Pick<ListQuery, 'q' | 'page' | 'size' | 'sort'>,
  { instants, filter }: ReturnType<typeof useManifestFilter>,
): ManifestsRequest {
  const isSuperAdmin = useIsSuperAdmin();
  const { clientId } = useClient();

  return {
    ...(clientId !== undefined && { clientId }),
    ...(query.q && { filter: query.q }),
    ...(filter.failuresOnly && isSuperAdmin && { integrationFailures: true }),
    ...instants,
    isSuperAdmin,
    page: query.page,
    size: query.size,
    sort: query.sort,
  };
}
