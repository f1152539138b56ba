import { appTexts } from '@contracts/texts/app/common';
import { issuesDescription } from '@contracts/texts/app/operations-title';
import { openSteps } from '@contracts/texts/app/first-steps';

import { POLLING_MS } from '../../shared/operations/issue-list-tag';
import { useListIssuesQuery } from '../../shared/operations/issue-list.api';
import { useFindSetUpQuery } from '../../shared/session/set-up.api';
import { useClient } from '../../shared/session/useClient';
import { useIsSuperAdmin, usePermission } from '../../shared/session/usePermission';
import { useSetUpCustomer } from '../../shared/session/useCustomer';
import { useCountFailedManifestsQuery, useCountConsignmentsByStateQuery } from './shell.api';
import type { SidebarCount } from './sidebar/SidebarLink';

/** Ignores refetching, to avoid re-renders. */
const selectCount = ({ data }: { readonly data?: number | undefined }) => ({ data });

/** Counts beside the sidebar entries: open work in grey, failures in red. */
export function useWorkCounts(): ReadonlyMap<string, SidebarCount> {
  const { clientId, isReady } = useClient();
  const isSuperAdmin = useIsSuperAdmin();
  const canRead = usePermission('READ_CONSIGNMENT');
  const { data: open = 0 } = useCountConsignmentsByStateQuery(clientId, {
    skip: !canRead || isSuperAdmin || !isReady,
    selectFromResult: ({ data }) => ({ data: data?.counts.OPEN }),
  });
  const { data: failed = 0 } = useCountFailedManifestsQuery(undefined, {
    skip: !isSuperAdmin,
    selectFromResult: selectCount,
  });

  const issues = useIssueCount();
  const steps = useOpenSteps();
  return new Map([
    ['/set-up', { value: steps, description: openSteps }],
    ['/consignment/list', { value: open, description: appTexts.openConsignments }],
    ['/operations', { value: issues, description: issuesDescription, isFailure: true }],
    ['/manifest/list', { value: failed, description: appTexts.failedManifests, isFailure: true }],
  ]);
}

/** Count of items that need attention, refetched while the app is open. */
function useIssueCount(): number {
  const { data } = useListIssuesQuery(undefined, {
    skip: !usePermission('READ_SET_ASIDE'),
    pollingInterval: 2 * POLLING_MS,
    selectFromResult: ({ data: list }) => ({ data: list?.totalCount }),
  });
  return data ?? 0;
}

/** Count of open steps on the set-up page, for users with its sidebar entry. */
function useOpenSteps(): number {
  const { customerId } = useSetUpCustomer();
  const canSetUp = usePermission('UPDATE_CLIENT');
  const isSuperAdmin = useIsSuperAdmin();
  const { data } = useFindSetUpQuery(
    { customerId: customerId ?? 0, page: 0 },
    {
      skip: customerId === null || !canSetUp || isSuperAdmin,
      selectFromResult: ({ data: setUp }) => ({ data: setUp?.openCount }),
    },
  );
  return data ?? 0;
}
