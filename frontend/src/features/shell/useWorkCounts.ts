import { appTexts } from '@contracts/texts/app/common';

import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin, usePermission } from '../../shared/session/usePermission';
import { useCountFailedManifestsQuery, useCountOpenConsignmentsQuery } from './shell.api';
import type { SidebarCount } from './sidebar/SidebarLink';

/** Ignores refetching, to avoid re-renders. */
const countAlone = ({ data }: { readonly data?: number | undefined }) => ({ data });

/** Counts beside the entries: open work in grey, failures in red. */
export function useWorkCounts(): ReadonlyMap<string, SidebarCount> {
  const { clientId, isReady } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const canRead = usePermission('READ_CONSIGNMENT');
  const { data: open = 0 } = useCountOpenConsignmentsQuery(clientId, {
    skip: !canRead || isSuperAdmin || !isReady,
    selectFromResult: countAlone,
  });
  const { data: failed = 0 } = useCountFailedManifestsQuery(undefined, {
    skip: !isSuperAdmin,
    selectFromResult: countAlone,
  });

  return new Map([
    ['/consignment/list', { value: open, of: appTexts.openConsignments }],
    ['/manifest/list', { value: failed, of: appTexts.failedManifests, isFailure: true }],
  ]);
}
