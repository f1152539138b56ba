import { ownTexts } from '@contracts/texts/own';

import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin, usePermission } from '../../shared/session/usePermission';
import { useCountFailedManifestsQuery, useCountOpenConsignmentsQuery } from './shell.api';
import type { SidebarCount } from './sidebar/SidebarLink';

/** That it is being counted again is nobody's news. */
const countAlone = ({ data }: { readonly data?: number | undefined }) => ({ data });

/** The numbers beside the entries: open work in grey, what failed in red. */
export function useWorkCounts(): ReadonlyMap<string, SidebarCount> {
  const { clientId } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const mayRead = usePermission('READ_CONSIGNMENT');
  const { data: open = 0 } = useCountOpenConsignmentsQuery(clientId, {
    skip: !mayRead || isSuperAdmin,
    selectFromResult: countAlone,
  });
  const { data: failed = 0 } = useCountFailedManifestsQuery(undefined, {
    skip: !isSuperAdmin,
    selectFromResult: countAlone,
  });

  return new Map([
    ['/consignment/list', { value: open, of: ownTexts.openConsignments }],
    ['/manifest/list', { value: failed, of: ownTexts.failedManifests, isFailure: true }],
  ]);
}
